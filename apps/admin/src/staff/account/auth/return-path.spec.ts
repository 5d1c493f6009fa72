import { originOf, signInAddress } from './return-path';

const SITE = 'http://admin.localhost:8080';
const afterSignIn = (next: string) => originOf(new URLSearchParams({ next }), SITE);

test('restores the page of origin with its search', () => {
  const address = signInAddress({ pathname: '/dashboard/user/user-list', search: '?page=2&q=a' });
  expect(originOf(new URL(address, SITE).searchParams, SITE)).toBe(
    '/dashboard/user/user-list?page=2&q=a',
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/login?next=/login',
  '',
])('does not return to %s', (next) => {
  expect(afterSignIn(next)).toBe('/dashboard');
});
