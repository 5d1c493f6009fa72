import { expect, test as base, type Page, type Response } from '@playwright/test';
import { newAccount, sessionCookie, type HostKind, type NewAccount } from './accounts';
import { accountOf, type Role } from './api';
import { Problems } from './network';
import { hydrated } from './page';
import { Product, type DatabaseKind } from './product';

export { expect };

export interface Options {
  /** Database that the product of a worker uses. */
  database: DatabaseKind;
}

interface Story {
  /** Role and host of the browser's session when a story starts; null without a session. */
  signedIn: { as: Role; on: HostKind } | null;
  /** Creates an account for this story, and signs it in to a host in this browser. */
  signInAsNew: (role: Role, host: HostKind) => Promise<NewAccount>;
  problems: Problems;
}

interface Worker extends Options {
  product: Product;
}

/** False for the dashboard and the API documentation, which are rendered in the browser only. */
function isRenderedOnServer(response: Response | null, { publicUrl }: Product): boolean {
  if (!response?.headers()['content-type']?.startsWith('text/html')) return false;
  const { origin, pathname } = new URL(response.url());
  return origin === publicUrl && !pathname.startsWith('/api/');
}

/** Makes navigations of a page wait for hydration, unless a story states `waitUntil`. */
function waitForHydration(page: Page, product: Product): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil && isRenderedOnServer(response, product)) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil && isRenderedOnServer(response, product)) await hydrated(page);
    return response;
  };
}

/** Stories with a running product. A console error or a failed request fails the story. */
export const test = base.extend<Story, Worker>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  product: [
    async ({ database }, provide) => {
      const product = await Product.start(database);
      await provide(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  signedIn: [null, { option: true }],
  storageState: async ({ signedIn, product }, provide) => {
    if (!signedIn) return provide(undefined);
    const cookie = await sessionCookie(product, accountOf(signedIn.as), signedIn.on);
    await provide({ cookies: [cookie], origins: [] });
  },
  signInAsNew: async ({ context, product }, provide) => {
    await provide(async (role, host) => {
      const account = await newAccount(product, role);
      await context.addCookies([await sessionCookie(product, account, host)]);
      return account;
    });
  },
  context: async ({ context, product, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) {
      context.on('page', (page) => waitForHydration(page, product));
    }
    await provide(context);
  },
  baseURL: async ({ product }, provide) => provide(product.publicUrl),
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems(context);
      await provide(problems);
      expect(problems.unexpected(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
