import '@testing-library/jest-dom';
import type { CatalogueProduct, Product } from '@shishir/contract';
import { screen } from '@testing-library/react';
import { openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { cassette45 } from '../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import { oneOfEach } from './load-wind-free.server';
import WindFree, { loader, meta } from './wind-free.route';

/** Returns `sizes` models of a family; capacities grow with ids. */
const family = (category_id: number, sizes: number): CatalogueProduct[] =>
  Array.from({ length: sizes }, (_, index) => {
    const id = category_id * 100 + index;
    return { ...cassette45, id, category_id, title: `Unit ${id}`, cooling_tr: index + 1 };
  });
const idsOf = (products: unknown[]) => oneOfEach(products as Product[]).map(({ id }) => id);

it('selects the middle size of every family', () => {
  const products = [...family(2, 7), ...family(3, 11), ...family(4, 4), ...family(8, 1)];
  expect(idsOf(products)).toEqual([203, 305, 402, 800]);
  expect(idsOf([])).toEqual([]);
});

it('shows the claims with their notes and a card of each family', async () => {
  const products = [...family(2, 7), ...family(3, 2)];
  const loaderData = await loader(openedPage('/wind-free', catalogueApi(products)));
  renderInShell(<WindFree {...({ loaderData } as Parameters<typeof WindFree>[0])} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('15,672')).toBeVisible();
  expect(screen.getByText('up to 55%')).toBeVisible();
  const cards = screen.getAllByRole('link', { name: /^Unit \d+$/ });
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveAttribute('href', '/products/203');
  expect(screen.getAllByText('360 Cassette')).toHaveLength(2);
  expect(screen.getByText(/ 4 TR: about 480 to 600 sq ft of shaded office\./)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Note \d$/ })).toHaveLength(3);
  const tags = JSON.stringify(meta({ loaderData, matches: [] } as never));
  expect(tags).toContain('FAQPage');
});
