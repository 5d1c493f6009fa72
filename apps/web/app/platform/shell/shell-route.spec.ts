import { shouldRevalidate } from './shell.route';

/** Whether the shell is loaded again on a navigation between two addresses. */
function asks(from: string, to: string, formMethod?: 'GET' | 'POST') {
  const url = (path: string) => new URL(path, 'http://site.example');
  return shouldRevalidate({
    currentUrl: url(from),
    currentParams: {},
    nextUrl: url(to),
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  });
}

describe('the shell around every page', () => {
  it.each([
    ['a filter', '/products/outdoor', '/products/outdoor?tr_min=5'],
    ['an order', '/products?page=2', '/products?page=2&sort=title'],
    ['a page', '/products', '/products?page=2'],
    ['another search', '/search?q=a', '/search?q=b'],
    ['a viewer that opens', '/gallery', '/gallery#viewer'],
    ['a viewer that closes', '/our-projects?group=a#viewer', '/our-projects?group=a'],
    ['other units beside each other', '/compare?ids=1', '/compare?ids=1,2'],
  ])('stays as it is for %s', (_, from, to) => {
    expect(asks(from, to)).toBe(false);
  });

  it.each([
    ['another category', '/products/outdoor', '/products/chiller'],
    ['a product', '/products', '/products/15'],
    ['the same address again', '/products?page=2', '/products?page=2'],
    ['the way home after signing out', '/?from=mail', '/'],
    ['the own area', '/dashboard?told=1', '/dashboard'],
  ])('is loaded again for %s', (_, from, to) => {
    expect(asks(from, to)).toBe(true);
  });

  it('is loaded again after a form was sent', () => {
    expect(asks('/products', '/products?page=2', 'POST')).toBe(true);
    expect(asks('/gallery', '/gallery#viewer', 'POST')).toBe(true);
  });
});
