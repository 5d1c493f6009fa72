import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { embedded, freshDatabase, type FreshDatabase } from './database';

export type DatabaseKind = 'sqlite' | 'mariadb';

const ENTRY = resolve(import.meta.dirname, '../../../standalone/dist/entry.js');

/** High limits, since all stories send from one address, faster than any person. */
const LIMITS = {
  LIMIT_PAGES_PER_MINUTE: '100000',
  LIMIT_LOGINS_PER_MINUTE: '1000',
  LIMIT_REGISTRATIONS_PER_HOUR: '1000',
  LIMIT_MAILS: '1000',
  LIMIT_CONTACTS: '1000',
  LIMIT_CONTACTS_OVERALL: '1000',
};

/** Settings that depend on the address of the product. */
type Settings = Record<string, string>;
type SettingsFor = (product: Product) => Settings | Promise<Settings>;

/** The built product, running on its own port with its own data. */
export class Product {
  readonly publicUrl: string;
  readonly adminUrl: string;
  private process?: ChildProcess;
  private output = '';
  private settings: Settings = {};

  private constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly database: FreshDatabase,
  ) {
    this.publicUrl = `http://localhost:${port}`;
    this.adminUrl = `http://admin.localhost:${port}`;
  }

  /** Starts a product with demonstration data, as `npm start` does on a fresh clone. */
  static async start(kind: DatabaseKind, settingsFor?: SettingsFor): Promise<Product> {
    const database = kind === 'mariadb' ? await freshDatabase() : embedded;
    const product = new Product(await freePort(), await mkdtemp(join(tmpdir(), 'e2e-')), database);
    if (settingsFor) product.settings = await settingsFor(product);
    await product.run();
    return product;
  }

  /** Starts the program and waits for its ready message. The settings apply from now on. */
  async run(settings: Settings = {}): Promise<void> {
    Object.assign(this.settings, settings);
    const child = spawn(process.execPath, [ENTRY], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...LIMITS,
        // Ignores the settings of developers.
        ENV_FILE: devNull,
        APP_MODE: 'demo',
        NODE_ENV: 'production',
        PORT: String(this.port),
        PUBLIC_URL: this.publicUrl,
        ADMIN_URL: this.adminUrl,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        // Blank values count as unset.
        DATABASE_URL: this.database.url ?? '',
        GOOGLE_CLIENT_ID: '',
        GOOGLE_CLIENT_SECRET: '',
        OIDC_ISSUER: '',
        OIDC_CLIENT_ID: '',
        OIDC_CLIENT_SECRET: '',
        REDIS_URL: '',
        SMTP_URL: '',
        HOST: '',
        ...this.settings,
      },
    });
    const collect = (text: string) => (this.output += text);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    this.process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The product did not start:\n${this.output}`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
  }

  /** CPU time of the process so far in seconds, and its current and peak memory in bytes. Linux only. */
  async usage(): Promise<{ seconds: number; memory: number; peak: number }> {
    const folder = `/proc/${this.process?.pid}`;
    const status = await readFile(`${folder}/status`, 'utf8');
    const bytes = (name: string) =>
      1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    // The fields after the name in parentheses, in hundredths of a second: 14 is user mode, 15 is kernel mode.
    const fields = (await readFile(`${folder}/stat`, 'utf8')).split(') ').at(-1)!.split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / 100;
    return { seconds, memory: bytes('VmRSS'), peak: bytes('VmHWM') };
  }

  /** Kills the product with SIGKILL, like a machine without memory: nothing is finished or cleaned up. */
  async kill(): Promise<void> {
    this.process?.kill('SIGKILL');
    if (this.process) await once(this.process, 'exit');
  }

  /** Stops the product with SIGTERM, like a service manager, and returns its exit code. */
  async end(): Promise<number | null> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode) return child?.exitCode ?? null;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  /** Stops the product and removes its data. */
  async remove(): Promise<void> {
    await this.end();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
