import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { installPackages, mayInstall } from '../test/debian.mjs';
import { fastFolder } from '../test/fast-folder.mjs';
import { nodeTests } from '../test/node-tests.mjs';
import { findProgram } from '../test/programs.mjs';
import { broken, report, timed } from '../test/result.mjs';
import { FACTOR } from './deadlines.mjs';
import { prepareServer } from './mariadb.mjs';
import { Product } from './product.mjs';

await ensureBuilt();
await install(['mariadbd', 'mysqld'], 'mariadb-server-core', 'mariadb-client-core');
await install(['redis-server', 'valkey-server'], 'redis-server');

const scratch = mkdtempSync(join(fastFolder(), 'shishir-faults-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
console.log(`      Deadlines are given ${FACTOR.toFixed(1)} times over (FAULTS_FACTOR sets it).`);
const name = 'faults';
const result = await timed(name, async () => {
  try {
    const env = { ...(await templates()), FAULTS_FACTOR: String(FACTOR), TMPDIR: scratch };
    return await nodeTests(name, env, { faults: true, concurrency: 2 });
  } catch (error) {
    return broken(name, 'could not be prepared', String(error.stack));
  }
});
process.exitCode = report([result]) ? 0 : 1;

async function install(programs, ...packages) {
  if (!findProgram(...programs) && mayInstall()) await installPackages(...packages);
}

/** What many of the tests begin with is made once, and copied: filled data, and a database server without data. */
async function templates() {
  const FAULTS_FILLED = join(scratch, 'filled');
  const FAULTS_MARIADB = join(scratch, 'mariadb');
  mkdirSync(FAULTS_FILLED);
  mkdirSync(FAULTS_MARIADB);
  const ends = [];
  const asTest = { after: (work) => ends.push(work) };
  const product = await Product.make(asTest, { DATA_DIR: FAULTS_FILLED });
  await Promise.all([product.run().then(() => product.stop()), prepareServer(FAULTS_MARIADB)]);
  for (const end of ends) await end();
  return { FAULTS_FILLED, FAULTS_MARIADB };
}
