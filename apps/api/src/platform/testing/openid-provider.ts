import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Who sits before the provider's screen. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** Presses 'Cancel'. */
  cancels?: true;
}

export interface TestProvider {
  issuer: string;
  /** Goes the whole way as `person` and gives the address that the provider sends the browser back to. */
  visit(address: string, person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** The settings of a client with this callback. */
const clientOf = (client_id: string, callback: string) => ({
  client_id,
  client_secret: `the secret of ${client_id}, long enough`,
  redirect_uris: [callback],
});

/** Starts a real OpenID provider that knows the client `shishir` and, with the same way back, `other`. */
export async function startTestProvider(callback: string): Promise<TestProvider> {
  const child = spawn(process.execPath, [join(__dirname, 'openid-provider-process.mjs')], {
    // Its warnings concern production use.
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      CLIENTS: JSON.stringify([clientOf('shishir', callback), clientOf('other', callback)]),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const issuer = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('http') && resolve(line));
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code}.`)));
  });
  return {
    issuer,
    async visit(address, person) {
      await fetch(`${issuer}/as`, { method: 'POST', body: JSON.stringify(person) });
      return follow(address, callback);
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Follows redirects with the cookies of a fresh browser until one leads away from the provider. */
async function follow(address: string, callback: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let at = address, left = 12; left > 0; left -= 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = response.headers.get('location');
    if (!to) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
    at = new URL(to, at).href;
    if (at.startsWith(callback)) return at;
  }
  throw new Error('The provider leads nowhere.');
}
