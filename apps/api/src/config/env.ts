import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { resolve } from 'node:path';

const url = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Everything that the surroundings may say. Each has a default: the product starts with none of them set. */
export class Env {
  @IsIn(['demo', 'production'], { message: 'APP_MODE is demo or production' })
  APP_MODE: 'demo' | 'production' = 'demo';

  @Type(() => Number)
  @IsInt({ message: 'PORT is a whole number' })
  @Min(0, { message: 'PORT is at least 0' })
  @Max(65535, { message: 'PORT is at most 65535' })
  PORT = 8080;

  /** Where to listen; in demo mode on this machine alone unless it is set. */
  @IsOptional()
  @IsString()
  HOST?: string;

  @IsUrl(url, { message: 'PUBLIC_URL is an address like https://shishircooling.example' })
  PUBLIC_URL = '';

  @IsUrl(url, { message: 'ADMIN_URL is an address like https://admin.shishircooling.example' })
  ADMIN_URL = '';

  /** The folder of the embedded database, the pictures and the secret. */
  @IsString()
  DATA_DIR = resolve(__dirname, '../../../../data');

  /** A MySQL or MariaDB server; without it the embedded SQLite is used. */
  @IsOptional()
  @Matches(/^(mysql|mariadb):\/\/.+\/.+/, {
    message: 'DATABASE_URL looks like mysql://user:password@host:3306/database',
  })
  DATABASE_URL?: string;

  /** Signs sessions and form stamps. Made at first start and kept in DATA_DIR, but for production. */
  @IsOptional()
  @MinLength(32, { message: 'APP_SECRET has at least 32 characters' })
  APP_SECRET?: string;

  /** In production: the owner's account, made at the first start that finds none. */
  @IsOptional() @IsString() OWNER_EMAIL?: string;
  @IsOptional() @IsString() OWNER_PASSWORD?: string;
  @IsString() OWNER_NAME = 'Owner';
  @IsString() OWNER_NUMBER = '';

  /** The mail server. Without it mails are kept, and the owner reads them in the dashboard. */
  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'SMTP_URL looks like smtp://user:password@host:587' })
  SMTP_URL?: string;

  @IsString() MAIL_FROM = 'no-reply@localhost';

  /** Google sign-in, as registered with the provider: both or neither. Without them it is not offered. */
  @IsOptional() @IsString() GOOGLE_CLIENT_ID?: string;
  @IsOptional() @IsString() GOOGLE_CLIENT_SECRET?: string;
  @IsUrl(url, { message: 'GOOGLE_ISSUER is an address like https://accounts.google.com' })
  GOOGLE_ISSUER = 'https://accounts.google.com';

  /** How many proxies stand in front: only their X-Forwarded-For counts. */
  @Type(() => Number)
  @IsInt({ message: 'TRUSTED_PROXIES is a whole number' })
  @Min(0, { message: 'TRUSTED_PROXIES is at least 0' })
  TRUSTED_PROXIES = 0;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL is fatal, error, warn, info, debug, trace or silent',
  })
  LOG_LEVEL = 'info';

  /** Where several instances count limits together. Without it each process counts for itself. */
  @IsOptional()
  @Matches(/^rediss?:\/\/.+/, { message: 'REDIS_URL looks like redis://:password@host:6379' })
  REDIS_URL?: string;

  @Type(() => Number) @IsInt() @Min(1) LIMIT_READS_PER_MINUTE = 1200;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_LOGINS_PER_MINUTE = 10;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_LOGIN_FAILURES = 5;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_REGISTRATIONS_PER_HOUR = 5;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_PASSWORD_CHANGES = 5;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_UPLOADS = 30;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_MAILS = 5;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_CONTACTS = 5;
  @Type(() => Number) @IsInt() @Min(1) LIMIT_CONTACTS_OVERALL = 200;
}

/** Names the variables that are wrong, one sentence each. */
export class EnvError extends Error {}

/** The validated environment. Throws an EnvError that says what is wrong with which variable. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  const env = plainToInstance(Env, set, { exposeDefaultValues: true });
  env.PUBLIC_URL = withoutSlash(env.PUBLIC_URL || `http://localhost:${env.PORT}`);
  env.ADMIN_URL = withoutSlash(env.ADMIN_URL || `http://admin.localhost:${env.PORT}`);
  const problems = validateSync(env).flatMap((error) =>
    Object.values(error.constraints ?? {}).map((text) => `${error.property}: ${text}.`),
  );
  if (env.APP_MODE === 'production' && !env.APP_SECRET) {
    problems.push('APP_SECRET: in production it must be set, with at least 32 characters.');
  }
  if (env.APP_MODE === 'production' && !env.GOOGLE_ISSUER.startsWith('https:')) {
    problems.push('GOOGLE_ISSUER: in production it must begin with https.');
  }
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET) {
    problems.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    );
  }
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
  return env;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
