import type { Commercial } from '@shishir/contract';
import { cassette45, chiller18, outdoor8 } from '../../platform/testing/catalogue-rows.fixture';
import { productData } from './product-data.server';
import { listData } from './structured-data';
import { toCard } from '../product-parts/card-product.server';

const SITE = 'https://site.example';

describe('structured data', () => {
  it('offers a product at the price on its page', () => {
    expect(productData(outdoor8, SITE)).toMatchObject({
      '@type': 'Product',
      name: 'VRF Outdoor Unit 8 HP',
      model: 'AM224DXVGGH',
      category: 'Outdoor Unit',
      brand: { name: 'Samsung' },
      url: 'https://site.example/products/1',
      sku: 'AM224DXVGGH',
      description: expect.stringContaining('AM224DXVGGH'),
      offers: {
        '@type': 'Offer',
        price: 329_000,
        priceCurrency: 'BDT',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
    expect(productData(cassette45, SITE).image).toEqual([
      'https://site.example/storage/products/round-below/960.webp',
      'https://site.example/storage/products/round-side/960.webp',
      'https://site.example/storage/products/round-room/960.webp',
    ]);
  });

  it('states the figures of the specification', () => {
    const { additionalProperty } = productData(outdoor8, SITE);
    expect(additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Refrigerant',
      value: outdoor8.refrigerant,
    });
    expect(additionalProperty).not.toContainEqual(expect.objectContaining({ value: null }));
  });

  it.each([
    ['in stock', false, 'https://schema.org/InStock'],
    ['on order', false, 'https://schema.org/BackOrder'],
    ['in stock', true, 'https://schema.org/Discontinued'],
    [null, false, undefined],
  ] as const)(
    'states the availability %s, discontinued %s, as %s',
    (availability, discontinued, expected) => {
      const commercial = { availability } as Commercial;
      const { offers } = productData({ ...outdoor8, commercial, discontinued }, SITE);
      expect((offers as { availability?: string }).availability).toBe(expected);
    },
  );

  it('contains no offer if the price is on request', () => {
    expect(productData(chiller18, SITE)).not.toHaveProperty('offers');
  });

  it('continues the positions of the previous pages of a list', () => {
    expect(listData([toCard(outdoor8)], 2, SITE).itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 25,
        name: 'VRF Outdoor Unit 8 HP',
        url: 'https://site.example/products/1',
      },
    ]);
  });
});
