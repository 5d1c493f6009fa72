import { type Env, EnvError, loadEnvFile, readEnv } from '@shishir/server/env';
import { resolve } from 'node:path';
import { ApiStartError } from './api-bundle.js';
import { startProduct, type Product } from './product.js';
import { StartError } from './start-error.js';

const APPS = resolve(import.meta.dirname, '../..');

// A file that is replaced under a running product, by a new build, costs its reader but not the process.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  console.error(error);
  if (error.code !== 'ENOENT' || error.syscall !== 'open') process.exit(1);
});

try {
  loadEnvFile();
  const env = readEnv(process.env);
  const product = await startProduct(env, APPS);
  stopOnSignals(product);
  announce(env, product);
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  process.exit(1);
}

/** What a person can fix is one sentence; anything else keeps its stack. */
function isExpected(error: unknown): error is Error {
  return [StartError, ApiStartError, EnvError].some((kind) => error instanceof kind);
}

function announce(env: Env, product: Product): void {
  console.log(`Public site   ${env.PUBLIC_URL}`);
  console.log(`Dashboard     ${env.ADMIN_URL}`);
  if (!env.HOST && env.APP_MODE === 'demo') {
    const hosts = product.hosts.join(' and ');
    console.log(
      `Demonstration mode: only this machine reaches it (${hosts}). HOST=0.0.0.0 opens it.`,
    );
  }
  // A program that started this one as a child waits for this message.
  process.send?.({ ready: true, mode: env.APP_MODE });
}

function stopOnSignals(product: Product): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // A child whose parent has gone would hold the port with nobody to stop it.
  if (process.connected) process.on('disconnect', stop);
}
