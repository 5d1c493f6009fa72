import { CatalogueProduct } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { redirect } from 'react-router';
import type { ApiClient } from '../api/api-client';
import { loadAnswer } from '../units/load-response.server';
import { compareAddress, MOST_COMPARED, plural } from './compare-store';

/** A link that somebody made up may name any number. */
const MOST_READ = 40;

export interface ComparePage {
  products: CatalogueProduct[];
  /** What was asked for and cannot be shown, each as a sentence. */
  notes: string[];
  /** Units that could join. */
  others: { id: number; label: string }[];
}

/** The units of an address such as '/compare?ids=1,22', in that order. */
export async function loadComparePage(api: ApiClient, url: URL): Promise<ComparePage> {
  const ids = idsOf(url);
  if (ids.length === 0) return { products: [], notes: [], others: [] };
  const query = { ids: ids.join(','), pageSize: MOST_READ };
  const answer = await loadAnswer(api.products.list({ query }));
  // A session could belong to staff: only what everyone may see goes on.
  const found = (answer?.body ?? []).map((product) => CatalogueProduct.parse(product));
  const inOrder = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  const { products, notes } = sideBySide(inOrder, ids.length - inOrder.length);
  return { products, notes, others: await othersFor(api, products) };
}

/** The first four of one type, and why the rest are not among them. */
export function sideBySide(asked: CatalogueProduct[], unknown: number) {
  const type = asked[0]?.type;
  const alike = asked.filter((product) => product.type === type);
  const products = alike.slice(0, MOST_COMPARED);
  const notes: string[] = [];
  if (unknown > 0) {
    const [units, were] = unknown === 1 ? ['One unit', 'was'] : [`${unknown} units`, 'were'];
    notes.push(`${units} of this link ${were} left out: not in the catalogue, or no longer sold.`);
  }
  for (const other of asked.filter((product) => product.type !== type)) {
    notes.push(
      `${other.title} was left out: ${plural(other.type).toLowerCase()} cannot be compared with ${plural(type!).toLowerCase()}.`,
    );
  }
  const tooMany = alike.slice(MOST_COMPARED).map(({ title }) => title);
  if (tooMany.length > 0) {
    notes.push(`${MOST_COMPARED} units fit side by side. Left out: ${tooMany.join(', ')}.`);
  }
  return { products, notes };
}

/** The ids, each once. A form without JavaScript names each by itself: it leads on to the one address. */
function idsOf(url: URL): number[] {
  const given = url.searchParams.getAll('ids');
  const numbers = given
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  const ids = [...new Set(numbers)].slice(0, MOST_READ);
  if (given.length > 1 || url.pathname !== '/compare') throw redirect(compareAddress(ids), 302);
  return ids;
}

/** Units of the same type and the same categories that are not there yet. */
async function othersFor(api: ApiClient, products: CatalogueProduct[]) {
  const [first] = products;
  if (!first || products.length >= MOST_COMPARED) return [];
  const category = [...new Set(products.map(({ category_slug }) => category_slug))].join(',');
  const query = { category, type: first.type, sort: 'cooling_tr', pageSize: 100, page: 1 } as const;
  const answer = await loadAnswer(api.products.list({ query }));
  return (answer?.body ?? [])
    .filter(({ id }) => products.every((product) => product.id !== id))
    .map(({ id, title, model, cooling_tr }) => ({
      id,
      label: [title, cooling_tr === null ? model : `${formatCapacity(cooling_tr)} TR`].join(', '),
    }));
}
