import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/**
 * @typedef {object} Component a package in the format of CycloneDX
 * @property {string} [group] its scope, such as `@nestjs`
 * @property {string} name
 * @property {string} version
 * @property {string} purl
 * @property {({ expression: string } | { license: { id?: string, name?: string } })[]} [licenses]
 */

/** Applications of the product. Their workspace libraries are found through their dependencies. */
const APPS = ['apps/admin', 'apps/api', 'apps/standalone', 'apps/web'];

/** Permitted licences for packages of the product, which only require a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with a missing or unusual licence in their package.json, and why they can be used. */
const REVIEWED = {
  'dejavu-fonts-ttf':
    'Bitstream Vera and public domain, as its LICENSE says: a notice and nothing more',
  busboy: 'MIT, as its LICENSE says',
  'passport-strategy': 'MIT, as its LICENSE says',
  streamsearch: 'MIT, as its LICENSE says',
  pause: 'MIT, as its Readme.md says',
  'png-js': 'MIT, as its LICENSE says',
};

/** Shared libraries of sharp, which are linked at run time and shipped as separate packages, as the LGPL requires. */
const LINKED = /^@img\/sharp-/;

/**
 * Reads the packages of the product from package-lock.json; returns a CycloneDX 1.6 document. `npm sbom --omit=dev`
 * omits packages that some package.json also lists for development, such as react and sharp.
 * @returns {Promise<{ components: Component[], [property: string]: unknown }>}
 */
export async function readSbom() {
  const { packages, name, version } = JSON.parse(
    await readFile(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const paths = new Set();
  for (const app of APPS) collect(packages, app, paths);
  const components = [...paths]
    .filter((path) => path.includes('node_modules/') && !packages[path].link)
    .map((path) =>
      componentOf(packages[path].name ?? path.split('node_modules/').at(-1), packages[path]),
    );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` },
    },
    components: [...new Map(components.map((component) => [component.purl, component])).values()],
  };
}

/** Adds a package of the lock file and its runtime dependencies, recursively. */
function collect(packages, path, paths) {
  if (paths.has(path)) return;
  paths.add(path);
  const {
    link,
    resolved,
    dependencies,
    optionalDependencies,
    peerDependencies,
    peerDependenciesMeta = {},
  } = packages[path];
  if (link) return collect(packages, resolved, paths);
  const required = Object.keys(peerDependencies ?? {}).filter(
    (peer) => !peerDependenciesMeta[peer]?.optional,
  );
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]) {
    const found = find(packages, path, name);
    if (found) collect(packages, found, paths);
  }
}

/** Returns the path of an imported package, resolved as in Node: in the nearest `node_modules`. */
function find(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '.') return null;
  }
}

function componentOf(fullName, { version, license, integrity }) {
  const [name, group] = fullName.split('/').reverse();
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    purl,
    ...(license && {
      licenses: [
        / (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } },
      ],
    }),
    ...(digest && {
      hashes: [
        {
          alg: algorithm.replace('sha', 'SHA-'),
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    }),
  };
}

/** Returns a sentence for each package of an SBOM whose licence is unknown or not permitted. */
export function licenceProblems({ components }) {
  return components
    .map((component) => ({ name: nameOf(component), licences: licencesOf(component) }))
    .filter(({ name, licences }) => !isAllowed(name, licences))
    .map(({ name, licences }) =>
      licences.length === 0
        ? `${name} names no licence.`
        : `${name} is under ${licences.join(', ')}, which is not among the licences allowed.`,
    );
}

const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
const licencesOf = ({ licenses = [] }) =>
  licenses.map((entry) => entry.expression ?? entry.license?.id ?? entry.license?.name);

function isAllowed(name, licences) {
  if (name in REVIEWED) return true;
  if (licences.length === 0) return false;
  if (LINKED.test(name) && licences.some((licence) => /LGPL-3\.0/.test(licence))) return true;
  return licences.every(isAllowedExpression);
}

/** Evaluates an SPDX expression: all parts of an AND and one part of an OR must be permitted. */
function isAllowedExpression(expression) {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+AND\s+/)
    .every((all) => all.split(/\s+OR\s+/).some((licence) => ALLOWED.has(licence.trim())));
}
