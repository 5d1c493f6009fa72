// node ../../tools/test/jest.mjs src/products: runs Jest in this folder, with settings of Node for its memory.
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runShown } from '../setup/run.mjs';

/**
 * Tests make much that is gone at once, and keep what they load to the end. With a large young generation, and an old one
 * that is not searched before it has grown, component tests take an eighth less time and those of the API a twentieth.
 */
const MEMORY = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--initial-old-space-size=3000',
];
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

const args = [...MEMORY, JEST, '--ci', '--maxWorkers=1', ...process.argv.slice(2)];
process.exitCode = await runShown(process.execPath, args, { cwd: process.cwd() });
