import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ENTRY = resolve(
  import.meta.dirname,
  '../../../api/src/platform/testing/openid-provider-process.mjs',
);
const CLIENT = { client_id: 'shishir', client_secret: 'the secret of shishir, long enough' };

/** The person who signs in at the provider. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** True if the person presses 'Cancel'. */
  cancels?: true;
}

/** A real OpenID provider that replaces Google, with the product as its client. */
export class OpenidProvider {
  private constructor(
    private readonly issuer: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(publicUrl: string): Promise<OpenidProvider> {
    const redirect_uris = [`${publicUrl}/api/v1/auth/google/callback`];
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
    };
  }

  /** Sets the person who signs in from now on. */
  async setPerson(person: Person): Promise<void> {
    await fetch(`${this.issuer}/as`, { method: 'POST', body: JSON.stringify(person) });
  }
}
