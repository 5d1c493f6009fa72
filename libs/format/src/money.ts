/** The taka sign, U+09F3. */
export const TAKA = '৳';

/**
 * A whole number of taka in lakh and crore grouping: 1234567 -> '৳12,34,567'.
 * `Intl` groups `en-BD` wrongly and differs between server and browser, so the grouping is ours.
 * Throws a RangeError for anything but a safe integer: money has no fractions here.
 */
export function formatTaka(amount: number): string {
  return `${amount < 0 ? '-' : ''}${TAKA}${groupLakh(Math.abs(whole(amount)))}`;
}

/** A sum of listed prices: 'Price on request' if nothing in it has a price. ৳0 is never a price. */
export const formatSum = (amount: number, none = 'Price on request'): string =>
  amount === 0 ? none : formatTaka(amount);

/** Whole paisa in taka with two decimals: 39450 -> '৳394.50'. */
export function formatPaisa(paisa: number): string {
  const amount = Math.abs(whole(paisa));
  const rest = String(amount % 100).padStart(2, '0');
  return `${paisa < 0 ? '-' : ''}${TAKA}${groupLakh(Math.floor(amount / 100))}.${rest}`;
}

/** Lakh grouping without the sign: 1234567 -> '12,34,567'. */
export function groupLakh(amount: number): string {
  const digits = String(whole(amount));
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

/** Groups of three, as engineers write BTU/h and watts: 24200 -> '24,200'. */
export function groupThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

export type PriceView =
  | { kind: 'on-request' }
  | { kind: 'price'; price: number; regular: number | null; saving: number | null };

/**
 * What a price block shows for a regular and an offer price in taka (null: none).
 * The offer leads, the regular price stands in for a missing offer, and is struck through
 * only where it is the higher number. No price at all is 'on request', never 0.
 */
export function priceView(regular: number | null, offer: number | null): PriceView {
  const price = offer || regular;
  if (!price) return { kind: 'on-request' };
  const struck = offer && regular !== null && regular > offer ? regular : null;
  return { kind: 'price', price, regular: struck, saving: struck === null ? null : struck - price };
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of taka: ${amount}`);
  return amount;
}
