/** Runs the API alone on its own port. `standalone` runs it together with the rest of the product. */
import '@shishir/server/compile-cache';
import { prepareDataFolder } from '@shishir/server/data-folder';
import { loadEnvFile } from '@shishir/server/env';
import { startMetrics } from '@shishir/server/monitoring/start-metrics';
import { startTracing, stopTracing } from '@shishir/server/monitoring/tracing';
import { openServers, starting, stopOnSignals } from '@shishir/server/servers';
import type { RequestListener } from 'node:http';
import { cachedApi } from './cached-api';
import { createApi, readEnv } from './index';

async function main() {
  loadEnvFile();
  const env = readEnv(process.env);
  const host = env.HOST ?? '127.0.0.1';
  prepareDataFolder(env.DATA_DIR);
  await startTracing(env, 'shishir-api');
  const metrics = await startMetrics(env, 'api');
  // The port is taken before the database is touched, so an accidental second start changes nothing.
  let listener: RequestListener = starting;
  const watched = metrics.watch((request, response) => listener(request, response));
  const servers = await openServers(watched, env.PORT, [host]);
  const api = await createApi(env);
  const cached = cachedApi(api, env);
  metrics.addSource('api', async () => [...(await api.samples()), ...cached.samples()]);
  listener = cached.listener;
  const release = async () => {
    await api.close();
    await Promise.all([metrics.close(), stopTracing()]);
  };
  stopOnSignals({ servers, stopAccepting: api.stopAccepting, release });
  console.log(`The API responds at http://${host}:${env.PORT}/api/docs`);
  // A parent process waits for this message.
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // The open port would keep the process running.
  process.exit(1);
});
