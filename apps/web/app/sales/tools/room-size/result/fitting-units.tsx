import { formatCapacity, formatTaka } from '@shishir/format';
import { Link } from 'react-router';
import { AddToCart } from '../../../cart/add-to-cart';
import { useShell } from '../../../../platform/ui/page/shell-data';
import type { CardProduct } from '../../../../catalogue/product-parts/card-product';
import { HelpBox } from '../../../../catalogue/product-parts/help-box';
import { OutdoorNeed } from '../../../../catalogue/product-parts/outdoor-need';
import { PriceBlock } from '../../../../catalogue/product-parts/price-block';
import { UnitCard } from '../../../../catalogue/product-parts/unit-card';
import { two } from '../form/room-texts';
import styles from './fitting-units.module.css';

/** Units of the catalogue for a load. */
export interface Fits {
  units: { product: CardProduct; left_kw: number; left_percent: number }[];
  /** True if no unit is between the likely load and the high end: these are the next larger ones. */
  larger: boolean;
  /** From the likely load to the high end, in kW. */
  range: [number, number];
  /** Comparisons with the usual sizes of split units. */
  splits: string[];
}

/** Shows the units that fit the room, and the split unit that a single room usually needs. */
export function FittingUnits({ fits: { units, larger, range, splits } }: { fits: Fits }) {
  const { categories } = useShell();
  const outdoor = categories.find(({ kind }) => kind === 'outdoor_unit');
  const split = categories.find(({ kind }) => kind === 'split');
  return (
    <section className="block" aria-labelledby="fit-title">
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="fit-title">Units that fit</h2>
          <p className="number">
            From the likely load up to the high end, {two(range[0])} to {two(range[1])} kW.{' '}
            {units.length === 0
              ? 'No single indoor unit of the catalogue is that large: the room takes several.'
              : larger
                ? 'No unit lies between; these are the next larger ones.'
                : ''}{' '}
            {units.length > 0 && (
              <>
                These are indoor units of a VRF system: they need{' '}
                {outdoor ? <Link to={outdoor.path}>an outdoor unit</Link> : 'an outdoor unit'}
                {outdoor?.price_from != null &&
                  `, from ${formatTaka(outdoor.price_from)} for several rooms`}
                .
              </>
            )}
          </p>
        </div>
        <div className={styles.cards}>
          {units.map((unit) => (
            <Unit key={unit.product.id} {...unit} />
          ))}
          {split && splits.length > 0 && (
            <HelpBox
              as="article"
              title="Only this one room?"
              text="Then a split air conditioner is the usual choice. We quote it with installation."
              points={splits}
            >
              {/* The form below includes the room and its result. */}
              <a className="button button--line" href="#send">
                Ask for a split price
              </a>
              <Link className="link" to={split.path}>
                About {split.title}
              </Link>
            </HelpBox>
          )}
        </div>
      </div>
    </section>
  );
}

function Unit({ product, left_kw, left_percent }: Fits['units'][number]) {
  const { cooling_tr, cooling_kw } = product;
  const used = Math.min(100, Math.round(100 / (1 + left_percent / 100)));
  return (
    <UnitCard
      product={product}
      row
      sizes="(min-width: 861px) 292px, 120px"
      capacity={
        <>
          {cooling_tr !== null && `${formatCapacity(cooling_tr)} TR `}
          {cooling_kw !== null && <small>{formatCapacity(cooling_kw)} kW</small>}
        </>
      }
    >
      <p className={`${styles.leftOver} number`}>
        <span className={styles.leftBar} aria-hidden="true">
          <span style={{ width: `${used}%` }} />
        </span>
        {two(left_kw)} kW left above likely, {Math.round(left_percent)} %
      </p>
      <PriceBlock regular={product.regular_price} offer={product.offer_price} />
      <OutdoorNeed kind={product.category_kind} short />
      <AddToCart product={product} look="soft" />
    </UnitCard>
  );
}
