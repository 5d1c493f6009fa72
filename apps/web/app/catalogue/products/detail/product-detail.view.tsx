import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router';
import { AddToCart } from '../../../sales/cart/add-to-cart';
import { CompareBar } from '../../compare/compare-bar';
import { CompareToggle } from '../../compare/compare-toggle';
import { PriceForm } from '../../../sales/enquiry/price-form';
import { Breadcrumb, type Crumb } from '../../../platform/ui/breadcrumb';
import { Icon } from '../../../platform/ui/icon';
import { ServerHtml } from '../../../platform/ui/server-html';
import { ShareButton } from '../../../platform/ui/share-button';
import { CategoryBar } from '../category-bar';
import { FitCheck } from '../fit/fit-check';
import { AvailableSizes } from './available-sizes';
import { BuyBar } from './buy-bar';
import { ContactSales } from './contact-sales';
import { productDetailTexts as texts } from './product-detail.texts';
import { ProductGallery } from './product-gallery';
import type { ProductParts } from './product-parts.server';
import type { ShownProduct } from './shown-product';
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
import offerStyles from './offer.module.css';
import sectionStyles from './product-sections.module.css';
import styles from './product.module.css';

export interface ProductDetailData {
  product: ShownProduct;
  /** Products of its category, including itself, small to large. Only the nearest ones of large categories. */
  sizes: SizeOption[];
  /** Number of products in the category. */
  models: number;
  parts: ProductParts;
  crumbs: Crumb[];
  /** Null if no void or wall is to be checked. */
  fit: ComponentProps<typeof FitCheck> | null;
}

/** Page of a product. */
export function ProductDetail(page: ProductDetailData) {
  const { product, sizes, models, fit, parts, crumbs } = page;
  const { id, title, model, discontinued } = product;
  const about = `${title} (${model})`;
  const offer = useRef<HTMLDivElement>(null);
  const buttons = <Buttons product={product} about={about} onRequest={parts.ask !== null} />;
  const service = <ServerHtml html={parts.service} />;
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
          <section className={offerStyles.buyingBox} aria-label={texts.box}>
            <ServerHtml html={parts.price} />
            {/* The buy bar appears once this part has left the window. */}
            <div key={id} ref={offer}>
              {parts.ask ? <PriceForm {...parts.ask} /> : buttons}
            </div>
            {!parts.ask && service}
          </section>
        </div>
        {parts.ask && (
          <div className={offerStyles.besideForm}>
            {service}
            {buttons}
          </div>
        )}
      </div>
      <div className={`wrap ${styles.overview}`}>
        {!discontinued && (
          <AvailableSizes
            sizes={sizes}
            unit={product.category_kind === 'ventilation' ? 'm3h' : 'ton'}
            models={models}
            current={id}
          />
        )}
        <ServerHtml html={parts.terms} />
        <div className={styles.actions}>
          <Link className="link" to={`/products/${id}/data-sheet`}>
            <Icon name="download" />
            {texts.dataSheet}
          </Link>
          {!discontinued && <CompareToggle product={product} look="link" />}
          <ShareButton title={title} />
          <Link className="link" to={`/contact-us?product=${id}`}>
            <Icon name="file" />
            {texts.askForDocument}
          </Link>
        </div>
      </div>
      {fit && <FitCheck key={id} {...fit} />}
      <ServerHtml html={parts.more} className={sectionStyles.sections} />
      <div className="bars">
        <CompareBar />
        <BuyBar key={id} product={product} about={about} offer={offer} />
      </div>
    </>
  );
}

interface ButtonsProps {
  product: ShownProduct;
  about: string;
  /** True if a form for the price is the main action. */
  onRequest: boolean;
}

/** Main actions. Discontinued products link to their successor. */
function Buttons({ product, about, onRequest }: ButtonsProps) {
  const { id, discontinued, successor } = product;
  return (
    <div className={offerStyles.callToAction}>
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
