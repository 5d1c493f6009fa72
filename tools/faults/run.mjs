// Runs the tests in this folder, two files in parallel. Called by the Nx target `faults`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runShown } from '../setup/run.mjs';
import { fastFolder } from '../test/fast-folder.mjs';
import { FACTOR } from './deadlines.mjs';
import { prepareServer } from './mariadb.mjs';
import { Product } from './product.mjs';

const scratch = mkdtempSync(join(fastFolder(), 'shishir-faults-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
console.log(`Deadlines are multiplied by ${FACTOR.toFixed(1)} (set by FAULTS_FACTOR).`);
const args = ['tools/test/node-tests.mjs', 'tools/faults'];
process.exitCode = await runShown(process.execPath, args, {
  env: {
    ...(await templates()),
    ...{ FAULTS_FACTOR: String(FACTOR), FILES_AT_ONCE: '2', TMPDIR: scratch },
  },
});

/** Prepares data that many tests copy: a filled data folder, and a database server without data. */
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
