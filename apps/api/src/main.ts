/** The API alone on a port of its own: for development. The product composes it in `standalone`. */
import { createServer } from 'node:http';
import { createApi, readEnv } from './index';

async function main() {
  const env = readEnv(process.env);
  const api = await createApi(env);
  const server = createServer(api.listener);
  server.listen(env.PORT, '127.0.0.1', () => {
    console.log(`The API answers at http://127.0.0.1:${env.PORT}/api/docs`);
  });
  process.once('SIGTERM', () => {
    server.close(() => void api.close());
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
