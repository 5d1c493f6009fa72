/** A line that the customer can choose. After acceptance, `selected` is the customer's choice. */
export interface LineChoice {
  /** '' for an option, else the name of its alternatives, of which exactly one is chosen. */
  group: string;
  selected: boolean;
}

/** The parts of a line that its amount depends on. */
export interface CountedLine {
  quantity: number;
  /** Whole taka per piece; null counts as 0. */
  unit_price: number | null;
  is_equipment: boolean;
  /** Missing for a line that is always part of the order. */
  choice?: LineChoice | null | undefined;
}

export interface QuotationRates {
  /** Hundredths of a percent: 1500 means 15%. Null if the quotation states no VAT. */
  vat_bp: number | null;
  /** Advance income tax, in hundredths of a percent; null if the quotation states none. */
  ait_bp: number | null;
  /** Whole percent of the total; null for no advance. */
  advance_percent: number | null;
}

/** Amounts in whole taka. */
export interface QuotationFigures {
  sum: number;
  discount: number;
  vat: number;
  /** Deducted by the customer at source, so it is part of the total. */
  ait: number;
  /** `sum` minus `discount` plus `vat`. */
  total: number;
  advance: number;
}

/** Returns the share of whole taka, rounded to whole taka; half a taka is rounded up. Exact up to 900 crore taka. */
export const shareOf = (taka: number, basisPoints: number): number =>
  Math.floor((taka * basisPoints + 5000) / 10_000);

/** Returns whether the line is part of the order as it is chosen now. */
export const isIncluded = ({ choice }: Pick<CountedLine, 'choice'>): boolean =>
  !choice || choice.selected;

/** Returns the amount of a line in whole taka. */
export const amountOf = ({ quantity, unit_price }: Pick<CountedLine, 'quantity' | 'unit_price'>) =>
  quantity * (unit_price ?? 0);

const totalOf = (lines: readonly CountedLine[]) =>
  lines.reduce((total, line) => total + amountOf(line), 0);

/** Returns the price of the chosen equipment, which limits the discount. */
export const equipmentOf = (lines: readonly CountedLine[]): number =>
  totalOf(lines.filter((line) => line.is_equipment && isIncluded(line)));

/**
 * Returns the amounts of the chosen lines. `discount` is that of the offer, in whole taka: a choice with cheaper
 * equipment limits it to the price of that equipment. VAT and advance income tax are shares of the amount after
 * discount, the advance is one of the total; each is rounded once by `shareOf`.
 */
export function quotationFiguresOf(
  lines: readonly CountedLine[],
  { discount: offered, vat_bp, ait_bp, advance_percent }: QuotationRates & { discount: number },
): QuotationFigures {
  const sum = totalOf(lines.filter(isIncluded));
  const discount = Math.min(offered, equipmentOf(lines));
  const net = sum - discount;
  const vat = shareOf(net, vat_bp ?? 0);
  const total = net + vat;
  return {
    ...{ sum, discount, vat, total },
    ait: shareOf(net, ait_bp ?? 0),
    advance: shareOf(total, (advance_percent ?? 0) * 100),
  };
}

/** Returns the lines with this choice: `chosen` has positions in `lines`. */
export const chooseLines = <L extends CountedLine>(
  lines: readonly L[],
  chosen: ReadonlySet<number>,
): L[] =>
  lines.map((line, at) =>
    line.choice ? { ...line, choice: { ...line.choice, selected: chosen.has(at) } } : line,
  );

/** Returns the positions of the lines that are chosen now. */
export const chosenIn = (lines: readonly CountedLine[]): number[] =>
  lines.flatMap(({ choice }, at) => (choice?.selected ? [at] : []));

/** Returns the names of the alternatives, each with the number of its lines and of the chosen ones. */
export function alternativesIn(lines: readonly Pick<CountedLine, 'choice'>[]) {
  const found = new Map<string, { lines: number; selected: number }>();
  for (const { choice } of lines) {
    if (!choice?.group) continue;
    const { lines: count, selected } = found.get(choice.group) ?? { lines: 0, selected: 0 };
    const now = selected + (choice.selected ? 1 : 0);
    found.set(choice.group, { lines: count + 1, selected: now });
  }
  return found;
}

/**
 * Returns the discount in percent of the equipment that the customer has to take at least: without options, with the
 * cheapest alternatives. Infinity if there is a discount but no such equipment.
 */
export function discountPercent(lines: readonly CountedLine[], discount: number): number {
  if (discount === 0) return 0;
  const equipment = (group: readonly CountedLine[]) => group.filter((line) => line.is_equipment);
  const fixed = totalOf(equipment(lines.filter(({ choice }) => !choice)));
  const least = [...alternativesIn(lines).keys()].reduce((sum, name) => {
    const group = lines.filter(({ choice }) => choice?.group === name);
    return sum + Math.min(...group.map((line) => (line.is_equipment ? amountOf(line) : 0)));
  }, fixed);
  return least === 0 ? Infinity : (discount * 100) / least;
}
