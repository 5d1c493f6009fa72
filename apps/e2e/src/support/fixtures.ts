import { expect, test as base } from '@playwright/test';
import { accountOf, type Role, type Site } from './accounts';
import { awake } from './awake';
import { newAccount, type NewAccount } from './new-account';
import { Problems } from './problems';
import { Product, type DatabaseKind } from './product';
import { sessionCookie } from './sessions';

export { expect };

export interface Options {
  /** The database that the product of a worker uses. */
  database: DatabaseKind;
}

interface Story {
  /** Whose session the browser holds when a story begins, and on which host; null for nobody's. */
  signedIn: { as: Role; on: Site } | null;
  /** Makes an account that only this story has, and lets it sign in to a host in this browser. */
  arrive: (role: Role, site: Site) => Promise<NewAccount>;
  problems: Problems;
}

interface Worker extends Options {
  product: Product;
}

/** Stories over a running product. A console error or a request that fails fails the story. */
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
  arrive: async ({ context, product }, provide) => {
    await provide(async (role, site) => {
      const account = await newAccount(product, role);
      await context.addCookies([await sessionCookie(product, account, site)]);
      return account;
    });
  },
  /** Its addresses count as open once the page is awake, unless a story says what it waits for. */
  page: async ({ page, javaScriptEnabled }, provide) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (javaScriptEnabled !== false && !options?.waitUntil) await awake(page);
      return response;
    };
    await provide(page);
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
