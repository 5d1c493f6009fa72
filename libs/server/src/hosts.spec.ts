import { Hosts, type RequestOrigin } from './hosts';

const hosts = new Hosts({
  PUBLIC_URL: 'https://cool.example',
  ADMIN_URL: 'https://admin.cool.example:8443',
});

it.each([
  ['cool.example', 'site'],
  ['admin.cool.example:8443', 'admin'],
  ['Admin.Cool.Example:8443', 'admin'],
  ['admin.cool.example', 'site'],
  ['another.example', 'site'],
  [undefined, 'site'],
] as const)('recognises %s as the host of the %s', (host, kind) => {
  expect(hosts.kindOf(host)).toBe(kind);
});

const sent = (from: Partial<RequestOrigin>): RequestOrigin => ({
  protocol: 'https',
  host: 'cool.example',
  origin: undefined,
  fetchSite: undefined,
  ...from,
});

describe('a same-origin request', () => {
  it.each<[string, Partial<RequestOrigin>]>([
    ['a page of the host', { origin: 'https://cool.example' }],
    [
      'a page of the host, through a proxy that is not trusted',
      { protocol: 'http', origin: 'https://cool.example' },
    ],
    [
      'a host whose name was written large',
      { host: 'COOL.example', origin: 'https://cool.example' },
    ],
    [
      'another name of the machine',
      { protocol: 'http', host: '10.0.0.2:80', origin: 'http://10.0.0.2:80' },
    ],
    ['a browser that reports it', { fetchSite: 'same-origin' }],
    ['the address bar', { fetchSite: 'none' }],
  ])('comes from %s', (_, from) => {
    expect(hosts.isSameOrigin(sent(from))).toBe(true);
  });

  it.each<[string, Partial<RequestOrigin>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the other host', { origin: 'https://admin.cool.example:8443' }],
    ['another port', { origin: 'https://cool.example:444' }],
    ['another protocol', { host: '10.0.0.2', origin: 'http://10.0.0.2' }],
    ['nowhere', { origin: 'null' }],
    ['a sibling', { fetchSite: 'same-site' }],
    ['a client without these headers', {}],
  ])('does not come from %s', (_, from) => {
    expect(hosts.isSameOrigin(sent(from))).toBe(false);
  });
});
