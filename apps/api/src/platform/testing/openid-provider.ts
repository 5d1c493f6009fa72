import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The person at the provider's screen. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** Sent by Microsoft Entra instead. */
  xms_edov?: boolean;
  name?: string;
  /** Set if the person presses 'Cancel'. */
  cancels?: true;
}

export interface TestProvider {
  issuer: string;
  /** Completes the provider's flow as `person`, and returns the address of the redirect back. */
  visit(address: string, person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** Returns the settings of a client with this callback. */
const clientOf = (client_id: string, callback: string) => ({
  client_id,
  client_secret: `the secret of ${client_id}, long enough`,
  redirect_uris: [callback],
});

/** Starts a real OpenID provider with the clients `shishir` and `other`, which share the callback. */
export async function startTestProvider(callback: string): Promise<TestProvider> {
  const child = spawn(process.execPath, [join(__dirname, 'openid-provider-process.mjs')], {
    // The provider's warnings only concern production.
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

/** Follows redirects with the cookies of a new browser until one leaves the provider, and returns its address. */
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
