import { EnvError, loadEnvFile, readEnv } from '@shishir/server/env';
import { reportFailure } from '@shishir/server/monitoring/signals';
import { startTracing, stopTracing } from '@shishir/server/monitoring/tracing';
import { stopOnSignals } from '@shishir/server/servers';
import { StartError } from '@shishir/server/start-error';
import { resolve } from 'node:path';
import { announcement } from './announcement.js';
import { ApiStartError } from './api-bundle.js';
import { startProduct } from './product.js';

const APPS = resolve(import.meta.dirname, '../..');

// A file that a new build replaces under a running product fails its request, but must not end the process.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  reportFailure('an error that nothing caught', error);
  if (error.code !== 'ENOENT' || error.syscall !== 'open') process.exit(1);
});

try {
  loadEnvFile();
  const env = readEnv(process.env);
  await startTracing(env, 'shishir');
  const product = await startProduct(env, APPS);
  const release = () => product.release().then(stopTracing);
  stopOnSignals({ ...product, release });
  for (const line of announcement(env, product.servers.hosts)) console.log(line);
  // A parent process waits for this message.
  process.send?.({ ready: true, mode: env.APP_MODE });
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  process.exit(1);
}

/** True for errors that a person can fix, which are printed as one sentence; all others keep their stack. */
function isExpected(error: unknown): error is Error {
  return [StartError, ApiStartError, EnvError].some((kind) => error instanceof kind);
}
