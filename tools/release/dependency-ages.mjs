import { execa } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ROOT } from '../setup/root.mjs';

/** Below this a package had no release for so long that somebody should ask whether it is still kept. */
const OLD_YEARS = 3;
/** How long a new major version may be out before the product should follow it, or say why not. */
const BEHIND_MONTHS = 12;
const YEAR_MS = 365.25 * 86_400_000;

/** Direct dependencies that are old or behind on purpose, and why. */
const KNOWN = {
  '@types/node': 'the types of the oldest Node that the product runs on',
  '@nestjs/passport': '12 is an ES module only, the API is CommonJS',
  'passport-jwt': 'the strategy is complete; passport itself is kept',
  typescript: 'the type checker of lint; builds use the newest (decision 30)',
  zod: '@ts-rest 3.52 takes zod 3',
};

/** How old the versions of the direct dependencies are: what has no release for years, or is long behind. */
export async function dependencyAges() {
  const names = await directDependencies();
  const limit = pLimit(8);
  const found = await Promise.all(
    [...names].map(([name, version]) => limit(() => ageOf(name, version))),
  );
  const read = found.filter(Boolean);
  if (read.length === 0) return { problems: [], note: 'not checked, no registry responds' };
  const ages = read.map(({ years }) => years).sort((a, b) => a - b);
  const median = ages[Math.floor(ages.length / 2)];
  return {
    problems: read.flatMap(ageProblems).sort(),
    note: `${read.length} direct dependencies, half of them younger than ${Math.ceil(median * 12)} months`,
  };
}

/**
 * What is wrong with the age of one dependency, one sentence each.
 * @param {{ name: string, version: string, latest: string, lastYears: number, behindMonths: number }} age
 */
export function ageProblems({ name, version, latest, lastYears, behindMonths }) {
  if (name in KNOWN) return [];
  const problems = [];
  if (lastYears > OLD_YEARS) {
    problems.push(`${name} had no release for ${lastYears.toFixed(1)} years: is it still kept?`);
  }
  if (behindMonths > BEHIND_MONTHS) {
    problems.push(
      `${name} ${version}: the next major version is out for ${Math.round(behindMonths)} months, the newest is ${latest}.`,
    );
  }
  return problems;
}

async function directDependencies() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const names = new Map();
  for (const [path, { dependencies, devDependencies }] of Object.entries(packages)) {
    if (path.includes('node_modules/')) continue;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (/^\d/.test(version)) names.set(name, version);
    }
  }
  return names;
}

/** Null where the registry does not know the package, such as without a network. */
async function ageOf(name, version) {
  const { stdout, failed } = await execa('npm', ['view', name, 'time', 'dist-tags', '--json'], {
    reject: false,
  });
  if (failed) return null;
  const { time, 'dist-tags': tags } = JSON.parse(stdout);
  const now = Date.now();
  const yearsSince = (date) => (now - Date.parse(date)) / YEAR_MS;
  const firstOfNext = Object.keys(time)
    .filter((one) => /^\d+\.\d+\.\d+$/.test(one) && majorOf(one) > majorOf(version))
    .map((one) => time[one])
    .sort()[0];
  return {
    name,
    version,
    latest: tags.latest,
    years: yearsSince(time[version]),
    lastYears: yearsSince(time[tags.latest]),
    behindMonths: firstOfNext ? yearsSince(firstOfNext) * 12 : 0,
  };
}

const majorOf = (version) => Number(version.split('.')[0]);
