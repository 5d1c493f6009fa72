import type { Category } from '@shishir/contract';
import { capacityShare, formatCapacity, formatTaka, priceView } from '@shishir/format';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';
import { categoryOf } from './form-sections';
import { numberOf, takaOf } from '../../../platform/ui/form/number-text';
import { useValues } from './form-section';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts } from './product-form.texts';
import './product-preview.css';

const texts = productFormTexts.preview;

/** What the preview shows. */
const PREVIEWED = [
  'title',
  'model',
  'category',
  'wind_free',
  'cooling_tr',
  'cooling_kw',
  'regular_price',
  'offer_price',
  'pictures',
  'visibility',
] as const;
type Previewed = Pick<ProductFormValues, (typeof PREVIEWED)[number]>;

/**
 * The card and the price of the page as visitors will see them; a discontinued product has neither. The site is light,
 * so the preview is.
 */
export function ProductPreview({ categories }: { categories: Category[] }) {
  const values = useValues(PREVIEWED);
  const regular = takaOf(values.regular_price);
  const offer = takaOf(values.offer_price);
  const category = categoryOf(categories, values);
  if (values.visibility === 'discontinued') return <Discontinued category={category} />;
  return (
    <section className="preview num" aria-label={texts.title}>
      <h2>{texts.card}</h2>
      <div className="preview__ground">
        <article className="preview-card">
          <div className="preview-card__picture">
            <FirstPicture pictures={values.pictures} />
            {values.wind_free && <span>{values.wind_free}</span>}
          </div>
          <div className="preview-card__text">
            <Capacity values={values} />
            <p className="preview-card__title">{values.title || texts.untitled}</p>
            <p className="preview-card__model">{values.model || texts.unnamed}</p>
            <CapacityLine values={values} category={category} />
            <PreviewPrice regular={regular} offer={offer} />
            <span className="preview-card__cart" aria-hidden="true">
              {texts.cart}
            </span>
          </div>
        </article>
      </div>
      <h2>{texts.page}</h2>
      <div className="preview__ground preview__ground--page">
        <p className="preview-card__model">{category?.title}</p>
        <PreviewPrice regular={regular} offer={offer} large />
      </div>
      {values.visibility === 'hidden' && <p className="mut">{texts.hidden}</p>}
    </section>
  );
}

function Discontinued({ category }: { category?: Category }) {
  return (
    <section className="preview" aria-label={texts.title}>
      <h2>{texts.page}</h2>
      <div className="preview__ground preview__ground--page">
        <p className="preview-card__model">{category?.title}</p>
        <p>
          <b>{texts.discontinued}</b> {texts.noLongerSold}
        </p>
      </div>
      <p className="mut">{texts.noCard}</p>
    </section>
  );
}

function FirstPicture({ pictures }: Pick<Previewed, 'pictures'>) {
  const first = pictures[0];
  if (first && 'file' in first) return <img src={first.address} alt="" />;
  return <ProductPicture picture={first?.stored} sizes="290px" className="preview-card__stored" />;
}

/** Where the capacity stands among those of its category, which it may widen. */
function CapacityLine({ values, category }: { values: Previewed; category?: Category }) {
  const tr = numberOf(values.cooling_tr);
  const axis = tr !== null && {
    min: Math.min(tr, category?.tr_min ?? tr),
    max: Math.max(tr, category?.tr_max ?? tr),
  };
  return (
    <div className="preview-card__line" aria-hidden="true">
      {axis && tr > 0 && (
        <span style={{ width: `${(capacityShare(tr, axis) * 100).toFixed(1)}%` }} />
      )}
    </div>
  );
}

/** TR first, kW beside it or instead of it. */
function Capacity({ values }: { values: Previewed }) {
  const tr = numberOf(values.cooling_tr);
  const kw = numberOf(values.cooling_kw);
  if (tr === null && kw === null) return null;
  const inKw = kw !== null && `${formatCapacity(kw)} kW`;
  return (
    <p className="preview-card__capacity">
      {tr === null ? inKw : `${formatCapacity(tr)} TR `}
      {tr !== null && inKw && <small>{inKw}</small>}
    </p>
  );
}

interface PreviewPriceProps {
  regular: number | null;
  offer: number | null;
  /** As it stands on the product's page. */
  large?: boolean;
}

/** The price block of the site, drawn from the same rule. */
function PreviewPrice({ regular, offer, large = false }: PreviewPriceProps) {
  const view = priceView(regular, offer);
  return (
    <p className={large ? 'preview-price preview-price--large' : 'preview-price'}>
      <b>{view.kind === 'on-request' ? texts.onRequest : formatTaka(view.price)}</b>
      {view.kind === 'price' && view.regular !== null && <del>{formatTaka(view.regular)}</del>}
      <span>
        {view.kind === 'price' && view.saving !== null && texts.saving(formatTaka(view.saving))}
      </span>
    </p>
  );
}
