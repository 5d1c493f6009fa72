import getPort from 'get-port';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as open } from 'node:http';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';
import { start } from '../setup/run.mjs';
import { fastFolder } from '../test/fast-folder.mjs';
import { within } from './deadlines.mjs';

const ENTRIES = {
  all: 'apps/standalone/dist/entry.js',
  api: 'apps/api/dist/main.js',
  site: 'apps/web/server/main.mjs',
};

/** All calls come from one address, and only the limits that a test sets may reject any. */
const LIMITS = [
  ...['READS_PER_MINUTE', 'PAGES_PER_MINUTE', 'LOGINS_PER_MINUTE', 'LOGIN_FAILURES'],
  ...['REGISTRATIONS_PER_HOUR', 'UPLOADS', 'MAILS', 'CONTACTS', 'CONTACTS_OVERALL'],
];
const UNUSED = [
  ...['DATABASE_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'REDIS_URL', 'SMTP_URL', 'HOST'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...['STORAGE_URL', 'DATABASE_REPLICA_URLS', 'METRICS_PORT'],
];
const ACCOUNTS = JSON.parse(readFileSync(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
/** Kept connections would outlive the process at the other end. */
const oneCall = new Agent({ keepAlive: false, maxSockets: Infinity });

const cleanupsOf = new WeakMap();

/** Registers a cleanup for the end of a test, whatever its result. Cleanups run in reverse order. */
export function atEnd(t, work) {
  if (cleanupsOf.has(t)) return void cleanupsOf.get(t).unshift(work);
  const cleanups = [work];
  cleanupsOf.set(t, cleanups);
  t.after(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
}

/** Creates a folder that is deleted after the test. `t` is the context of the test. */
export async function folderFor(t) {
  const folder = await mkdtemp(join(fastFolder(), 'shishir-fault-'));
  atEnd(t, () => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The built product, or a part of it, in its own process. */
export class Product {
  output = '';
  child;
  ready;

  constructor(settings, entry, port) {
    this.settings = settings;
    this.entry = entry;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /**
   * Creates a product without starting it. `settings` are environment variables. Without DATA_DIR, it gets its own
   * folder, which already contains the demonstration data if the whole suite is running.
   */
  static async make(t, settings = {}, entry = 'all') {
    const { DATA_DIR = await Product.dataFor(t, settings, entry), ...more } = settings;
    const port = await getPort();
    const product = new Product({ DATA_DIR, ...more }, entry, port);
    atEnd(t, () => product.kill());
    return product;
  }

  static async dataFor(t, settings, entry) {
    const folder = await folderFor(t);
    const filled = process.env.FAULTS_FILLED;
    if (filled && !settings.DATABASE_URL && entry !== 'site')
      await cp(filled, folder, { recursive: true });
    return folder;
  }

  /** Creates a product, starts it and waits until it is ready. */
  static async start(t, settings = {}, entry = 'all') {
    const product = await Product.make(t, settings, entry);
    await product.run();
    return product;
  }

  /** Starts the process without waiting. The settings stay in effect for later starts. */
  launch(settings = {}) {
    Object.assign(this.settings, settings);
    this.output = '';
    const child = start(process.execPath, [join(ROOT, ENTRIES[this.entry])], {
      ipc: true,
      buffer: false,
      env: {
        NODE_ENV: 'production',
        ENV_FILE: devNull,
        APP_MODE: 'demo',
        LOG_LEVEL: 'warn',
        PORT: String(this.port),
        PUBLIC_URL: this.origin,
        ADMIN_URL: `http://admin.localhost:${this.port}`,
        ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '1000000'])),
        ...Object.fromEntries(UNUSED.map((name) => [name, ''])),
        ...this.settings,
      },
    });
    child.all.setEncoding('utf8').on('data', (text) => (this.output += text));
    this.child = child;
    this.ready = new Promise((resolve) => {
      child.once('message', () => resolve(true));
      void child.then(() => resolve(false));
    });
    return this;
  }

  async run(settings) {
    this.launch(settings);
    if (!(await this.ready)) throw new Error(`The product did not start:\n${this.output}`);
  }

  /** Resolves to the exit code after the end of the process. */
  async ended() {
    return (await this.child).exitCode;
  }

  async kill() {
    this.child?.kill('SIGKILL');
    await this.child;
  }

  /** Stops the process with SIGTERM; resolves to its exit code and the time it took. */
  async stop() {
    const from = performance.now();
    this.child.kill('SIGTERM');
    const code = await this.ended();
    return { code, ms: performance.now() - from };
  }

  /** Calls an endpoint of the API: `call('POST', '/contact-message', { json })`. */
  call(method, path, options) {
    return request(`${this.origin}/api/v1${path}`, { method, ...options });
  }

  get(path, options) {
    return request(this.origin + path, options);
  }

  /** Signs in with a demonstration account; resolves to the headers for requests. */
  async signIn(role = 'super_admin') {
    const { email, password } = ACCOUNTS.find((account) => account.role === role);
    const { status, json } = await this.call('POST', '/auth/login', { json: { email, password } });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return { authorization: `Bearer ${json.token}` };
  }
}

/** Returns the body of an enquiry from the contact form. */
export const enquiry = (email, message = 'Eight units for a hotel corridor in Sylhet.') => ({
  ...{ firstName: 'Jahangir', lastName: 'Alam', number: '01700000003' },
  ...{ email, message },
});

/**
 * Sends a request; resolves to the complete response and the time it took. Rejects with the system's error code if
 * there is no response, and with ETIMEDOUT after `ms`.
 * @param {string} url
 * @param {{ method?: string, headers?: object, json?: object, body?: any, ms?: number, agent?: Agent }} [options]
 * @returns {Promise<{ status: number, headers: any, text: string, json: any, ms: number }>}
 */
export function request(url, { method = 'GET', headers, json, body, ms, agent = oneCall } = {}) {
  const limit = ms ?? within('any other request');
  const content = json === undefined ? body : JSON.stringify(json);
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const sending = open(url, { method, agent, headers: { ...type, ...headers } }, (response) => {
      buffer(response).then((bytes) => {
        const text = bytes.toString();
        const took = performance.now() - from;
        const { statusCode: status, headers: received } = response;
        const isJson = /json/.test(received['content-type'] ?? '');
        resolve({
          ...{ status, headers: received, text, ms: took },
          json: isJson ? JSON.parse(text) : undefined,
        });
      }, reject);
    });
    const late = setTimeout(() => {
      const error = new Error(`No response from ${method} ${url} within ${limit} ms`);
      sending.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    }, limit);
    sending.once('close', () => clearTimeout(late));
    sending.once('error', reject).end(content);
  });
}

/** Waits until `holds` returns a truthy value; errors count as not yet. Rejects after the deadline of the promise. */
export async function until(promise, holds) {
  const limit = within(promise);
  let last;
  for (const from = performance.now(); performance.now() - from < limit; await pause(50)) {
    try {
      const found = await holds();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`${promise}: not within ${limit} ms, at last: ${String(last)}`);
}

export { pause };
