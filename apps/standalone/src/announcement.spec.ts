import { announcement } from './announcement.js';

const PRODUCTION = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://example.com',
  ADMIN_URL: 'https://admin.example.com',
  HOST: '127.0.0.1',
  PORT: 8080,
  TRUSTED_PROXIES: 1,
} as const;
const LINES = [
  'Public site   https://example.com',
  'Dashboard     https://admin.example.com',
  'Listening on  port 8080 of 127.0.0.1',
];

it('names the addresses in production', () => {
  expect(announcement(PRODUCTION, ['127.0.0.1'])).toEqual(LINES);
});

it('names all addresses if HOST is not set', () => {
  const [, , listening] = announcement({ ...PRODUCTION, HOST: undefined }, ['::']);
  expect(listening).toMatch(/^Listening on  port 8080 of all addresses;/);
});

it('warns of https without a trusted proxy', () => {
  const lines = announcement({ ...PRODUCTION, TRUSTED_PROXIES: 0 }, ['127.0.0.1']);
  expect(lines).toEqual([...LINES, expect.stringMatching(/^TRUSTED_PROXIES is 0, /)]);
});

it('says in demonstration mode that only this machine reaches it, unless HOST is set', () => {
  const demo = { ...PRODUCTION, APP_MODE: 'demo', TRUSTED_PROXIES: 0 } as const;
  expect(announcement(demo, ['127.0.0.1'])).toEqual(LINES.slice(0, 2));
  expect(announcement({ ...demo, HOST: undefined }, ['127.0.0.1'])).toEqual([
    ...LINES.slice(0, 2),
    'Demonstration mode: only this machine reaches it (127.0.0.1). HOST=0.0.0.0 opens it.',
  ]);
});
