// Runs a command on several versions of Node, installed from npm, in clones of the last commit.
import { execa } from 'execa';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/root.mjs';

/** The oldest supported version, and the maintained versions after it. */
const VERSIONS = ['20.19', '22', '24'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { command: { type: 'string', default: 'npm test' } },
});

const folder = await mkdtemp(join(tmpdir(), 'test-node-'));
const failed = [];
try {
  for (const version of positionals.length > 0 ? positionals : VERSIONS) {
    const isGreen = await testOn(version).catch((error) => {
      console.error(error.message);
      return false;
    });
    if (!isGreen) failed.push(version);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nAll versions passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function testOn(version) {
  const node = await installNode(version);
  const clone = join(folder, `product-${version}`);
  await execa('git', ['clone', '--quiet', ROOT, clone]);
  const env = { PATH: `${node}${delimiter}${process.env.PATH}` };
  const show = { cwd: clone, env, stdio: /** @type {const} */ ('inherit'), reject: false };
  console.log(`\nNode ${(await execa('node', ['--version'], { env })).stdout}`);
  // Installs with this version of Node, because some packages choose their binary by it.
  const install = await execa('npm', ['ci', '--no-audit', '--no-fund'], show);
  if (install.exitCode !== 0) return false;
  const tests = await execa(values.command, { ...show, shell: true });
  await rm(clone, { recursive: true, force: true });
  return tests.exitCode === 0;
}

/**
 * Installs Node from the package of its platform and returns the folder of the program. The npm package `node` would
 * only copy it with an install script.
 */
async function installNode(version) {
  const prefix = join(folder, `node-${version}`);
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  await execa('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--prefix',
    prefix,
    `${name}@${version}`,
  ]);
  return join(prefix, 'node_modules', name, 'bin');
}
