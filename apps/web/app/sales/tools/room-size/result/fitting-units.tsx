import { formatCapacity, formatTaka, withCapacity } from '@shishir/format';
import type { CorrectedCapacity } from '@shishir/sizing';
import { Link } from 'react-router';
import { AddToCart } from '../../../cart/add-to-cart';
import { useShell } from '../../../../platform/ui/page/shell-data';
import type { CardProduct } from '../../../../catalogue/product-parts/card-product';
import { HelpBox } from '../../../../catalogue/product-parts/help-box';
import { OutdoorNeed } from '../../../../catalogue/product-parts/outdoor-need';
import { PriceBlock } from '../../../../catalogue/product-parts/price-block';
import { UnitCard } from '../../../../catalogue/product-parts/unit-card';
import { short, two } from '../form/room-texts';
import { roomResultTexts } from './room-result.texts';
import styles from './fitting-units.module.css';

const { split: splitTexts, units: texts } = roomResultTexts;

/** Units of the catalogue for a load. */
export interface Fits {
  units: { product: CardProduct; left_kw: number; left_percent: number }[];
  /** True if no unit is between the likely load and the high end: these are the next larger ones. */
  larger: boolean;
  /** From the likely load to the high end, in kW. */
  range: [number, number];
  /** Capacity of a unit in the room. */
  capacity: CorrectedCapacity;
  /** Comparisons with the usual sizes of split units. */
  splits: string[];
}

/** Shows the units that fit the room, and the split unit that a single room usually needs. */
export function FittingUnits({ fits: { units, larger, range, splits, capacity } }: { fits: Fits }) {
  const { categories } = useShell();
  const outdoor = categories.find(({ kind }) => kind === 'outdoor_unit');
  const split = categories.find(({ kind }) => kind === 'split');
  const outdoorLink = (label: string) => (outdoor ? <Link to={outdoor.path}>{label}</Link> : label);
  return (
    <section className="block" aria-labelledby="fit-title">
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="fit-title">{texts.title}</h2>
          <p className="number">{texts.rated(inWords(capacity))}</p>
          <p className="number">
            {texts.range(two(range[0]), two(range[1]))}{' '}
            {units.length === 0 ? texts.none : larger ? texts.larger : ''}{' '}
            {units.length > 0 &&
              (outdoor?.price_from != null
                ? texts.needOutdoorFrom(outdoorLink, formatTaka(outdoor.price_from))
                : texts.needOutdoor(outdoorLink))}
          </p>
        </div>
        <div className={styles.cards}>
          {units.map((unit) => (
            <Unit key={unit.product.id} {...unit} inRoom={capacity} />
          ))}
          {split && splits.length > 0 && (
            <HelpBox as="article" title={splitTexts.title} text={splitTexts.text} points={splits}>
              {/* The form below includes the room and its result. */}
              <a className="button button--line" href="#send">
                {splitTexts.ask}
              </a>
              <Link className="link" to={split.path}>
                {splitTexts.about(split.title)}
              </Link>
            </HelpBox>
          )}
        </div>
      </div>
    </section>
  );
}

/** Conditions of the capacity in the room. */
const inWords = ({ room_c, outdoor_c, factor }: CorrectedCapacity) => ({
  room: short(room_c),
  outdoor: short(outdoor_c),
  percent: Math.round(factor * 100),
});

function Unit({
  product,
  left_kw,
  left_percent,
  inRoom,
}: Fits['units'][number] & { inRoom: CorrectedCapacity }) {
  const { size, cooling_kw } = product;
  const used = Math.min(100, Math.round(100 / (1 + left_percent / 100)));
  return (
    <UnitCard
      product={product}
      row
      sizes="(min-width: 861px) 292px, 120px"
      capacity={
        <>
          {withCapacity(size, product)}{' '}
          {cooling_kw !== null && <small>{texts.kw(formatCapacity(cooling_kw))}</small>}
        </>
      }
    >
      <p className={`${styles.leftOver} number`}>
        <span className={styles.leftBar} aria-hidden="true">
          <span style={{ width: `${used}%` }} />
        </span>
        {texts.headroom(Math.round(left_percent), two(left_kw))}
      </p>
      {cooling_kw !== null && (
        <p className="hint number">
          {texts.corrected(
            two(cooling_kw * inRoom.factor),
            two(cooling_kw * inRoom.factor * inRoom.sensible_share),
          )}
        </p>
      )}
      <PriceBlock regular={product.regular_price} offer={product.offer_price} />
      <OutdoorNeed kind={product.category_kind} short />
      <AddToCart product={product} look="soft" />
    </UnitCard>
  );
}
