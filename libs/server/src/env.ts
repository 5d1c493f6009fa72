import { IsOptional, MinLength, validateSync } from 'class-validator';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Address, isRepetitive, LooksLike, OneOf, StorageAddress, Whole } from './env-checks';

/** The top folder of the repository, seen from `src` and from `dist`. */
const TOP = resolve(__dirname, '../../..');

const MODES = ['demo', 'production'] as const;
const HTTP_ALLOWED = ['false', 'localhost', 'true'] as const;
const DOCS_READERS = ['everyone', 'staff'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Everything that the surroundings may set. Each variable has a default: the product starts with none of them
 * set. Blank counts as not set. A variable whose default is a number is read as a number.
 *
 * The table of settings in docs/operations.md is written from this class by `npm run docs`: names, defaults, comments,
 * and the headings in `== ==`.
 */
export class Env {
  // == Start and addresses ==

  /** `demo` fills an empty database with demonstration data and prints their accounts; `production` does neither. */
  @OneOf(MODES)
  APP_MODE: (typeof MODES)[number] = 'demo';

  /** The file that more of these are read from at start; `.env` at the top of the repository unless set. */
  ENV_FILE?: string;

  /** The port to listen on; 0 lets the system choose one. */
  @Whole(0, 65_535)
  PORT = 8080;

  /** Where to listen. Unless set: this machine alone in demo mode, and for the API or the site by itself. */
  HOST?: string;

  /** The address of the site: the only source of absolute addresses. `http://localhost:PORT` unless set. */
  @Address('https://example.com')
  PUBLIC_URL!: string;

  /** The address of the dashboard. `http://admin.localhost:PORT` unless set. */
  @Address('https://admin.example.com')
  ADMIN_URL!: string;

  /** Where the site finds the API when each runs in a process of its own. */
  @Address('http://127.0.0.1:3333')
  API_URL = 'http://127.0.0.1:3333';

  /**
   * In production both addresses begin with https. `localhost` allows http for addresses of this machine,
   * `true` for every address: passwords and sessions then travel in clear.
   */
  @OneOf(HTTP_ALLOWED)
  ALLOW_HTTP: (typeof HTTP_ALLOWED)[number] = 'false';

  /** Who may read /api/docs. Unless set: everyone in demo mode, staff in production. */
  @IsOptional()
  @OneOf(DOCS_READERS)
  API_DOCS!: (typeof DOCS_READERS)[number];

  // == Data ==

  /** The folder of the embedded database, the pictures and the secret, seen from the top of the repository. */
  DATA_DIR = resolve(TOP, 'data');

  /**
   * A bucket of an S3-compatible server for uploads, so that several instances share them; without it they lie in
   * DATA_DIR. `region` is that of the host or us-east-1, `tls` is true, `pathStyle` is true but for AWS. Without key and
   * secret the usual variables of AWS and the role of the machine count.
   */
  @StorageAddress()
  STORAGE_URL?: string;

  /** A MySQL or MariaDB server; without it the embedded SQLite is used. */
  @LooksLike(/^(mysql|mariadb):\/\/.+\/.+/, 'mysql://user:password@host:3306/database')
  DATABASE_URL?: string;

  /**
   * Replicas of the server of DATABASE_URL, separated by commas. What visitors see without signing in is read there,
   * from one that has the latest changes; all else, and whenever no replica can be used, from DATABASE_URL.
   */
  @LooksLike(
    /^\s*(mysql|mariadb):\/\/[^,]+\/[^,]+(,\s*(mysql|mariadb):\/\/[^,]+\/[^,]+)*$/,
    'mysql://user:password@host:3306/database,mysql://user:password@other-host:3306/database',
  )
  DATABASE_REPLICA_URLS?: string;

  // == Secret and first owner ==

  /**
   * Signs sessions and form stamps. Made at first start and kept in DATA_DIR, but for production. A site in a process of
   * its own proves with it that its calls are no visitor's: without it they count as reads of the visitor.
   */
  @IsOptional()
  @MinLength(32, { message: '$property has at least $constraint1 characters' })
  APP_SECRET?: string;

  /** In production: the owner's account, made at the first start that finds none. */
  OWNER_EMAIL?: string;
  /** Its password, which should be changed afterwards. */
  OWNER_PASSWORD?: string;
  /** Its name. */
  OWNER_NAME = 'Owner';
  /** A phone number; may be left out. */
  OWNER_NUMBER = '';

  // == Mails ==

  /** The mail server. Without it the owner sets it in the dashboard; until then mails are kept there. */
  @LooksLike(/^smtps?:\/\/.+/, 'smtp://user:password@host:587')
  SMTP_URL?: string;

  /** The address that mails come from where SMTP_URL is set. The company's name is put before it. */
  MAIL_FROM = 'no-reply@localhost';

  // == Sign-in with Google ==

  /** Google sign-in, as registered with the provider: both or neither. Without them it is not offered. */
  GOOGLE_CLIENT_ID?: string;
  /** Belongs to GOOGLE_CLIENT_ID. */
  GOOGLE_CLIENT_SECRET?: string;
  /** Another provider of OpenID Connect in place of Google. */
  @Address('https://accounts.google.com')
  GOOGLE_ISSUER = 'https://accounts.google.com';

  // == Proxies and the map ==

  /** How many proxies stand in front: only their X-Forwarded-For and X-Request-Id count. */
  @Whole(0)
  TRUSTED_PROXIES = 0;

  /**
   * The map that the contact page embeds, on a press. Unless set: OpenStreetMap, where the company's map address leads
   * there. Its host joins the content security policy of all pages.
   */
  @Address('https://maps.example.com/embed')
  @LooksLike(/^https:\/\/[^\s;,'"]+$/, 'https://maps.example.com/embed')
  MAP_EMBED_URL?: string;

  // == Logs, metrics and traces ==

  /** The least important lines that are logged. */
  @OneOf(LOG_LEVELS)
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  /**
   * The port of `GET /metrics` for Prometheus, apart from the port of the product; 0 is off. With site and API in
   * processes of their own each has one.
   */
  @Whole(0, 65_535)
  METRICS_PORT = 0;

  /** Where the port of the metrics is open: this machine alone unless set. Visitors should never reach it. */
  METRICS_HOST = '127.0.0.1';

  /**
   * Where traces are sent to, a collector of OpenTelemetry; unless set there are none. Its other standard variables
   * (`OTEL_...`), such as OTEL_EXPORTER_OTLP_PROTOCOL or OTEL_TRACES_SAMPLER, are read by its own code.
   */
  @Address('http://127.0.0.1:4318')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  // == Limits ==

  /** Where several instances count limits together. Without it each process counts for itself. */
  @LooksLike(/^rediss?:\/\/.+/, 'redis://:password@host:6379')
  REDIS_URL?: string;

  /** Reads by one address in a minute. */
  @Whole()
  LIMIT_READS_PER_MINUTE = 1200;

  /** Pages rendered for one address in a minute; cached ones and files do not count. */
  @Whole()
  LIMIT_PAGES_PER_MINUTE = 600;

  /** Pages rendered at the same time, for everyone; more than that wait. */
  @Whole()
  LIMIT_PAGES_AT_ONCE = 4;

  /** Sign-ins from one address in a minute. */
  @Whole()
  LIMIT_LOGINS_PER_MINUTE = 10;

  /** Failed sign-ins to one account from one address in 5 minutes. */
  @Whole()
  LIMIT_LOGIN_FAILURES = 5;

  /** New accounts from one address in an hour. */
  @Whole()
  LIMIT_REGISTRATIONS_PER_HOUR = 5;

  /** Changes of the password by one account in 10 minutes. */
  @Whole()
  LIMIT_PASSWORD_CHANGES = 5;

  /** Uploads by one account in 10 minutes. */
  @Whole()
  LIMIT_UPLOADS = 30;

  /** Mails asked for by one address in 10 minutes, and sent to one mailbox in an hour. */
  @Whole()
  LIMIT_MAILS = 5;

  /** Invitations of staff sent by one account in an hour. */
  @Whole()
  LIMIT_INVITATIONS = 30;

  /** Contact messages from one address in 10 minutes. */
  @Whole()
  LIMIT_CONTACTS = 5;

  /** Contact messages from everyone in an hour. */
  @Whole()
  LIMIT_CONTACTS_OVERALL = 200;

  // == Terms and deletion ==

  /** Within how many working days enquiries are answered, as the site promises. */
  @Whole()
  REPLY_WORKING_DAYS = 1;

  /** After how many days the CV of an application is deleted. */
  @Whole()
  KEEP_APPLICATIONS_DAYS = 180;

  /** After how many days an enquiry that looks like spam is deleted. */
  @Whole()
  KEEP_QUARANTINE_DAYS = 30;

  /** After how many days the network addresses in enquiries and in the audit log are cleared. */
  @Whole()
  KEEP_ADDRESSES_DAYS = 90;

  /** After how many days a former version of a record goes, with the pictures that only it has. */
  @Whole()
  KEEP_VERSIONS_DAYS = 365;
}

/** Names the variables that are wrong, one sentence each. */
export class EnvError extends Error {}

type Variable = keyof Env;
type RawEnv = Record<string, string | undefined>;

const ALL = Object.keys(new Env()) as Variable[];

/**
 * The environment, or those of its variables that an app needs, checked. Throws an EnvError that says what is
 * wrong with which variable; variables that the app does not need are not looked at.
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
  // What two variables contradict each other in makes sense only where each is right by itself.
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
  if (!env.GOOGLE_ISSUER.startsWith('https:')) {
    problems.push('GOOGLE_ISSUER: in production it must begin with https.');
  }
  return problems;
}

const hostOf = (address: string) => new URL(address).host;

/** Names that always lead to the machine itself, so that nothing of it travels. */
const THIS_MACHINE = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

function mayServe(address: string, allowHttp: Env['ALLOW_HTTP']): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || allowHttp === 'true') return true;
  return allowHttp === 'localhost' && THIS_MACHINE.test(hostname);
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Adds the variables of the environment file to this process; those that are set already win. To be called
 * once, by what is started, before it reads the environment. Throws an EnvError where ENV_FILE names no file.
 */
export function loadEnvFile(): void {
  const named = process.env['ENV_FILE'];
  const file = named ? resolve(named) : resolve(TOP, '.env');
  // The null device, for an environment without a file, is no regular file but can be read.
  if (existsSync(file)) process.loadEnvFile(file);
  else if (named) throw new EnvError(`ENV_FILE: there is no file ${file}.`);
}
