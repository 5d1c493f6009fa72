import { IsOptional, MinLength, validateSync } from 'class-validator';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Address, isRepetitive, LooksLike, OneOf, StorageAddress, Whole } from './env-checks';

/** The top folder of the repository; the path is the same from `src` and from `dist`. */
const TOP = resolve(__dirname, '../../..');

const MODES = ['demo', 'production'] as const;
const HTTP_ALLOWED = ['false', 'localhost', 'true'] as const;
const DOCS_READERS = ['everyone', 'staff'] as const;
const YES_NO = ['true', 'false'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * The settings from the environment. Each variable has a default, so the product starts without any. Blank values count
 * as not set. A variable whose default is a number is parsed as a number.
 *
 * The table of settings in docs/operations.md is generated from this class by `npm run docs`: names, defaults,
 * comments, and the headings in `== ==`.
 */
export class Env {
  // == Start and addresses ==

  /** `demo` fills an empty database with demonstration data and prints its accounts; `production` does neither. */
  @OneOf(MODES)
  APP_MODE: (typeof MODES)[number] = 'demo';

  /** A file with further variables, read at start. The default is `.env` at the top of the repository. */
  ENV_FILE?: string;

  /** The port to listen on; 0 lets the system choose one. */
  @Whole(0, 65_535)
  PORT = 8080;

  /** The host to listen on. By default, only this machine in demo mode and for a separate API or site. */
  HOST?: string;

  /** The address of the site, and the base of all absolute addresses. The default is `http://localhost:PORT`. */
  @Address('https://example.com')
  PUBLIC_URL!: string;

  /** The address of the dashboard. The default is `http://admin.localhost:PORT`. */
  @Address('https://admin.example.com')
  ADMIN_URL!: string;

  /** The address at which the site reaches the API if they run in separate processes. */
  @Address('http://127.0.0.1:3333')
  API_URL = 'http://127.0.0.1:3333';

  /**
   * In production both addresses must begin with https. `localhost` allows http for addresses of this machine, `true`
   * for all addresses; passwords and sessions are then sent unencrypted.
   */
  @OneOf(HTTP_ALLOWED)
  ALLOW_HTTP: (typeof HTTP_ALLOWED)[number] = 'false';

  /** Readers of /api/docs. The default is everyone in demo mode and staff in production. */
  @IsOptional()
  @OneOf(DOCS_READERS)
  API_DOCS!: (typeof DOCS_READERS)[number];

  // == Data ==

  /** The folder of the embedded database, the pictures and the secret, relative to the top of the repository. */
  DATA_DIR = resolve(TOP, 'data');

  /**
   * A bucket of an S3-compatible server for uploads, so that several instances can share them. If not set, uploads are
   * stored in DATA_DIR. `region` defaults to that of the host or us-east-1, `tls` to true, `pathStyle` to true except
   * for AWS. Without key and secret, the usual AWS variables and the role of the machine are used.
   */
  @StorageAddress()
  STORAGE_URL?: string;

  /** A MySQL or MariaDB server. If not set, the embedded SQLite is used. */
  @LooksLike(/^(mysql|mariadb):\/\/.+\/.+/, 'mysql://user:password@host:3306/database')
  DATABASE_URL?: string;

  /**
   * Replicas of the server of DATABASE_URL, separated by commas. Public data for visitors who are not signed in is read
   * from a replica that has the latest changes. Everything else is read from DATABASE_URL, as is public data while no
   * replica is usable.
   */
  @LooksLike(
    /^\s*(mysql|mariadb):\/\/[^,]+\/[^,]+(,\s*(mysql|mariadb):\/\/[^,]+\/[^,]+)*$/,
    'mysql://user:password@host:3306/database,mysql://user:password@other-host:3306/database',
  )
  DATABASE_REPLICA_URLS?: string;

  // == Secret and first owner ==

  /**
   * Signs sessions and form stamps. Generated at the first start and stored in DATA_DIR, except in production. A site
   * in a separate process uses it to authenticate its calls; without it they count as reads of the visitor.
   */
  @IsOptional()
  @MinLength(32, { message: '$property must have at least $constraint1 characters' })
  APP_SECRET?: string;

  /** In production: the email address of the owner's account, created at the first start without an owner. */
  OWNER_EMAIL?: string;
  /** The initial password of the owner's account, which should be changed after signing in. */
  OWNER_PASSWORD?: string;
  /** The owner's name. */
  OWNER_NAME = 'Owner';
  /** The owner's phone number; optional. */
  OWNER_NUMBER = '';

  // == Mails ==

  /** The mail server. If not set, the owner sets it in the dashboard; until then mails wait there. */
  @LooksLike(/^smtps?:\/\/.+/, 'smtp://user:password@host:587')
  SMTP_URL?: string;

  /** The sender address of mails if SMTP_URL is set. The company's name is added before it. */
  MAIL_FROM = 'no-reply@localhost';

  // == Sign-in with Google ==

  /** Google sign-in, as registered with the provider. Set both or neither; without them it is not offered. */
  GOOGLE_CLIENT_ID?: string;
  /** The secret that belongs to GOOGLE_CLIENT_ID. */
  GOOGLE_CLIENT_SECRET?: string;
  /** Another OpenID Connect provider instead of Google. */
  @Address('https://accounts.google.com')
  GOOGLE_ISSUER = 'https://accounts.google.com';

  // == Sign-in of staff ==

  /**
   * OpenID Connect provider with which staff can sign in to the dashboard, such as Keycloak, Microsoft Entra or Google
   * Workspace. Set address, id and secret, or none of them.
   */
  @Address('https://login.example.com/realms/company')
  OIDC_ISSUER?: string;
  /** The client of the dashboard, as registered with that provider. */
  OIDC_CLIENT_ID?: string;
  /** The secret that belongs to OIDC_CLIENT_ID. */
  OIDC_CLIENT_SECRET?: string;
  /** The name of the provider on the sign-in page, up to 40 characters. */
  @LooksLike(/^.{1,40}$/, 'Shishir account')
  OIDC_NAME = 'SSO';

  // == Webhooks ==

  /** Webhooks may reach this machine and private networks; only for development and tests. */
  @OneOf(YES_NO)
  WEBHOOKS_TO_PRIVATE: (typeof YES_NO)[number] = 'false';

  // == Proxies and the map ==

  /** The number of trusted proxies in front of the product. Their X-Forwarded-For and X-Request-Id are used. */
  @Whole(0)
  TRUSTED_PROXIES = 0;

  /**
   * The map that the contact page embeds after a click. By default OpenStreetMap, if the company's map address points
   * to it. Its host is added to the content security policy of all pages.
   */
  @Address('https://maps.example.com/embed')
  @LooksLike(/^https:\/\/[^\s;,'"]+$/, 'https://maps.example.com/embed')
  MAP_EMBED_URL?: string;

  // == Logs, metrics and traces ==

  /** The lowest level that is logged. */
  @OneOf(LOG_LEVELS)
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  /**
   * The port of `GET /metrics` for Prometheus, separate from the port of the product; 0 turns it off. A site and an API
   * in separate processes need one each.
   */
  @Whole(0, 65_535)
  METRICS_PORT = 0;

  /**
   * The host on which the metrics port listens; by default only this machine. Visitors must not be able to reach it.
   */
  METRICS_HOST = '127.0.0.1';

  /**
   * The OpenTelemetry collector for traces. If not set, nothing is traced. The SDK reads its other standard variables
   * (`OTEL_...`) itself, such as OTEL_EXPORTER_OTLP_PROTOCOL or OTEL_TRACES_SAMPLER.
   */
  @Address('http://127.0.0.1:4318')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  // == Limits ==

  /** The Redis server in which several instances count limits together. If not set, each process counts separately. */
  @LooksLike(/^rediss?:\/\/.+/, 'redis://:password@host:6379')
  REDIS_URL?: string;

  /** Reads from one address per minute. */
  @Whole()
  LIMIT_READS_PER_MINUTE = 1200;

  /** Pages rendered for one address per minute; cached pages and files do not count. */
  @Whole()
  LIMIT_PAGES_PER_MINUTE = 600;

  /** Maximum number of pages rendered at the same time, for all visitors; further ones wait. */
  @Whole()
  LIMIT_PAGES_AT_ONCE = 4;

  /** Sign-ins from one address per minute. */
  @Whole()
  LIMIT_LOGINS_PER_MINUTE = 10;

  /** Failed sign-ins to one account from one address per 5 minutes. */
  @Whole()
  LIMIT_LOGIN_FAILURES = 5;

  /** New accounts from one address per hour. */
  @Whole()
  LIMIT_REGISTRATIONS_PER_HOUR = 5;

  /** Password changes by one account per 10 minutes. */
  @Whole()
  LIMIT_PASSWORD_CHANGES = 5;

  /** Uploads by one account per 10 minutes. */
  @Whole()
  LIMIT_UPLOADS = 30;

  /** Mails requested from one address per 10 minutes, and mails sent to one mailbox per hour. */
  @Whole()
  LIMIT_MAILS = 5;

  /** Calls of the API with one API key per minute. */
  @Whole()
  LIMIT_KEY_CALLS_PER_MINUTE = 600;

  /** Staff invitations sent by one account per hour. */
  @Whole()
  LIMIT_INVITATIONS = 30;

  /** Contact messages from one address per 10 minutes. */
  @Whole()
  LIMIT_CONTACTS = 5;

  /** Contact messages from all visitors per hour. */
  @Whole()
  LIMIT_CONTACTS_OVERALL = 200;

  /** Look-ups of enquiries by reference and phone number from one address per 10 minutes. */
  @Whole()
  LIMIT_LOOK_UPS = 10;

  // == Terms and deletion ==

  /** Number of working days within which enquiries are answered, as promised on the site. */
  @Whole()
  REPLY_WORKING_DAYS = 1;

  /** Number of days after which the CV of an application is deleted. */
  @Whole()
  KEEP_APPLICATIONS_DAYS = 180;

  /** Number of days after which an enquiry that looks like spam is deleted. */
  @Whole()
  KEEP_QUARANTINE_DAYS = 30;

  /** Number of days after which network addresses in enquiries and in the audit log are cleared. */
  @Whole()
  KEEP_ADDRESSES_DAYS = 90;

  /** Number of days after which the log of a webhook is deleted, with events that were never accepted. */
  @Whole()
  KEEP_WEBHOOK_LOG_DAYS = 30;

  /** Number of days after which a former version of a record is deleted, with pictures that only it uses. */
  @Whole()
  KEEP_VERSIONS_DAYS = 365;
}

/** Invalid environment variables, with one sentence for each. */
export class EnvError extends Error {}

type Variable = keyof Env;
type RawEnv = Record<string, string | undefined>;

const ALL = Object.keys(new Env()) as Variable[];

/**
 * Reads and validates the environment, or only the variables that an app needs; others are ignored. Throws an EnvError
 * that names every invalid variable and its problem.
 */
export function readEnv(raw: RawEnv): Env;
export function readEnv<K extends Variable>(raw: RawEnv, needed: readonly K[]): Pick<Env, K>;
export function readEnv(raw: RawEnv, needed: readonly Variable[] = ALL): Env {
  const env = new Env();
  for (const name of needed) {
    const value = raw[name];
    if (!value?.trim()) continue;
    Object.assign(env, { [name]: typeof env[name] === 'number' ? Number(value) : value });
  }
  const problems = validateSync(env, { stopAtFirstError: true }).flatMap(
    ({ property, constraints = {} }) =>
      Object.values(constraints).map((message) => `${property}: ${message}.`),
  );
  // Combinations are checked only if each variable is valid on its own.
  if (problems.length === 0) {
    env.DATA_DIR = resolve(TOP, env.DATA_DIR);
    env.PUBLIC_URL = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
    env.ADMIN_URL = withoutSlash(env.ADMIN_URL ?? `http://admin.localhost:${env.PORT}`);
    env.API_DOCS ??= env.APP_MODE === 'demo' ? 'everyone' : 'staff';
    problems.push(...contradictions(env));
  }
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
  return env;
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT) {
    problems.push('METRICS_PORT: it must be another port than PORT, which visitors reach.');
  }
  if (env.APP_MODE === 'production') problems.push(...productionProblems(env));
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL) {
    problems.push('DATABASE_REPLICA_URLS: replicas need a primary, set DATABASE_URL too.');
  }
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET) {
    problems.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    );
  }
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  const given = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter(Boolean).length;
  if (given !== 0 && given !== 3) {
    problems.push(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.',
    );
  }
  return problems;
}

function productionProblems(env: Env): string[] {
  const problems: string[] = [];
  if (!env.APP_SECRET) {
    problems.push('APP_SECRET: in production it must be set, with at least 32 characters.');
  } else if (isRepetitive(env.APP_SECRET)) {
    problems.push(
      'APP_SECRET: it repeats the same characters and can be guessed. Make one with openssl rand -hex 32.',
    );
  }
  for (const name of ['PUBLIC_URL', 'ADMIN_URL'] as const) {
    if (mayServe(env[name], env.ALLOW_HTTP)) continue;
    problems.push(
      `${name}: in production it must begin with https. ALLOW_HTTP=localhost allows http on this machine, ALLOW_HTTP=true everywhere.`,
    );
  }
  if (hostOf(env.PUBLIC_URL) === hostOf(env.ADMIN_URL)) {
    problems.push('ADMIN_URL: in production it must have another host than PUBLIC_URL.');
  }
  if (env.WEBHOOKS_TO_PRIVATE === 'true') {
    problems.push('WEBHOOKS_TO_PRIVATE: in production webhooks only reach public addresses.');
  }
  for (const name of ['GOOGLE_ISSUER', 'OIDC_ISSUER'] as const) {
    if (env[name]?.startsWith('https:') === false) {
      problems.push(`${name}: in production it must begin with https.`);
    }
  }
  return problems;
}

const hostOf = (address: string) => new URL(address).host;

/** Host names that always refer to this machine, so that nothing is sent over a network. */
const THIS_MACHINE = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

function mayServe(address: string, allowHttp: Env['ALLOW_HTTP']): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || allowHttp === 'true') return true;
  return allowHttp === 'localhost' && THIS_MACHINE.test(hostname);
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Adds the variables of the environment file to this process without overriding existing ones. Called once by the main
 * program, before it reads the environment. Throws an EnvError if ENV_FILE does not exist.
 */
export function loadEnvFile(): void {
  const named = process.env['ENV_FILE'];
  const file = named ? resolve(named) : resolve(TOP, '.env');
  // Also true for the null device, which means no file.
  if (existsSync(file)) process.loadEnvFile(file);
  else if (named) throw new EnvError(`ENV_FILE: there is no file ${file}.`);
}
