import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ensureBuilt } from '../setup/build.mjs';
import { browserStories } from './browser.mjs';
import { provideChromium } from './chromium.mjs';
import { provideDockerCompose } from './docker-compose.mjs';
import { fastFolder } from './fast-folder.mjs';
import { jest, jestProjects, jestTogether } from './jest.mjs';
import { provideMariadb, provideReplica } from './mariadb.mjs';
import { provideNginx } from './nginx.mjs';
import { nodeTests } from './node-tests.mjs';
import { formatting, lintAndTypecheck } from './quality.mjs';
import { provideRedis } from './redis.mjs';
import { broken, report, timed } from './result.mjs';

await ensureBuilt();

const scratch = mkdtempSync(join(fastFolder(), 'shishir-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const [mariadb, chromium, redis, nginx] = await Promise.all([
  provideMariadb(),
  provideChromium(),
  provideRedis(),
  provideNginx(),
  provideDockerCompose(),
]);
// From here on, not earlier: Debian's installer works as a user who may not write there.
process.env.TMPDIR = scratch;

/** What cannot run here: a plain line for a person at their own machine, a failure where CI counts on it. */
function skipped(name, reason) {
  const counts = process.env.CI === 'true';
  console.log(`${counts ? 'FAIL' : 'skip'}  ${name}: ${reason.trimEnd()}`);
  if (counts) return broken(name, 'did not run', reason);
  return { name, passed: 0, failures: [] };
}

const part = (name, work) => () => timed(name, () => work(name));
const units = (await jestProjects()).filter(
  (folder) => !['apps/api', 'apps/admin', 'apps/web'].includes(folder),
);
const onSqlite = { TEST_MYSQL_URL: '' };
const onRedis = (file) => file.endsWith('.redis.spec.ts');
const onReplica = (file) => file.endsWith('.replica.spec.ts');
const elsewhere = (file) => !onRedis(file) && !onReplica(file);
/** Who opens a database does it with what `testing` has. The others, and those with the mark, would prove the same twice. */
const onDatabase = (file, text) =>
  elsewhere(file) && text.includes('/testing/') && !text.includes('@sqlite-only');

/** A server with a replica, which nothing else needs: they run as long as these tests. */
async function withReplica(name) {
  const servers = await provideReplica();
  if (!servers.url) return skipped(name, servers.missing);
  const env = { TEST_MYSQL_URL: servers.url, TEST_REPLICA_URL: servers.replicaUrl };
  const results = [
    await jestTogether(name, 'apps/api', scratch, env, onReplica),
    await jest(name, 'apps/standalone', scratch, env, ['--testPathPatterns', 'replica.spec']),
  ];
  await servers.stop();
  return {
    name,
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

// The longest first, so that both cores have work to the end.
const jobs = [
  chromium.path
    ? part('browser stories', (name) =>
        browserStories(name, scratch, {
          CHROMIUM: chromium.path,
          TEST_MYSQL_URL: mariadb.url ?? '',
        }),
      )
    : () => skipped('browser stories', chromium.missing),
  part('API on SQLite', (name) => jestTogether(name, 'apps/api', scratch, onSqlite, elsewhere)),
  mariadb.url
    ? part('API on MariaDB', (name) =>
        jestTogether(name, 'apps/api', scratch, { TEST_MYSQL_URL: mariadb.url }, onDatabase),
      )
    : () => skipped('API and browser stories on MariaDB', mariadb.missing),
  part('apps/admin', (name) => jestTogether(name, 'apps/admin', scratch, onSqlite)),
  part('tools', (name) => nodeTests(name, { TEST_MYSQL_URL: mariadb.url ?? '' })),
  part('lint and types', lintAndTypecheck),
  part('apps/web', (name) => jest(name, 'apps/web', scratch, onSqlite)),
  ...(nginx.missing ? [() => skipped('the edge', nginx.missing)] : []),
  redis.url
    ? part('API with Redis', (name) =>
        jestTogether(
          name,
          'apps/api',
          scratch,
          { ...onSqlite, TEST_REDIS_URL: redis.url },
          onRedis,
        ),
      )
    : () => skipped('API with Redis', redis.missing),
  part('API and product with a replica', withReplica),
  part('formatting', formatting),
  ...units.map((folder) => part(folder, (name) => jest(name, folder, scratch, onSqlite))),
];

// Each part waits for a sixth to a half of its time: a third one fills two cores.
const results = await pLimit(3).map(jobs, (job) => job());
await Promise.all([mariadb.stop?.(), redis.stop?.()]);
process.exitCode = report(results) ? 0 : 1;
