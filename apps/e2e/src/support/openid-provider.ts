import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from './fixtures';
import { Product } from './product';

const ENTRY = resolve(
  import.meta.dirname,
  '../../../api/src/platform/testing/openid-provider-process.mjs',
);
const CLIENT = { client_id: 'shishir', client_secret: 'the secret of shishir, long enough' };

/** The addresses of the product. */
interface Addresses {
  publicUrl: string;
  adminUrl: string;
}

/** The person who signs in at the provider. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** True if the person presses 'Cancel'. */
  cancels?: true;
}

/** A real OpenID provider that the product uses as Google, and as the provider of staff. */
export class OpenidProvider {
  private constructor(
    private readonly issuer: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start({ publicUrl, adminUrl }: Addresses): Promise<OpenidProvider> {
    const redirect_uris = [
      `${publicUrl}/api/v1/auth/google/callback`,
      `${adminUrl}/api/v1/auth/oidc/callback`,
    ];
    const child = spawn(process.execPath, [ENTRY], {
      // Its warnings are only about production.
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CLIENTS: JSON.stringify([{ ...CLIENT, redirect_uris }]) },
    });
    const ended = once(child, 'exit');
    const lines = createInterface({ input: child.stdout });
    const issuer = (async () => {
      for await (const line of lines) if (line.startsWith('http')) return line;
      throw new Error('The provider ended before it printed its address.');
    })();
    return new OpenidProvider(await issuer, async () => {
      child.kill();
      await ended;
    });
  }

  /** The settings of the product for this provider. */
  get settings(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_ISSUER: this.issuer,
      OIDC_NAME: 'Example ID',
    };
  }

  /** Sets the person who signs in from now on. */
  async setPerson(person: Person): Promise<void> {
    await fetch(`${this.issuer}/as`, { method: 'POST', body: JSON.stringify(person) });
  }
}

/** Stories with a product that uses the provider as Google, and as the provider of staff. */
export const test = base.extend<
  object,
  { provider: OpenidProvider; pair: [Product, OpenidProvider] }
>({
  pair: [
    async ({ database }, provide) => {
      let provider: OpenidProvider | undefined;
      const product = await Product.start(database, async (addresses) => {
        provider = await OpenidProvider.start(addresses);
        return provider.settings;
      });
      await provide([product, provider!]);
      await product.remove();
      await provider?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [async ({ pair }, provide) => provide(pair[0]), { scope: 'worker' }],
  provider: [async ({ pair }, provide) => provide(pair[1]), { scope: 'worker' }],
});

let created = 0;
/** Returns a person with an account at the provider but none here. */
export const newPerson = (more: Partial<Person> = {}): Person => {
  const sub = `1000${++created}`;
  return {
    sub,
    email: `rahima-${sub}@example.com`,
    email_verified: true,
    name: 'Rahima Khatun',
    ...more,
  };
};
