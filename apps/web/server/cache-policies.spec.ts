/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@shishir/source", "node", "require", "default"]}
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { ProductFilters } from '@shishir/contract';
import type { ServerBuild } from 'react-router';
import { openedPage } from '../app/platform/api/testing';
import { catalogueApi } from '../app/platform/testing/catalogue-api.fixture';
import siteMap from '../app/routes';
import type { PageHandle } from '../app/platform/ui/page/page-handle';
import { cachePoliciesOf } from './cache-policies';

type Loader = (args: object) => unknown;
interface Module {
  loader?: Loader;
  handle?: PageHandle;
}

/** Every route of the site with its module, as in React Router's build. */
const routes = new Map<string, { path?: string; parentId?: string; module: Module }>();
async function collect(entries: RouteConfigEntry[], parentId?: string) {
  for (const { id, file, path, children = [] } of entries) {
    const name = id ?? file;
    routes.set(name, { path, parentId, module: (await import(`../app/${file}`)) as Module });
    await collect(children, name);
  }
}
const policies = () =>
  cachePoliciesOf(Object.fromEntries(routes) as unknown as ServerBuild['routes']);
const policyOf = (path: string) => policies().find((policy) => policy.path.test(path));

beforeAll(() => collect(siteMap));

it.each([
  '/',
  '/products',
  '/products/15',
  '/products/slim-duct',
  '/search',
  '/compare',
  '/about-us',
  '/blog',
  '/blog/9',
  '/career',
])('%s may be cached, and so may its data', (path) => {
  expect(policyOf(path)).toBeDefined();
  const data = policyOf(`${path === '/' ? '/_root' : path}.data`);
  expect(data?.query).toEqual([...policyOf(path)!.query, '_routes']);
});

it.each(['/sitemap.xml', '/sitemap/3.xml', '/robots.txt'])('%s may be cached', (path) => {
  expect(policyOf(path)?.query).toEqual([]);
});

it.each([
  '/contact-us',
  '/login',
  '/signup',
  '/cart',
  '/dashboard',
  '/dashboard/profile',
  '/reset-password',
  '/products.json',
  '/nothing-here',
])('%s, which depends on the visitor or must be current, may not be cached', (path) => {
  expect(policyOf(path)).toBeUndefined();
  expect(policyOf(`${path}.data`)).toBeUndefined();
});

/** An address that records which parameters are read from it. */
function noted(address: string): { url: URL; read: Set<string> } {
  const url = new URL(address);
  const read = new Set<string>();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = url.searchParams[method].bind(url.searchParams) as (name: string) => never;
    url.searchParams[method] = (name: string) => {
      read.add(name);
      return original(name);
    };
  }
  return { url, read };
}

/** Returns the parameters read by the loaders of a route and its parents. */
async function readBy(route: string, path: string, params: Record<string, string>) {
  const { url, read } = noted(`http://site.example${path}`);
  const args = openedPage(path, catalogueApi());
  // Without its URL: parameters read from there would not be recorded.
  const request = { method: 'GET', headers: args.request.headers, signal: args.request.signal };
  for (let id: string | undefined = route; id !== undefined; id = routes.get(id)?.parentId) {
    const loaded = Promise.resolve(
      routes.get(id)?.module.loader?.({ ...args, request, url, params }),
    );
    // Redirects and missing records do not matter here.
    await loaded.catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
    });
  }
  return [...read];
}

/** Values of the parameters of paths. */
const VALUES: Record<string, string[]> = {
  key: ['', 'outdoor', 'duct', '15', '99'],
  file: ['0.xml', '1.xml'],
  id: ['7', '99'],
};

/** Returns the addresses of a path such as `/products/:key?`, with values for its parameters. */
function addressesOf(path: string): { path: string; params: Record<string, string> }[] {
  const [part, name = ''] = /\/:(\w+)\??/.exec(path) ?? [];
  if (!part) return [{ path: `/${path}`, params: {} }];
  return VALUES[name]!.map((value) => ({
    path: `/${path.replace(part, value && `/${value}`)}`,
    params: value ? { [name]: value } : {},
  }));
}

it('gets every parameter that its loaders read', async () => {
  const cached = [...routes].filter(([, { module }]) => module.handle?.cache);
  expect(cached.length).toBeGreaterThan(5);
  for (const [id, { path = '', module }] of cached) {
    for (const address of addressesOf(path)) {
      const read = await readBy(id, address.path, address.params);
      expect([address.path, module.handle!.cache!.query]).toEqual([
        address.path,
        expect.arrayContaining(read),
      ]);
      // The test would prove nothing if the list read nothing.
      if (address.path === '/products') expect(read).toContain('tr_min');
    }
  }
});

it.each(['/products', '/search'])(
  '%s accepts every filter that the API has for visitors',
  (path) => {
    // A brand has its own page, the path decides the language, and previews are not cached.
    const filters = ProductFilters.omit({ brand: true, locale: true, preview: true }).keyof()
      .options;
    expect(policyOf(path)?.query).toEqual(expect.arrayContaining(filters));
  },
);

it('passes on the parameters of older addresses of search and comparison', () => {
  const { query = [] } = policyOf('/products/search') ?? {};
  expect(query).toEqual(expect.arrayContaining([...policyOf('/search')!.query]));
  expect(query).toEqual(expect.arrayContaining([...policyOf('/compare')!.query]));
});
