import type { CatalogueProduct, CategoryKind, ProductSize } from '@shishir/contract';
import { formatCapacity, formatPhone, formatTaka, priceView } from '@shishir/format';
import { Link } from 'react-router';
import { AddToCart } from '../../cart/add-to-cart';
import { CompareBar } from '../../compare/compare-bar';
import { CompareToggle } from '../../compare/compare-toggle';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { useShell } from '../../ui/page/shell-data';
import { AvailableSizes } from './available-sizes';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb';
import { CategoryBar } from '../category-bar';
import { ContactSales } from './contact-sales';
import type { FeatureList } from './feature-lists.server';
import FeatureSection from './feature-section';
import { type Figure, KeyFigures } from './key-figures';
import { Avatar, portraitUrl } from '../../ui/avatar';
import type { CardProduct } from '../../units/card-product';
import { PriceBlock } from '../../units/price-block';
import type { Row } from '../../units/spec-rows';
import { type Fit, ProductFit } from '../drawing/product-fit';
import { ProductGallery } from './product-gallery';
import { SpecTables } from './spec-tables';
import './product-detail.css';

export interface ProductDetailData {
  product: CatalogueProduct;
  /** The products of its category, itself included, small to large. Of very many they are the nearest. */
  sizes: ProductSize[];
  /** How many products the category has. */
  models: number;
  figures: Figure[];
  specs: { title: string; rows: Row[] }[];
  fit: Fit | null;
  /** Other models of about the same capacity. */
  similar: CardProduct[];
  features: FeatureList | null;
  crumbs: Crumb[];
}

/** One product: what it is, whether it fits, what it costs, whom to call. */
export default function ProductDetail(page: ProductDetailData) {
  const { product, sizes, models, figures, specs, fit, similar, features, crumbs } = page;
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
          <Needs kind={product.category_kind} />
          <KeyFigures figures={figures} />
          <AvailableSizes sizes={sizes} models={models} current={product.id} />
          <div className="buy">
            <PriceBlock regular={product.regular_price} offer={product.offer_price} />
            <div className="buy__cta">
              <ContactSales id={product.id} about={about} />
              <AddToCart product={product} look="line" />
              <CompareToggle unit={product} look="link" />
            </div>
          </div>
        </div>
        <SalesPerson />
      </div>
      {fit && <ProductFit fit={fit} />}
      {features && <FeatureSection features={features} picture={product.pictures.at(-1) ?? null} />}
      <SpecTables model={product.model} specs={specs} />
      <Similar products={similar} />
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

/** Indoor units that only work in a VRF system. */
const OF_VRF = /cassette|duct|mounted|standing/;

/** What must be bought with a unit, since its price alone looks like that of a whole air conditioner. */
function Needs({ kind }: { kind: CategoryKind }) {
  const { categories } = useShell();
  const outdoor = categories.find((category) => category.kind === 'outdoor_unit');
  const split = categories.find((category) => category.kind === 'split');
  if (!OF_VRF.test(kind) || !outdoor) return null;
  return (
    <p className="pd__needs">
      Indoor unit of a VRF system. <Link to={outdoor.path}>Needs an outdoor unit</Link>
      {outdoor.price_from !== null && `, from ${formatTaka(outdoor.price_from)}`}.
      {kind === 'wall_mounted' && split && (
        <>
          {' '}
          For one room see <Link to={split.path}>{split.title}</Link>.
        </>
      )}
    </p>
  );
}

function Similar({ products }: { products: CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="block similar" aria-labelledby="similar">
      <div className="wrap">
        <h2 id="similar">Similar models</h2>
        <ul>
          {products.map(({ id, title, pictures, cooling_tr, ...prices }) => {
            const view = priceView(prices.regular_price, prices.offer_price);
            return (
              <li key={id}>
                <Link to={`/products/${id}`} prefetch="intent">
                  <Picture picture={pictures[0] ?? null} sizes="(min-width: 561px) 292px, 120px" />
                  <span>
                    <b>{title}</b>
                    <span className="num">
                      {cooling_tr !== null && `${formatCapacity(cooling_tr)} TR, `}
                      {view.kind === 'price' ? formatTaka(view.price) : 'price on request'}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
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
