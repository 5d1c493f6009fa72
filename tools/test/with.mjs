// node ../../tools/test/with.mjs mariadb npx jest src/products: runs a command together with a server for it.
import { runShown } from '../setup/run.mjs';
import { provideMariadb, provideReplica } from './mariadb.mjs';
import { findChromium } from './programs.mjs';
import { provideRedis } from './redis.mjs';
import { writeResults } from './results.mjs';

const PROVIDERS = {
  chromium() {
    const CHROMIUM = findChromium();
    return CHROMIUM ? { env: { CHROMIUM } } : { missing: 'there is no Chromium' };
  },
  mariadb: provideMariadb,
  redis: provideRedis,
  replica: provideReplica,
};

const [names, command, ...args] = process.argv.slice(2);
const providers = names?.split(',').map((name) => PROVIDERS[name]) ?? [];
if (!command || providers.includes(undefined)) {
  throw new Error(`Give servers (${Object.keys(PROVIDERS).join(', ')}) and a command.`);
}

const servers = [];
for (const provide of providers) servers.push(await provide());
const missing = servers.flatMap((server) => server.missing ?? []);
if (missing.length > 0) {
  // A missing server is a failure only on CI.
  const counts = process.env.CI === 'true';
  console.log(`${counts ? 'This failed' : 'Skipped'}: ${missing.join('; ')}`);
  if (!counts) writeResults({ passed: 0, failures: [], skipped: missing.join('; ') });
  process.exitCode = counts ? 1 : 0;
} else {
  const env = Object.assign({}, ...servers.map((server) => server.env));
  process.exitCode = await runShown(command, args, { cwd: process.cwd(), env });
}
await Promise.all(servers.map((server) => server.stop?.()));
