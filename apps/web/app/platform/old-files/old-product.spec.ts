import type { Product } from '@shishir/contract';
import { outdoor8 as product } from '../testing/catalogue-rows.fixture';
import { toOldProduct } from './old-product';

describe('a row of the old products file', () => {
  it('is text throughout, with thousands separated and the category as a slug', () => {
    const row = toOldProduct({
      ...product,
      id: 1,
      category_slug: 'outdoor',
      cooling_btu: 1_076_400,
      cooling_tr: 6.37,
      regular_price: 354_000,
      size_height_mm: 1695,
      image_1: 'products/a/960.webp',
    });
    expect(row).toMatchObject({
      id: '1',
      category: 'outdoor',
      cooling_btu: '1,076,400',
      cooling_tr: '6.37',
      regular_price: '354,000',
      size_height_mm: '1695',
      image_1: '/storage/products/a/960.webp',
    });
  });

  it('keeps blank text and null apart', () => {
    const row = toOldProduct({
      ...product,
      horsepower: null,
      panel_color: null,
      image_3: null,
      blank_fields: ['horsepower', 'image_3'],
    });
    expect(row).toMatchObject({ horsepower: '', panel_color: null, image_3: '' });
  });

  it('has one of the two types of the old file', () => {
    const typeIn = (category_kind: Product['category_kind']) =>
      toOldProduct({ ...product, type: null, category_kind })['type'];
    expect(typeIn('chiller')).toBe('Outdoor Unit');
    expect(typeIn('ventilation')).toBe('Indoor Unit');
  });

  it('has no field that the old file did not have', () => {
    const names = Object.keys(toOldProduct({ ...product, customer_name: 'Somebody' }));
    expect(names).toHaveLength(27);
    expect(names).not.toContain('customer_name');
  });
});
