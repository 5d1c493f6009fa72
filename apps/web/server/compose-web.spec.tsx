/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@shishir/source", "node", "require", "default"]}
 */
import { createHash } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { data, Meta, Outlet, redirect, Scripts, type ServerBuild } from 'react-router';
import * as entry from '../app/entry.server';
import { FailedPage } from '../app/platform/ui/failed-state';
import { composeWeb, languagePages } from './compose-web';
import { contentSecurityPolicy } from './content-security-policy';
import { routeNamesOf } from './route-names';

const page = (id: string, path: string, module: object) => ({
  id,
  path,
  parentId: id === 'root' ? undefined : 'root',
  module: { default: () => null, ...module },
});

function Document() {
  return (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** A home page, a missing page, and a page that fails. */
const routes = {
  root: page('root', '', { default: Document }),
  home: page('home', '/', {
    default: () => <h1>Home</h1>,
    action: () => ({ taken: true }),
    meta: () => [{ title: 'Home' }, { 'script:ld+json': { '@type': 'WebSite' } }],
  }),
  greeted: page('greeted', '/greeted', {
    loader: () => data(null, { headers: { 'set-cookie': 'seen=1' } }),
  }),
  shell: page('shell', '/set-up', {
    loader: () => data({ company: { ready: false } }, { status: 404 }),
  }),
  unsubscribe: page('unsubscribe', '/subscription/:act', { action: () => ({ ended: true }) }),
  secret: page('secret', '/secret', { headers: () => ({ 'Referrer-Policy': 'same-origin' }) }),
  moved: page('moved', '/moved', { loader: () => redirect('/') }),
  gone: page('gone', '/gone', { loader: () => data(null, { status: 404 }) }),
  failing: page('failing', '/failing', {
    loader: () => {
      throw new Error('SELECT secret FROM products');
    },
    ErrorBoundary: FailedPage,
  }),
  broken: page('broken', '/broken', {
    default: () => {
      throw new Error('SELECT secret FROM users');
    },
  }),
};

const manifest = Object.values(routes).map(({ id, path, parentId, module }) => [
  id,
  { id, path, parentId, module: `/${id}.js`, hasLoader: 'loader' in module },
]);

/** The minimum of a React Router build. */
const build = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(manifest),
    url: '/manifest.js',
    version: '1',
  },
  future: { v8_middleware: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  routeDiscovery: { mode: 'initial' },
  isSpaMode: false,
  prerender: [],
  ssr: true,
  allowedActionOrigins: false,
} as unknown as ServerBuild;

let server: Server;
let base: string;

beforeAll(() => {
  const env = {
    PUBLIC_URL: 'http://localhost:8080',
    ADMIN_URL: 'http://admin.localhost:8080',
    TRUSTED_PROXIES: 0,
    LIMIT_PAGES_PER_MINUTE: 1000,
    LIMIT_PAGES_AT_ONCE: 4,
  };
  const callApi = () => Promise.resolve(Response.json({}));
  const pages = languagePages(env, callApi, build);
  const web = composeWeb(env, { callApi, clientDirs: [] }, pages);
  server = createServer(web.listener).listen(0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Posts with exactly these headers; `fetch` would add its own. */
function post(
  headers: Record<string, string>,
  path = '/?index',
  text = '',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const length = text && { 'content-length': String(text.length) };
    const options = { method: 'POST', headers: { ...headers, ...length } };
    const sent = request(base + path, options, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

describe('a form post', () => {
  it('is accepted from a page of this host', async () => {
    expect(await post({ origin: base })).toMatchObject({ status: 200 });
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['the other host of the product', { origin: 'http://admin.localhost:8080' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['nowhere', { origin: 'null' }],
    ['a sibling, without an Origin', { 'sec-fetch-site': 'same-site' }],
    ['something that does not say', {}],
  ])('is rejected from %s', async (_who, headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('sent from another site');
  });

  it('is rejected in the language of the page', async () => {
    const answer = await post({ origin: 'http://evil.example' }, '/bn/contact-us');
    expect(answer.body).toContain('ফর্মটি অন্য সাইট থেকে পাঠানো হয়েছে।');
  });
});

describe('the unsubscribe button of a mail program', () => {
  const LINK = '/subscription/unsubscribe?token=7.signed';
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const PAIR = 'List-Unsubscribe=One-Click';
  const multipart = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

  it.each([
    ['a server', FORM, PAIR],
    ['a page of mails', { ...FORM, origin: 'https://mail.example' }, PAIR],
    ['a server, as multipart', { 'content-type': 'multipart/form-data; boundary=x' }, multipart],
  ])('is accepted from %s', async (_who, headers, text) => {
    expect(await post(headers, LINK, text)).toMatchObject({ status: 200 });
  });

  it.each([
    ['with a cookie', { ...FORM, cookie: 'userToken=1' }, LINK, PAIR],
    ['without its pair', FORM, LINK, 'anything=else'],
    ['at another address', FORM, '/subscription/confirm?token=7.signed', PAIR],
    ['with more than it needs', FORM, LINK, `${PAIR}&more=${'x'.repeat(2000)}`],
  ])('is rejected %s', async (_how, headers, path, text) => {
    expect(await post(headers, path, text)).toMatchObject({ status: 403 });
  });
});

describe('a page', () => {
  it('allows exactly its own inline scripts', async () => {
    const answer = await fetch(base);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(inline.length).toBeGreaterThan(1);
    for (const [, text = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('allows the configured map', () => {
    const policy = contentSecurityPolicy(
      Buffer.from(''),
      false,
      'https://maps.example/office?id=1',
    );
    expect(policy).toMatch(/frame-src https:\/\/maps\.example$/);
  });

  it('has security headers, and none about the server software', async () => {
    const { headers } = await fetch(base);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const secret = await fetch(`${base}/secret`);
    expect(secret.headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is served, but not cached or indexed, while the site is being set up', async () => {
    const { status, headers } = await fetch(`${base}/set-up`);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    const home = await fetch(base);
    expect(home.headers.get('x-robots-tag')).toBeNull();
  });

  it('contains the id of its request, received or generated', async () => {
    const made = await fetch(base);
    expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    const given = await fetch(base, { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const odd = await fetch(base, { headers: { 'x-request-id': 'a b' } });
    expect(odd.headers.get('x-request-id')).not.toBe('a b');
  });

  it('is not cached for signed-in visitors, and briefly for everyone else', async () => {
    const signedIn = await fetch(base, { headers: { cookie: 'theme=x; userToken=abc' } });
    expect(signedIn.headers.get('cache-control')).toBe('no-store');
    const anyone = await fetch(base);
    expect(anyone.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=1/);
    expect(anyone.headers.get('vary')).toContain('Cookie');
    const greeted = await fetch(`${base}/greeted`);
    expect(greeted.headers.get('set-cookie')).toBe('seen=1');
    expect(greeted.headers.get('cache-control')).toBe('no-store');
  });

  it('redirects without being cached', async () => {
    const moved = await fetch(`${base}/moved`, { redirect: 'manual' });
    expect(moved.status).toBe(302);
    expect(moved.headers.get('cache-control')).toBe('no-store');
  });

  it('has the status of its loader', async () => {
    expect((await fetch(`${base}/gone`)).status).toBe(404);
  });

  it.each(['/products/%E0%A4%A', '/%ZZ', '/50%25', '//evil.test%2f..', '//evil.test:99999/'])(
    'is not found at %s',
    async (path) => {
      const logs = (['warn', 'error'] as const).map((level) =>
        jest.spyOn(console, level).mockImplementation(() => {}),
      );
      expect((await fetch(base + path)).status).toBe(404);
      logs.forEach((log) => log.mockRestore());
    },
  );

  it('shows the number of its error, which is in the log once', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await fetch(`${base}/failing`, { headers: { 'x-request-id': 'failing-1' } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-request-id')).toBe('failing-1');
    expect(await answer.text()).toContain('tell us this number: failing-1');
    const lines = log.mock.calls.filter(([what]) => String(what).includes('failing-1'));
    expect(lines).toHaveLength(1);
    const broken = await fetch(`${base}/broken`, { headers: { 'x-request-id': 'broken-1' } });
    expect(broken.status).toBe(500);
    expect(log.mock.calls.filter(([what]) => String(what).includes('broken-1'))).toHaveLength(1);
    log.mockRestore();
  });

  it('reports its route to the metrics, separately from its data', () => {
    const routeOf = routeNamesOf(build.routes);
    expect(routeOf('/')).toBe('/');
    expect(routeOf('/greeted')).toBe('/greeted');
    expect(routeOf('/greeted.data')).toBe('/greeted.data');
    expect(routeOf('/_root.data')).toBe('/.data');
  });

  it('does not reveal why it failed', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await fetch(`${base}/broken`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('SELECT');
    expect(JSON.stringify(log.mock.calls.map(String))).toContain('SELECT');
    log.mockRestore();
  });
});
