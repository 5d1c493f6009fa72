// Runs the built site alone, with the API in another process.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

// React picks its build when it is loaded, so this stands before the import.
process.env.NODE_ENV ??= 'production';
const { callApiOverHttp, createWeb, readWebEnv } = await import('../build/server/index.js');

const env = readWebEnv(process.env);
const clientDir = fileURLToPath(new URL('../build/client', import.meta.url));
const web = createWeb({ ...env, callApi: callApiOverHttp(env.apiUrl), clientDir });
createServer(web).listen(env.port, env.host, () => console.log(`site at ${env.publicUrl}`));
