import { resolve } from 'node:path';
import { z } from 'zod';

/** A whole number; its sentences name the variable. */
const whole = (name: string, least = 1, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ invalid_type_error: `${name} is a whole number` })
    .int(`${name} is a whole number`)
    .min(least, `${name} is at least ${least}`)
    .max(most, `${name} is at most ${most}`);

const address = (name: string, example: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      `${name} is an address like ${example}`,
    );

const oneOf = <const V extends readonly [string, ...string[]]>(name: string, values: V) => {
  const [last, ...rest] = [...values].reverse();
  const said = `${rest.reverse().join(', ')} or ${last}`;
  return z.enum(values, { errorMap: () => ({ message: `${name} is ${said}` }) });
};

/** Everything that the surroundings may say. Each has a default: the product starts with none of them set. */
const variables = z.object({
  APP_MODE: oneOf('APP_MODE', ['demo', 'production']).default('demo'),

  PORT: whole('PORT', 0, 65535).default(8080),

  /** Where to listen; in demo mode on this machine alone unless it is set. */
  HOST: z.string().optional(),

  PUBLIC_URL: address('PUBLIC_URL', 'https://shishircooling.example').optional(),
  ADMIN_URL: address('ADMIN_URL', 'https://admin.shishircooling.example').optional(),

  /** The folder of the embedded database, the pictures and the secret. */
  DATA_DIR: z.string().default(resolve(__dirname, '../../../../data')),

  /** A MySQL or MariaDB server; without it the embedded SQLite is used. */
  DATABASE_URL: z
    .string()
    .regex(
      /^(mysql|mariadb):\/\/.+\/.+/,
      'DATABASE_URL looks like mysql://user:password@host:3306/database',
    )
    .optional(),

  /** Signs sessions and form stamps. Made at first start and kept in DATA_DIR, but for production. */
  APP_SECRET: z.string().min(32, 'APP_SECRET has at least 32 characters').optional(),

  /** In production: the owner's account, made at the first start that finds none. */
  OWNER_EMAIL: z.string().optional(),
  OWNER_PASSWORD: z.string().optional(),
  OWNER_NAME: z.string().default('Owner'),
  OWNER_NUMBER: z.string().default(''),

  /** The mail server. Without it mails are kept, and the owner reads them in the dashboard. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'SMTP_URL looks like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),

  /** Google sign-in, as registered with the provider: both or neither. Without them it is not offered. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address('GOOGLE_ISSUER', 'https://accounts.google.com').default(
    'https://accounts.google.com',
  ),

  /** How many proxies stand in front: only their X-Forwarded-For counts. */
  TRUSTED_PROXIES: whole('TRUSTED_PROXIES', 0).default(0),

  LOG_LEVEL: oneOf('LOG_LEVEL', [
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ]).default('info'),

  /** Where several instances count limits together. Without it each process counts for itself. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'REDIS_URL looks like redis://:password@host:6379')
    .optional(),

  LIMIT_READS_PER_MINUTE: whole('LIMIT_READS_PER_MINUTE').default(1200),
  LIMIT_LOGINS_PER_MINUTE: whole('LIMIT_LOGINS_PER_MINUTE').default(10),
  LIMIT_LOGIN_FAILURES: whole('LIMIT_LOGIN_FAILURES').default(5),
  LIMIT_REGISTRATIONS_PER_HOUR: whole('LIMIT_REGISTRATIONS_PER_HOUR').default(5),
  LIMIT_PASSWORD_CHANGES: whole('LIMIT_PASSWORD_CHANGES').default(5),
  LIMIT_UPLOADS: whole('LIMIT_UPLOADS').default(30),
  LIMIT_MAILS: whole('LIMIT_MAILS').default(5),
  LIMIT_CONTACTS: whole('LIMIT_CONTACTS').default(5),
  LIMIT_CONTACTS_OVERALL: whole('LIMIT_CONTACTS_OVERALL').default(200),
});

type Variables = z.infer<typeof variables>;
type Settings = Omit<Variables, 'PUBLIC_URL' | 'ADMIN_URL'> &
  Record<'PUBLIC_URL' | 'ADMIN_URL', string>;

/** The environment as everything is handed it: Nest finds it by this class. */
export class Env extends (Object as unknown as new () => Settings) {}

/** Names the variables that are wrong, one sentence each. */
export class EnvError extends Error {}

/** The validated environment. Throws an EnvError that says what is wrong with which variable. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  const { data, error } = variables.safeParse(set);
  const problems = (error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}.`,
  );
  if (data) problems.push(...contradictions(data));
  if (!data || problems.length > 0) throw new EnvError(problems.join('\n'));
  return Object.assign(new Env(), data, {
    PUBLIC_URL: withoutSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    ADMIN_URL: withoutSlash(data.ADMIN_URL ?? `http://admin.localhost:${data.PORT}`),
  });
}

/** What no variable says alone. */
function contradictions(set: Variables): string[] {
  const problems: string[] = [];
  const live = set.APP_MODE === 'production';
  if (live && !set.APP_SECRET) {
    problems.push('APP_SECRET: in production it must be set, with at least 32 characters.');
  }
  if (live && !set.GOOGLE_ISSUER.startsWith('https:')) {
    problems.push('GOOGLE_ISSUER: in production it must begin with https.');
  }
  if (!set.GOOGLE_CLIENT_ID !== !set.GOOGLE_CLIENT_SECRET) {
    problems.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    );
  }
  return problems;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
