import '@testing-library/jest-dom';
import type { CatalogueProduct, Product } from '@shishir/contract';
import { screen } from '@testing-library/react';
import { openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { cassette45 } from '../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import { CARDS, spread } from './load-wind-free.server';
import WindFree, { loader, meta } from './wind-free.route';

/** Returns `sizes` models of a family; capacities grow with ids. */
const family = (category_id: number, sizes: number): CatalogueProduct[] =>
  Array.from({ length: sizes }, (_, index) => {
    const id = category_id * 100 + index;
    return { ...cassette45, id, category_id, title: `Unit ${id}`, cooling_tr: index + 1 };
  });
const idsOf = (products: unknown[], wanted = CARDS) =>
  spread(products as Product[], wanted).map(({ id }) => id);

describe('the selection of cards', () => {
  it('contains every family, larger ones twice, spread over their sizes', () => {
    const products = [...family(2, 7), ...family(3, 11), ...family(4, 4), ...family(8, 7)];
    expect(idsOf(products)).toEqual([201, 205, 302, 308, 402, 803]);
  });

  it('contains each product once if there are fewer than wanted', () => {
    expect(idsOf(family(2, 4))).toEqual([200, 201, 202, 203]);
    expect(idsOf([...family(2, 1), ...family(3, 9)])).toHaveLength(CARDS);
    expect(idsOf([])).toEqual([]);
  });
});

it('shows the claims with their notes and six cards of products', async () => {
  const products = [...family(2, 7), ...family(3, 2)];
  const loaderData = await loader(openedPage('/wind-free', catalogueApi(products)));
  renderInShell(<WindFree {...({ loaderData } as Parameters<typeof WindFree>[0])} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('15,672')).toBeVisible();
  expect(screen.getByText('up to 55%')).toBeVisible();
  const cards = screen.getAllByRole('link', { name: /^Unit \d+$/ });
  expect(cards).toHaveLength(CARDS);
  expect(cards[0]).toHaveAttribute('href', '/products/200');
  expect(screen.getAllByText('360 Cassette')).toHaveLength(CARDS);
  expect(screen.getByText(/ 3 TR: about 360 to 450 sq ft of shaded office\./)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Note \d$/ })).toHaveLength(3);
  const tags = JSON.stringify(meta({ loaderData, matches: [] } as never));
  expect(tags).toContain('FAQPage');
});
