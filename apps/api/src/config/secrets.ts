import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';

/** The keys that sign and seal things, each for one purpose, all made from one secret. */
export class Secrets {
  readonly session: string;
  readonly stamp: string;
  /** Seals the secrets of second steps. */
  readonly secondFactor: string;
  /** Seals what signing in with Google leaves with a browser. */
  readonly google: string;

  constructor(secret: string) {
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.session = derive('session');
    this.stamp = derive('form stamp');
    this.secondFactor = derive('second factor');
    this.google = derive('google');
  }
}

/** The secret of the environment, else the one in the data folder, made at first start. */
export function loadSecrets(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): Secrets {
  if (env.APP_SECRET) return new Secrets(env.APP_SECRET);
  const file = join(env.DATA_DIR, 'secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // `wx`: of two instances that start together one makes the file, both read it.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return new Secrets(readFileSync(file, 'utf8').trim());
}
