// Runs the checks of a release and prints a line for each. With --offline, skips those that need a package registry.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { containerUserProblems } from './container-user.mjs';
import { dependencyAges } from './dependency-ages.mjs';
import { headerProblems } from './headers.mjs';
import { licenceProblems, readSbom } from './licences.mjs';
import { versionProblems } from './notes.mjs';
import { secretProblems } from './secrets.mjs';

const OUTPUT = join(ROOT, 'dist/release');
const { values } = parseArgs({ options: { offline: { type: 'boolean', default: false } } });

/**
 * Returns the problems and an optional note.
 * @typedef {() => Promise<{ problems: string[], note?: string }>} Check
 */

/** @type {Record<string, Check>} */
const LOCAL = {
  'version and release notes': async () => ({ problems: await versionProblems(ROOT) }),
  'licences and SBOM': licences,
  'secrets in the repository': async () => ({ problems: await secretProblems(ROOT) }),
  'user of the containers': async () => ({ problems: await containerUserProblems(ROOT) }),
  'response headers of the built product': async () => {
    await ensureBuilt();
    return { problems: await headerProblems() };
  },
};

/** @type {Record<string, Check>} */
const WITH_REGISTRY = {
  'ages of dependencies': dependencyAges,
  'lock file': lockFile,
  'known vulnerabilities': vulnerabilities,
};

async function licences() {
  const sbom = await readSbom();
  await mkdir(OUTPUT, { recursive: true });
  await writeFile(join(OUTPUT, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2));
  const note = `${sbom.components.length} components, written to dist/release/sbom.cdx.json`;
  return { problems: licenceProblems(sbom), note };
}

async function lockFile() {
  const { code, output } = await run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund']);
  return { problems: code === 0 ? [] : [output] };
}

/** Not a failure if the registry offers no advisories. */
async function vulnerabilities() {
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  if (/audit endpoint returned an error|ENOAUDIT/.test(output)) {
    return { problems: [], note: 'not checked, the registry offers no advisories' };
  }
  return { problems: code === 0 ? [] : [output] };
}

const checks = Object.entries({ ...LOCAL, ...(values.offline ? {} : WITH_REGISTRY) });
let failed = 0;
for (const [name, check] of checks) {
  const { problems, note } = await check().catch((error) => ({
    problems: [String(error)],
    note: undefined,
  }));
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}${note ? `: ${note}` : ''}`);
  for (const problem of problems) console.log(`      ${problem}`);
  if (problems.length > 0) failed++;
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
