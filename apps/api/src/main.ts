/** The API alone on a port of its own. The product composes it with the rest in `standalone`. */
import { loadEnvFile } from '@shishir/server/env';
import { createServer } from 'node:http';
import { createApi, readEnv } from './index';

async function main() {
  loadEnvFile();
  const env = readEnv(process.env);
  const host = env.HOST ?? '127.0.0.1';
  const api = await createApi(env);
  const server = createServer(api.listener);
  server.listen(env.PORT, host, () => {
    console.log(`The API responds at http://${host}:${env.PORT}/api/docs`);
    // A program that started this one as a child waits for this message.
    process.send?.({ ready: true });
  });
  process.once('SIGTERM', () => {
    // A mail server that is silent would keep the process running.
    server.close(() => void api.close().finally(() => process.exit()));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
