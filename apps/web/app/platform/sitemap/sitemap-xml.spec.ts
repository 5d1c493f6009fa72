import { sitemapXml } from './sitemap.server';

it('is well-formed XML with dates and pictures, whatever the addresses contain', () => {
  const xml = sitemapXml([
    { url: 'https://site.example/' },
    {
      url: 'https://site.example/products/a&b',
      changed: '2026-03-26T06:00:00.000Z',
      pictures: ['https://site.example/storage/p/1.webp'],
    },
  ]);
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const [home, product] = [...parsed.getElementsByTagName('url')];
  expect(home!.getElementsByTagName('lastmod')).toHaveLength(0);
  expect(product!.getElementsByTagName('loc')[0]!.textContent).toContain('/products/a&b');
  expect(product!.getElementsByTagName('lastmod')[0]!.textContent).toBe('2026-03-26T06:00:00.000Z');
  expect(product!.getElementsByTagName('image:loc')[0]!.textContent).toContain('/storage/p/1.webp');
});
