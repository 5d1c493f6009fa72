import { askAsOwner } from './accounts';
import type { Product } from './product';

/** Rows that one story has for itself: nobody else looks at them. */
export interface OwnCategory {
  id: number;
  slug: string;
  title: string;
}

export interface OwnUnit {
  id: number;
  title: string;
  model: string;
  version: number;
}

let made = 0;
const mark = () => `${process.pid}-${++made}`;

/** A category without products. */
export async function newCategory(product: Product, kind = 'Shelf'): Promise<OwnCategory> {
  const title = `${kind} ${mark()}`;
  const path = title.toLowerCase().replaceAll(' ', '-');
  return (await added<{ data: OwnCategory }>(product, '/categories', { title, path })).data;
}

/** A unit on sale in a category. Its capacity is one that nobody searches for. */
export function newUnit(
  product: Product,
  { slug }: OwnCategory,
  fields: Record<string, unknown> = {},
): Promise<OwnUnit> {
  const name = mark();
  const unit = { type: 'Indoor Unit', title: `Unit ${name}`, model: `OWN${name}`, brand: 'Haier' };
  const figures = { cooling_kw: 3.52, cooling_tr: 1, regular_price: 90000, offer_price: 80000 };
  return added(product, '/products', { ...unit, ...figures, category: slug, ...fields });
}

async function added<Row>(product: Product, path: string, body: object): Promise<Row> {
  const { status, text } = await askAsOwner(product, path, { method: 'POST', body });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${text}`);
  return JSON.parse(text) as Row;
}

/** What staff save is on the site after this time at most. */
const SOON_MS = 2_000;

/** Asks until the site shows something; false where somebody who asked in due time did not see it. */
export async function soon(isShown: () => Promise<boolean>): Promise<boolean> {
  const due = Date.now() + SOON_MS;
  for (;;) {
    const asked = Date.now();
    if (await isShown()) return true;
    if (asked > due) return false;
  }
}
