import { cassette45, chiller18, outdoor8 } from '../../platform/testing/catalogue-rows.fixture';
import { listData, productData } from './structured-data';
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
      offers: { '@type': 'Offer', price: 329_000, priceCurrency: 'BDT' },
    });
    expect(productData(cassette45, SITE).image).toEqual([
      'https://site.example/storage/products/round-below/960.webp',
      'https://site.example/storage/products/round-side/960.webp',
      'https://site.example/storage/products/round-room/960.webp',
    ]);
  });

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
