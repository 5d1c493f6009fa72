import { mountingTexts } from '@shishir/sizing';
import { mountingOf } from '@shishir/contract/rules';
import type { CatalogueProduct, Category } from '@shishir/contract';
import { hasCompressor, needsOutdoorUnit } from '@shishir/contract';
import { formatCapacity, groupThousands, inDigits } from '@shishir/format';
import { oldCop, recoveredCooling_kw, type SizingValues } from '@shishir/sizing';
import { languageOf } from '../../../platform/locale/language-of';
import { Icon } from '../../../platform/ui/icon';
import { Badge } from '../../../platform/ui/badge';
import { airFlowOf } from '../../product-parts/air-flow';
import { type KeyFigure, KeyFigures } from '../../product-parts/key-figures';
import { sizeOf } from '../../product-parts/unit-size';
import { NeedText } from '../../product-parts/outdoor-need';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { specificationTexts } from '../../product-parts/specification.texts';
import { tonsOf } from './size-options';
import { waterFlowOf } from './chiller-modules.server';
import { NearProduct } from './near-product.server';
import { productPageTexts } from './product-page.texts';
import offerStyles from './offer.module.css';
import styles from './product.module.css';

const { head: texts, figures: figureTexts } = productPageTexts;
const { names } = specificationTexts;
const { value } = productPartsTexts;

interface ProductHeadProps {
  product: CatalogueProduct;
  categories: Category[];
}

/** Title and model of a product; the notice and the successor of a discontinued one. */
export function ProductHead({ product, categories }: ProductHeadProps) {
  const { title, brand, model, discontinued } = product;
  return (
    <>
      <Tags product={product} />
      <h1 lang={languageOf(title)}>{title}</h1>
      <p className={styles.model}>
        {brand ? texts.modelOfBrand(brand, model) : texts.model(model)}
      </p>
      {discontinued && <Discontinued product={product} categories={categories} />}
    </>
  );
}

interface ProductFiguresProps {
  product: CatalogueProduct;
  values: SizingValues;
}

/** Key figures in one row, then links to the tools with this unit. */
export function ProductFigures({ product, values }: ProductFiguresProps) {
  const { category_kind, discontinued } = product;
  const plan = planPath(product);
  return (
    <>
      <KeyFigures className={styles.keyFigures} figures={figuresOf(product, values)} />
      {(plan || (needsOutdoorUnit(category_kind) && !discontinued)) && (
        <p className={styles.nextStep}>
          {needsOutdoorUnit(category_kind) && (
            <a className="link" href="/tools/room-size">
              {texts.roomSize} <Icon name="arrow" />
            </a>
          )}
          {plan && (
            <a className="link" href={plan}>
              {texts.plan} <Icon name="arrow" />
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Returns the address of the system builder with this unit; null if it is not part of a VRF system. */
function planPath({ id, category_kind, cooling_kw, discontinued }: CatalogueProduct) {
  if (discontinued || cooling_kw === null) return null;
  if (category_kind === 'outdoor_unit') return `/tools/vrf?add=1&outdoor=${id}`;
  return needsOutdoorUnit(category_kind) ? `/tools/vrf?add=1&room=_${id}_` : null;
}

function Tags({
  product: { wind_free, inverter_type, refrigerant },
}: {
  product: CatalogueProduct;
}) {
  if (!wind_free && !inverter_type && !refrigerant) return null;
  return (
    <div className={styles.tags}>
      {wind_free && (
        <Badge>
          {/^wind/i.test(wind_free) && <Icon name="snow" small />}
          {value(wind_free)}
        </Badge>
      )}
      {inverter_type && <Badge plain>{value(inverter_type)}</Badge>}
      {refrigerant && <Badge plain>{refrigerant}</Badge>}
    </div>
  );
}

/** Notice on the page of a product that is no longer sold, with its successor. */
function Discontinued({ product, categories }: ProductHeadProps) {
  const { id, category_kind, successor } = product;
  return (
    <>
      <p className={`${offerStyles.need} ${styles.discontinued}`}>
        <Icon name="alert" />
        <span>
          {texts.discontinued(
            (label) => (
              <b>{label}</b>
            ),
            (label) => (
              <a href={`/contact-us?product=${id}`}>{label}</a>
            ),
          )}
        </span>
      </p>
      {successor && (
        <div className={styles.successor}>
          <h2>{texts.successor}</h2>
          <ul>
            <NearProduct
              product={successor}
              need={<NeedText kind={category_kind} categories={categories} short />}
            />
          </ul>
        </div>
      )}
    </>
  );
}

/** Returns three figures: two of the performance and one of the size, or one and two. */
function figuresOf(product: CatalogueProduct, values: SizingValues): KeyFigure[] {
  const known = [
    capacity(product),
    airFlow(product),
    power(product),
    recovered(product, values),
    sound(product),
    waterFlow(product),
  ].filter((figure) => figure !== null);
  const size = sizeOf(product);
  if (!size) return known.slice(0, 3);
  const { place } = mountingOf(product.category_kind);
  const isHidden = place === 'panel' || place === 'void';
  const [width, height, depth] = [size.width, size.height, size.depth].map(groupThousands);
  const main = isHidden ? height! : width!;
  const others = `${isHidden ? width : height} × ${depth}`;
  const sizeTexts = isHidden ? figureTexts.body : figureTexts.cabinet;
  const note = mountingTexts[place].sizeNote;
  if (known.length > 1) {
    const { label, unit } = sizeTexts;
    return [...known.slice(0, 2), { label, value: main, unit, note: figureTexts.sides(others) }];
  }
  const { mm } = figureTexts;
  return [
    ...known,
    { label: sizeTexts.main, value: main, unit: mm, note: null },
    { label: sizeTexts.others, value: others, unit: mm, note },
  ];
}

function capacity(product: CatalogueProduct): KeyFigure | null {
  const { cooling_tr, cooling_kw, cooling_btu, horsepower, category_kind } = product;
  if (cooling_tr === null) return null;
  const nominal = tonsOf(category_kind, cooling_tr);
  const exact = formatCapacity(cooling_tr);
  const note = [
    nominal !== exact && `${exact} TR`,
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
    cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
    horsepower !== null && `${formatCapacity(horsepower)} HP`,
  ].filter(Boolean);
  return {
    label: names.coolingCapacity,
    value: inDigits(nominal),
    unit: figureTexts.ton,
    note: note.join(', ') || null,
  };
}

function airFlow(product: CatalogueProduct): KeyFigure | null {
  const flow = airFlowOf(product);
  if (flow === null) return null;
  return { label: names.airflow, value: groupThousands(flow), unit: 'm³/h', note: null };
}

/** Returns the cooling that a ventilator recovers from the outgoing air. */
function recovered(product: CatalogueProduct, values: SizingValues): KeyFigure | null {
  const flow = airFlowOf(product);
  if (flow === null) return null;
  return {
    label: names.coolingRecovered,
    value: recoveredCooling_kw(flow, values).toFixed(1),
    unit: 'kW',
    note: figureTexts.recoveryAssumed(values.recovery_percent),
  };
}

/** Returns the water flow of a chiller, calculated if the maker does not publish it. */
function waterFlow({
  category_kind,
  cooling_kw,
  water_flow_m3h,
}: CatalogueProduct): KeyFigure | null {
  const flow =
    water_flow_m3h ??
    (category_kind === 'chiller' && cooling_kw !== null ? waterFlowOf(cooling_kw) : null);
  return flow === null
    ? null
    : {
        label: names.waterFlow,
        value: flow.toFixed(1),
        unit: 'm³/h',
        note: water_flow_m3h === null ? figureTexts.calculatedFlow : null,
      };
}

function power(product: CatalogueProduct): KeyFigure | null {
  const { power_input_w, cop, category_kind } = product;
  if (power_input_w === null) return null;
  const outdoor = hasCompressor(category_kind);
  const note = outdoor
    ? cop !== null
      ? `COP ${formatCapacity(cop)}`
      : oldCop(category_kind, product) !== null && figureTexts.oldData
    : needsOutdoorUnit(category_kind) && figureTexts.indoorUnitOnly;
  return {
    label: outdoor ? figureTexts.ratedPower : names.powerInput,
    value: outdoor ? formatCapacity(power_input_w / 1000) : groupThousands(power_input_w),
    unit: outdoor ? 'kW' : 'W',
    note: note || null,
  };
}

function sound({ sound_low_db, sound_high_db }: CatalogueProduct): KeyFigure | null {
  const known = [sound_low_db, sound_high_db].filter((level) => level !== null);
  if (known.length === 0) return null;
  return {
    label: names.soundPressure,
    value: figureTexts.soundRange([...new Set(known)].map(formatCapacity)),
    unit: 'dB(A)',
    note: known.length === 2 ? figureTexts.fanSpeeds : null,
  };
}
