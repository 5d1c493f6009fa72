// Runs the built site alone, with the API in another process.
import { loadEnvFile, readEnv } from '@shishir/server/env';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

// React picks its build when it is loaded, so this stands before the import.
process.env.NODE_ENV ??= 'production';
const { callApiOverHttp, createWeb } = await import('../build/server/index.js');

const NEEDED = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'ADMIN_URL', 'API_URL', 'TRUSTED_PROXIES'],
  'MAP_EMBED_URL',
  ...['LIMIT_PAGES_PER_MINUTE', 'LIMIT_PAGES_AT_ONCE'],
];

try {
  loadEnvFile();
  const env = readEnv(process.env, NEEDED);
  const clientDir = fileURLToPath(new URL('../build/client', import.meta.url));
  const web = await createWeb(env, { callApi: callApiOverHttp(env.API_URL), clientDir });
  const server = createServer(web.listener);
  server.listen(env.PORT, env.HOST ?? '127.0.0.1', () => {
    console.log(`The site responds at ${env.PUBLIC_URL}`);
    // A program that started this one as a child waits for this message.
    process.send?.({ ready: true });
  });
  process.once('SIGTERM', () => server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
