import { render } from '@testing-library/react';
import { createRoutesStub, Meta } from 'react-router';
import { pageMeta, type PageMeta } from './page-meta';

const page: PageMeta & { siteName: string } = {
  title: 'Outdoor Unit Products',
  description: 'Every outdoor unit.',
  path: '/products/outdoor',
  publicUrl: 'https://cool.example',
  siteName: 'Cool Example',
};

/** The head that React Router renders from it. */
async function head(overrides: Partial<PageMeta> = {}) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Meta />, meta: () => pageMeta({ ...page, ...overrides }) },
  ]);
  const { container } = render(<Stub />);
  await Promise.resolve();
  return container.ownerDocument;
}

describe('the meta tags of a page', () => {
  it('have a title with the brand, a description and an absolute canonical address', async () => {
    const { title, querySelector } = await head().then((document) => ({
      title: document.title,
      querySelector: document.querySelector.bind(document),
    }));
    expect(title).toBe('Outdoor Unit Products | Cool Example');
    expect(querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(
      'Cool Example',
    );
    expect(querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Every outdoor unit.',
    );
    expect(querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://cool.example/products/outdoor',
    );
    expect(querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/cool\.example\//,
    );
    expect(querySelector('meta[name="twitter:title"]')?.getAttribute('content')).toBe(title);
    expect(querySelector('meta[name=robots]')).toBeNull();
  });

  it('keep text that looks like markup inside the structured data', async () => {
    const name = '</script><script>alert(1)</script>';
    const document = await head({ jsonLd: { '@type': 'Product', name } });
    const block = document.querySelector('script[type="application/ld+json"]');
    expect(block?.innerHTML).not.toContain('<');
    expect(JSON.parse(block?.innerHTML ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
    });
  });

  it('name the page in Bangla if it is translated and indexed', async () => {
    const alternates = async (overrides: Partial<PageMeta>) =>
      [...(await head(overrides)).querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    expect(await alternates({ path: '/blog/4', translated: false })).toEqual([]);
    expect(await alternates({ path: '/no-such-page', robots: 'noindex' })).toEqual([]);
    expect(await alternates({ path: '/contact-us' })).toEqual([
      ['en', 'https://cool.example/contact-us'],
      ['bn', 'https://cool.example/bn/contact-us'],
      ['x-default', 'https://cool.example/contact-us'],
    ]);
  });

  it('exclude robots if the page asks for it', async () => {
    const document = await head({ robots: 'noindex' });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
