import type { Picture, Suggestions } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';

/** One entry: a category, a product, or the way to everything that was found. */
export interface Suggestion {
  to: string;
  title: string;
  note: string;
  kind: 'category' | 'product' | 'all';
  picture?: Picture | null;
}

/** What the API suggests for a text, categories first and the way to all results last. Throws where it says nothing. */
export async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/v1/products/suggest?q=${encodeURIComponent(typed)}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  const { data } = (await response.json()) as { data: Suggestions };
  return rowsOf(data, typed);
}

export function rowsOf({ categories, products }: Suggestions, typed: string): Suggestion[] {
  return [
    ...categories.map(({ slug, title, count }) => ({
      to: `/products/${slug}`,
      title,
      note: count === 1 ? '1 model' : `${count} models`,
      kind: 'category' as const,
    })),
    ...products.map(({ id, title, model, cooling_tr, picture }) => ({
      to: `/products/${id}`,
      title,
      note: cooling_tr === null ? model : `${model}, ${formatCapacity(cooling_tr)} TR`,
      kind: 'product' as const,
      picture,
    })),
    {
      to: `/search?q=${encodeURIComponent(typed)}`,
      title: 'See all results',
      note: `for “${typed}”`,
      kind: 'all' as const,
    },
  ];
}
