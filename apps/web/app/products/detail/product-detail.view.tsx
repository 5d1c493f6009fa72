import type { CatalogueProduct, ProductSize } from '@shishir/contract';
import { formatCapacity, formatPhone, formatTaka, priceView } from '@shishir/format';
import { AddToCart } from '../../cart/add-to-cart';
import { CompareBar } from '../../compare/compare-bar';
import { CompareToggle } from '../../compare/compare-toggle';
import { Icon } from '../../ui/icon';
import { useShell } from '../../ui/page/shell-data';
import { AvailableSizes } from './available-sizes';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb';
import { CategoryBar } from '../category-bar';
import { ContactSales } from './contact-sales';
import type { FeatureList } from './feature-lists.server';
import FeatureSection from './feature-section';
import { KeyFigures } from './key-figures';
import { Avatar, portraitUrl } from '../../ui/avatar';
import { PriceBlock } from '../../units/price-block';
import { ProductFit } from '../drawing/product-fit';
import { ProductGallery } from './product-gallery';
import { SpecTables } from './spec-tables';
import './product-detail.css';

export interface ProductDetailData {
  product: CatalogueProduct;
  /** The products of its category, itself included, small to large. Of very many they are the nearest. */
  sizes: ProductSize[];
  /** How many products the category has. */
  models: number;
  features: FeatureList | null;
  crumbs: Crumb[];
}

/** One product: what it is, whether it fits, what it costs, whom to call. */
export default function ProductDetail(page: ProductDetailData) {
  const { product, sizes, models, features, crumbs } = page;
  const about = `${product.title} (${product.model})`;
  return (
    <>
      <CategoryBar current={product.category_slug} count={models} onProduct />
      <div className="wrap pd__way">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="wrap pd">
        <ProductGallery key={product.id} pictures={product.pictures} />
        <div>
          <Tags product={product} />
          <h1>{product.title}</h1>
          <p className="pd__model">
            {product.brand && `${product.brand}, `}model {product.model}
          </p>
          <KeyFigures product={product} />
          <AvailableSizes sizes={sizes} models={models} current={product.id} />
          <div className="buy">
            <PriceBlock regular={product.regular_price} offer={product.offer_price} />
            <div className="buy__cta">
              <ContactSales id={product.id} about={about} />
              <AddToCart product={product} look="line" />
              <CompareToggle unit={product} look="link" />
            </div>
            <SalesPerson />
          </div>
        </div>
      </div>
      <ProductFit product={product} />
      {features && <FeatureSection features={features} picture={product.pictures.at(-1) ?? null} />}
      <SpecTables product={product} />
      <CompareBar />
      <BuyBar product={product} about={about} />
    </>
  );
}

function Tags({
  product: { wind_free, inverter_type, refrigerant },
}: {
  product: CatalogueProduct;
}) {
  return (
    <div className="pd__tags">
      {wind_free && (
        <span className="tag">
          {/^wind/i.test(wind_free) && <Icon name="snow" />}
          {wind_free}
        </span>
      )}
      {inverter_type && <span className="tag tag--plain">{inverter_type}</span>}
      {refrigerant && <span className="tag tag--plain">{refrigerant}</span>}
    </div>
  );
}

function SalesPerson() {
  const person = useShell().company?.sales_contact;
  if (!person) return null;
  return (
    <div className="who">
      <Avatar
        name={person.name}
        src={portraitUrl(person.picture)}
        alt={person.picture?.alt}
        fallback="initials"
      />
      <div>
        <b>{person.name}</b>
        {person.title && <span>{person.title}</span>}
      </div>
      {person.phone && (
        <a className="link num" href={`tel:${person.phone}`}>
          {formatPhone(person.phone)}
        </a>
      )}
    </div>
  );
}

/** On phones the price and the contact button stay visible. */
function BuyBar({ product, about }: { product: CatalogueProduct; about: string }) {
  const view = priceView(product.regular_price, product.offer_price);
  const { cooling_tr, cooling_kw } = product;
  const capacity = [
    cooling_tr !== null && `${formatCapacity(cooling_tr)} Ton`,
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
  ].filter(Boolean);
  return (
    <section className="mbuy" aria-label="Price and contact">
      <div>
        <b className="num">{view.kind === 'price' ? formatTaka(view.price) : 'Price on request'}</b>
        <small className="num">{capacity.join(', ')}</small>
      </div>
      <ContactSales id={product.id} about={about} />
    </section>
  );
}
