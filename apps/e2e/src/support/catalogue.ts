import { requestAsOwner } from './api';
import type { Product } from './product';

/** Rows that one story has for itself: no other story reads them. */
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

let created = 0;
const suffix = () => `${process.pid}-${++created}`;

/** A category without products. */
export async function newCategory(product: Product, kind = 'Test category'): Promise<OwnCategory> {
  const title = `${kind} ${suffix()}`;
  const path = title.toLowerCase().replaceAll(' ', '-');
  return (await create<{ data: OwnCategory }>(product, '/categories', { title, path })).data;
}

/** A unit on sale in a category. Its capacity is one that nobody searches for. */
export function newUnit(
  product: Product,
  { slug }: OwnCategory,
  fields: Record<string, unknown> = {},
): Promise<OwnUnit> {
  const name = suffix();
  const unit = { title: `Unit ${name}`, model: `OWN${name}`, brand: 'Haier' };
  const figures = { cooling_kw: 3.52, cooling_tr: 1, regular_price: 90000, offer_price: 80000 };
  return create(product, '/products', { ...unit, ...figures, category: slug, ...fields });
}

async function create<Row>(product: Product, path: string, body: object): Promise<Row> {
  const { status, text } = await requestAsOwner(product, path, { method: 'POST', body });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${text}`);
  return JSON.parse(text) as Row;
}

/** What staff save is on the site after this time at most. */
const LATEST_MS = 2_000;

/** Asks the site until a condition holds; false where a request that began in due time did not meet it. */
export async function pollSite(isMet: () => Promise<boolean>): Promise<boolean> {
  const due = Date.now() + LATEST_MS;
  for (;;) {
    const began = Date.now();
    if (await isMet()) return true;
    if (began > due) return false;
  }
}
