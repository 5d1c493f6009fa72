import { nextPath, withNext } from './next-path';

describe('the page after signing in', () => {
  it.each(['/', '/cart', '/products/15?size=2#fit', '/dashboard/profile'])('keeps %s', (path) =>
    expect(nextPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'cart',
    'https://elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/cart\\..\\..',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/cart/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'javascript:alert(1)',
    ' /cart',
  ])('rejects %p', (path) => expect(nextPath(path)).toBe('/dashboard'));

  it('is passed on to the other form', () => {
    expect(withNext('/signup', null)).toBe('/signup');
    expect(withNext('/login', '/cart?a=1')).toBe('/login?next=%2Fcart%3Fa%3D1');
    expect(withNext('/login', '//elsewhere.example')).toBe('/login?next=%2Fdashboard');
  });
});
