import type { CatalogueProduct, Category } from '@shishir/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { sectionsOf } from './product-sections';

const outdoor = {
  ...{ id: 1, title: 'Outdoor Unit', path: '/products/outdoor', kind: 'outdoor_unit' },
  ...{ tr_min: 6.37, tr_max: 27.07, product_count: 14 },
} as Category;

const worksWith = (cooling_kw: number) => {
  const product = { category_kind: 'big_duct', cooling_kw } as CatalogueProduct;
  const rows = sectionsOf(product, [outdoor]).flatMap((section) => section.rows);
  return renderToStaticMarkup(rows.find(({ name }) => name === 'Works with')!.value);
};

it('names the outdoor units whose ratio allows an indoor unit', () => {
  expect(worksWith(5.6)).toContain('Outdoor Units, 6.37 to 27.07 TR');
  // 33.6 kW are 150% of the smallest unit.
  expect(worksWith(33.6)).toContain('Outdoor Units, 7.4 to 27.07 TR');
});
