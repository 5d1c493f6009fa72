import { leadSourceFrom, leadSourceOf } from './lead-source';

const CATEGORIES = [
  { slug: 'chiller', title: 'Chiller' },
  { slug: 'slim-duct', title: 'Slim Duct' },
];
const at = (path: string) => new URL(path, 'http://site.example');

describe('the source of a lead', () => {
  it.each([
    ['/', { page: '/' }],
    ['/products/15', { page: '/products/15', product_id: 15 }],
    ['/contact-us?product=15', { page: '/contact-us?product=15', product_id: 15 }],
    ['/contact-us?product=x', { page: '/contact-us?product=x' }],
    ['/products/chiller', { page: '/products/chiller' }],
    [
      '/products?category=chiller,slim-duct,odd&tr_min=5&tr_max=10&sort=offer_price',
      {
        page: '/products?category=chiller,slim-duct,odd&tr_min=5&tr_max=10&sort=offer_price',
        filters: 'Chiller, Slim Duct, odd, 5 TR to 10 TR',
      },
    ],
    [
      '/search?q=1.5+ton&wind_free=true',
      { page: '/search?q=1.5+ton&wind_free=true', filters: 'Search: 1.5 ton, Wind-Free' },
    ],
    ['/career?category=chiller', { page: '/career?category=chiller' }],
    ['/quotation?token=7.secret', { page: '/quotation' }],
  ])('is read from %s', (path, source) => {
    expect(leadSourceOf(at(path), CATEGORIES)).toEqual(source);
  });

  it('is no longer than the API accepts', () => {
    const { page, filters } = leadSourceOf(at(`/search?q=${'x'.repeat(900)}`), CATEGORIES);
    expect([page.length, filters?.length]).toEqual([300, 500]);
  });

  it.each([
    ['http://site.example/products/15', '/contact-us', { page: '/products/15', product_id: 15 }],
    [
      'http://site.example/products/chiller?tr_min=5',
      '/contact-us',
      { page: '/products/chiller?tr_min=5', filters: 'From 5 TR' },
    ],
    ['http://site.example/', '/contact-us?product=15', { page: '/', product_id: 15 }],
    // The page was loaded again, or the visitor came from another site.
    ['http://site.example/contact-us', '/contact-us', { page: '/contact-us' }],
    ['http://search.example/?q=chiller', '/contact-us', { page: '/contact-us' }],
    ['nonsense', '/contact-us', { page: '/contact-us' }],
    ['', '/contact-us', { page: '/contact-us' }],
  ])('is, with the referrer %s on %s, %j', (referer, path, source) => {
    const request = new Request(at(path), { headers: { referer } });
    expect(leadSourceFrom(request, at(path), 'http://site.example', CATEGORIES)).toEqual(source);
  });
});
