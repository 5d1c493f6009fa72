import type { CategoryKind } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract/rules';
import { type CategorySummary, useShell } from '../../platform/ui/page/shell-data';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { productPartsTexts } from './product-parts.texts';
import './outdoor-need.css';

const texts = productPartsTexts.need;

type Families = readonly Pick<CategorySummary, 'kind' | 'price_from'>[];

/** Returns the lowest listed price of an outdoor unit in taka; null if none has a price. */
export function outdoorPriceFrom(categories: Families): number | null {
  const prices = categories.flatMap(({ kind, price_from }) =>
    kind === 'outdoor_unit' ? (price_from ?? []) : [],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Returns for example 'Needs an outdoor unit from ৳3,29,000'. */
export function needTextOf(categories: Families): string {
  const from = outdoorPriceFrom(categories);
  return from === null ? texts.outdoorUnit : texts.outdoorUnitFrom(from);
}

interface OutdoorNeedProps {
  /** Kind of the product's category. */
  kind: CategoryKind;
  /** Shows the first sentence to screen readers only. Use it in narrow places. */
  short?: boolean;
}

/** Note next to the price of an indoor unit, which could be taken for that of a complete air conditioner. */
export function OutdoorNeed(props: OutdoorNeedProps) {
  const { categories } = useShell();
  return <NeedText {...props} categories={categories} />;
}

/** The same for parts that the server renders, outside of the router. */
export function NeedText({ kind, short, categories }: OutdoorNeedProps & { categories: Families }) {
  if (!needsOutdoorUnit(kind)) return null;
  return (
    <span className="needs">
      {short ? (
        <>
          <VisuallyHidden>{texts.indoorUnit} </VisuallyHidden>
          {needTextOf(categories)}
        </>
      ) : (
        `${texts.indoorUnit} ${needTextOf(categories)}`
      )}
    </span>
  );
}
