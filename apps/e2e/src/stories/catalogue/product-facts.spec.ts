import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { cardsIn, textOf } from '../../support/html';

test('shows the capacity first on a card, and strikes a regular price only if it is higher', async ({
  product,
}) => {
  const { text } = await httpRequest(`${product.publicUrl}/products/outdoor`);
  const card = (id: number) =>
    cardsIn(text).find((html) => html.includes(`href="/products/${id}"`)) ?? '';
  expect(textOf(card(1))).toMatch(/8 HP .*6.37 TR, 22.4 kW/);
  expect(card(1)).toMatch(/<b>.*৳3,29,000.*<\/b>.*<del>.*৳3,54,000.*<\/del>/s);
  expect(textOf(card(9))).toContain('৳9,87,500');
  expect(card(9)).not.toContain('<del>');
  const cassettes = await httpRequest(`${product.publicUrl}/products/360_cassette`);
  const at = (id: number) =>
    cardsIn(cassettes.text).find((html) => html.includes(`href="/products/${id}"`)) ?? '';
  expect(at(15)).not.toContain('<del>');
  expect(at(20)).toMatch(/<del>.*৳1,04,500/s);
});

test('lists the features of each kind of unit', async ({ product }) => {
  const features = async (id: number) => {
    const { text } = await httpRequest(`${product.publicUrl}/products/${id}`);
    const section = /<section[^>]*aria-labelledby="features".*?<\/section>/s.exec(text)?.[0] ?? '';
    return {
      title: /<h2[^>]*>([^<]+)/.exec(section)?.[1],
      points: section.split('<li>').length - 1,
      drawing: section.includes('<svg'),
    };
  };
  const kinds = await Promise.all([1, 15, 22, 33, 41].map(features));
  expect(new Set(kinds.map(({ title }) => title)).size).toBe(5);
  for (const { points } of kinds) expect(points).toBeGreaterThanOrEqual(6);
  const [big, medium, slim] = await Promise.all(
    ['big-duct', 'medium-duct', 'slim-duct'].map(async (slug) => {
      const { text } = await httpRequest(`${product.publicUrl}/products/${slug}`);
      return features(Number(/href="\/products\/(\d+)"/.exec(text)?.[1]));
    }),
  );
  expect([big?.title, medium?.title, slim?.title]).toEqual(Array(3).fill(kinds[4]?.title));
  for (const id of [53, 58, 62, 65]) {
    const { points, drawing } = await features(id);
    expect([points >= 3, drawing]).toEqual([true, true]);
  }
});

test('shows known values of a product, and no rows for unknown ones', async ({
  page,
  problems,
}) => {
  const main = page.getByRole('main');
  const thumbs = main.getByRole('group', { name: 'Pictures' }).getByRole('button');
  await page.goto('/products/62');
  await expect(thumbs).toHaveCount(3);
  await page.goto('/products/65');
  await expect(thumbs).toHaveCount(3);
  await expect(main).toContainText('Price on request');
  await page.goto('/products/22');
  await expect(main).toContainText('Wind-free');
  await page.goto('/products/15');
  await expect(main).toContainText('1.3 Ton');
  // The outdoor unit of the example has a class, but this product has none.
  await expect(main.getByRole('table', { name: 'System' })).not.toContainText(/horsepower|\bHP\b/i);
  problems.expectStatus(404);
  await page.goto('/products/99999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
});
