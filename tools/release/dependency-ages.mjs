import { execa } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ROOT } from '../setup/root.mjs';

/** Years without a release after which someone should check whether a package is still maintained. */
const OLD_YEARS = 3;
/** Months after which the product should have adopted a new major version, or `KNOWN` should have the reason. */
const BEHIND_MONTHS = 12;
const YEAR_MS = 365.25 * 86_400_000;

/** Direct dependencies that are deliberately old or outdated, with the reason. */
const KNOWN = {
  '@types/node': 'the types of the oldest Node that the product runs on',
  '@nestjs/passport': '12 is an ES module only, the API is CommonJS',
  'passport-jwt': 'the strategy is complete; passport itself is kept',
  typescript: 'the type checker of lint; builds use the newest (decision 30)',
  zod: '@ts-rest 3.52 takes zod 3',
};

/** Reports direct dependencies without a release for years, or with an outdated major version. */
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
 * Returns a sentence for each problem with the age of a dependency.
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

/** Resolves to null if the registry does not have the package or cannot be reached. */
async function ageOf(name, version) {
  const { stdout, failed } = await execa('npm', ['view', name, 'time', 'dist-tags', '--json'], {
    reject: false,
  });
  if (failed) return null;
  const { time, 'dist-tags': tags } = JSON.parse(stdout);
  const now = Date.now();
  const yearsSince = (date) => (now - Date.parse(date)) / YEAR_MS;
  const firstOfNext = Object.keys(time)
    .filter((other) => /^\d+\.\d+\.\d+$/.test(other) && majorOf(other) > majorOf(version))
    .map((other) => time[other])
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
