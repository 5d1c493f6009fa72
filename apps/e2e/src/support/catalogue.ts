import { requestAsOwner } from './api';
import type { Product } from './product';

/** Rows for a single story; no other story reads them. */
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

/** Creates a category without products. */
export async function newCategory(product: Product, kind = 'Test category'): Promise<OwnCategory> {
  const title = `${kind} ${suffix()}`;
  const path = title.toLowerCase().replaceAll(' ', '-');
  return (await create<{ data: OwnCategory }>(product, '/categories', { title, path })).data;
}

/** Creates a published unit in a category, with a capacity that no story searches for. */
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

/** Maximum delay until changes by staff appear on the site. */
const LATEST_MS = 2_000;

/** Polls the site until a condition is met; false if a request that started after the maximum delay did not meet it. */
export async function pollSite(isMet: () => Promise<boolean>): Promise<boolean> {
  const due = Date.now() + LATEST_MS;
  for (;;) {
    const began = Date.now();
    if (await isMet()) return true;
    if (began > due) return false;
  }
}
