import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';

/** Signing and encryption keys, each for one purpose and all derived from one secret. */
export class Secrets {
  readonly session: string;
  /** The same key as an object: with a text, each check of a token would first try to parse it as a public key. */
  readonly sessionKey: KeyObject;
  readonly stamp: string;
  /** Signs the links of subscribers. */
  readonly subscription: string;
  /** Signs the pages with the state of an enquiry. */
  readonly enquiry: string;
  /** Signs the links of quotations. */
  readonly quotation: string;
  /** Seals the secrets of second factors. */
  readonly secondFactor: string;
  /** Seals the state of a sign-in with a provider, which the browser stores. */
  readonly signInFlow: string;
  /** Seals the password of the mail server. */
  readonly mailServer: string;
  /** Seals the secrets of webhooks. */
  readonly webhook: string;

  constructor(secret: string) {
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.session = derive('session');
    this.sessionKey = createSecretKey(this.session, 'utf8');
    this.stamp = derive('form stamp');
    this.subscription = derive('subscription');
    this.enquiry = derive('enquiry');
    this.quotation = derive('quotation');
    this.secondFactor = derive('second factor');
    this.signInFlow = derive('google');
    this.mailServer = derive('mail server');
    this.webhook = derive('webhook');
  }
}

/** Loads the secret from the environment, or from the data folder, in which the first start creates it. */
export function loadSecrets(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): Secrets {
  if (env.APP_SECRET) return new Secrets(env.APP_SECRET);
  const file = join(env.DATA_DIR, 'secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SHORTEST) {
    throw new Error(`The secret in ${file} is too short. Put the one from a backup there.`);
  }
  return new Secrets(secret);
}

const SHORTEST = 32;

/** Creates the file with its whole content, or not at all if the disk is full. */
function makeSecret(file: string): void {
  const waiting = `${file}.${randomUUID()}`;
  try {
    writeFileSync(waiting, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    linkSync(waiting, file);
  } catch (error) {
    // If two instances start together, one creates the file and both read it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(waiting, { force: true });
  }
}
