import type { CatalogueProduct } from '@shishir/contract';
import { formatTaka, priceView } from '@shishir/format';
import { Link } from 'react-router';
import { AddToCart } from '../../../sales/cart/add-to-cart';
import { CompareBar } from '../../compare/compare-bar';
import { CompareToggle } from '../../compare/compare-toggle';
import { PriceForm } from '../../../sales/enquiry/price-form';
import { Breadcrumb, type Crumb } from '../../../platform/ui/breadcrumb';
import { Icon } from '../../../platform/ui/icon';
import { Panel } from '../../../platform/ui/panel';
import { ServerHtml } from '../../../platform/ui/server-html';
import { ShareButton } from '../../../platform/ui/share-button';
import { OutdoorNeed } from '../../product-parts/outdoor-need';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { CategoryBar } from '../category-bar';
import { AvailableSizes } from './available-sizes';
import { ContactSales } from './contact-sales';
import { productDetailTexts as texts } from './product-detail.texts';
import { ProductGallery } from './product-gallery';
import type { ProductParts } from './product-parts.server';
import type { SizeOption } from './size-options';
// Styles of the parts that the server renders.
import '../../../platform/ui/table.css';
import '../../product-parts/key-figures.css';
import '../../product-parts/unit-row.css';
import '../drawing/drawing.css';
import '../drawing/product-fit.css';
import './feature-diagram.css';
import './feature-section.css';
import './spec-tables.css';
import styles from './product.module.css';

/** Fields of a product that its page uses in the browser. */
export type ShownProduct = Pick<
  CatalogueProduct,
  | 'id'
  | 'title'
  | 'model'
  | 'category_slug'
  | 'category_kind'
  | 'regular_price'
  | 'offer_price'
  | 'pictures'
  | 'discontinued'
> & {
  /** For example 'Indoor Unit' or 'Chiller'. */
  type: string;
  /** For example '1.6 Ton, 5.6 kW' or '250 m³/h'. */
  capacity: string;
  successor: { id: number; title: string } | null;
};

export interface ProductDetailData {
  product: ShownProduct;
  /** Products of its category, including itself, small to large. Only the nearest ones of large categories. */
  sizes: SizeOption[];
  /** Number of products in the category. */
  models: number;
  parts: ProductParts;
  crumbs: Crumb[];
}

/** Page of a product. */
export function ProductDetail(page: ProductDetailData) {
  const { product, sizes, models, parts, crumbs } = page;
  const { id, title, model, discontinued } = product;
  const about = `${title} (${model})`;
  return (
    <>
      <CategoryBar current={product.category_slug} count={models} onProduct />
      <div className={`wrap ${styles.breadcrumb}`}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={`wrap ${styles.product}`}>
        <ProductGallery key={id} pictures={product.pictures} />
        <div className={styles.text}>
          <ServerHtml html={parts.head} />
          {!discontinued && (
            <AvailableSizes
              sizes={sizes}
              unit={product.category_kind === 'ventilation' ? 'm3h' : 'ton'}
              models={models}
              current={id}
            />
          )}
          <Panel as="section" className={styles.buyingBox} aria-label={texts.box}>
            <ServerHtml html={parts.price} />
            {parts.ask && <PriceForm key={id} {...parts.ask} />}
            <Buttons product={product} about={about} />
            <ServerHtml html={parts.reach} />
          </Panel>
        </div>
        <div className={styles.actions}>
          {!discontinued && <CompareToggle product={product} look="link" />}
          <Link className="link" to={`/products/${id}/data-sheet`}>
            <Icon name="download" />
            {texts.dataSheet}
          </Link>
          <ShareButton title={title} />
        </div>
        <ServerHtml html={parts.documents} />
      </div>
      <ServerHtml html={parts.more} />
      <div className="bars">
        <CompareBar />
        <BuyBar product={product} about={about} />
      </div>
    </>
  );
}

/** Main actions. Discontinued products link to their successor; a product without a price has a form above. */
function Buttons({ product, about }: { product: ShownProduct; about: string }) {
  const { id, discontinued, successor, regular_price, offer_price } = product;
  const onRequest = !discontinued && regular_price === null && offer_price === null;
  return (
    <div className={styles.callToAction}>
      {discontinued && successor && (
        <Link className="button button--go" to={`/products/${successor.id}`}>
          {texts.seeSuccessor}
        </Link>
      )}
      <ContactSales
        id={id}
        about={about}
        second={onRequest || (discontinued && successor !== null)}
      />
      {!discontinued && <AddToCart product={product} look="line" />}
    </div>
  );
}

/** Keeps price and contact button visible on phones. */
function BuyBar({ product, about }: { product: ShownProduct; about: string }) {
  const view = priceView(product.regular_price, product.offer_price);
  const { id, category_kind, capacity, discontinued, successor } = product;
  return (
    <section className="buy-bar" aria-label={texts.bar.label}>
      <div>
        <b className="number">
          {discontinued
            ? texts.bar.discontinued
            : view.kind === 'price'
              ? formatTaka(view.price)
              : productPartsTexts.price.onRequest}
        </b>
        <small className="number">{capacity}</small>
        {!discontinued && <OutdoorNeed kind={category_kind} short />}
      </div>
      {discontinued && successor ? (
        <Link className="button button--go" to={`/products/${successor.id}`}>
          {texts.bar.successor}
        </Link>
      ) : (
        <ContactSales id={id} about={about} />
      )}
    </section>
  );
}
