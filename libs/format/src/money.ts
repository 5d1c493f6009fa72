import { language } from './language';

/** Taka sign, U+09F3. */
export const TAKA = '৳';

/**
 * Formats whole taka with lakh and crore grouping: 1234567 -> '৳12,34,567', in Bangla '৳১২,৩৪,৫৬৭'.
 * Does not use `Intl`, which groups `en-BD` incorrectly and differs between server and browser.
 * Throws a RangeError for anything but a safe integer, because amounts have no fractions.
 */
export function formatTaka(amount: number, { digits } = language): string {
  return `${amount < 0 ? '-' : ''}${TAKA}${digits(groupLakh(Math.abs(whole(amount))))}`;
}

/** Formats a sum of listed prices. A sum of 0 means that no item has a price, so it is 'Price on request', never ৳0. */
export const formatSum = (amount: number, none = language.noPrice, words = language): string =>
  amount === 0 ? none : formatTaka(amount, words);

/**
 * Formats whole paisa as taka with two decimals: 39450 -> '৳394.50'. Throws a RangeError for anything but a safe
 * integer.
 */
export function formatPaisa(paisa: number, { digits } = language): string {
  const amount = Math.abs(whole(paisa));
  const rest = String(amount % 100).padStart(2, '0');
  return `${paisa < 0 ? '-' : ''}${TAKA}${digits(`${groupLakh(Math.floor(amount / 100))}.${rest}`)}`;
}

/** Groups digits by lakh and crore, without the taka sign: 1234567 -> '12,34,567'. */
export function groupLakh(amount: number): string {
  const digits = String(whole(amount));
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

/** Groups digits by thousands, as engineers write BTU/h and watts: 24200 -> '24,200'. */
export function groupThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

export type PriceView =
  | { kind: 'on-request' }
  | { kind: 'price'; price: number; regular: number | null; saving: number | null };

/**
 * Returns the prices that a price block shows, given a regular and an offer price in taka (null: no price).
 * `price` is the offer, or the regular price if there is no offer. `regular` is only set if it is higher than the
 * offer, and is then struck through. Without any price, the kind is 'on-request', never a price of 0.
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
