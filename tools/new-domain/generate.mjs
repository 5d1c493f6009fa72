import { readdir, readFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { migrationOf } from './migration.mjs';
import { NotCreated, namesOf, renamer, withoutOwnFields } from './names.mjs';
import { ADDITIONS, REGISTRATIONS } from './registrations.mjs';

/** The files of the gallery, the plainest domain: every new domain begins as a copy of them. */
const FOLDERS = ['apps/api/src/content/gallery', 'apps/admin/src/content/gallery'];
const MIGRATIONS = 'apps/api/src/platform/schema/migrations';
const FILES = [
  'libs/contract/src/content/gallery.ts',
  'apps/api/src/operations/setup/seeds/gallery.seeds.ts',
];

/**
 * Creates a domain in the repository at `root`: its own files, and its place in the files that list all domains.
 * Nothing is written before all of it is made. Returns the paths of what was created and changed.
 */
export async function newDomain(root, name, options = {}) {
  const names = namesOf(name, options);
  const read = (path) => readFile(join(root, path), 'utf8');
  await rejectTaken(root, names, read);
  const migration = await nextMigration(root, read);
  const rename = renamer(names);

  const created = new Map();
  for (const path of await galleryFiles(root)) {
    created.set(rename(path), rename(withoutOwnFields(await read(path))));
  }
  created.set(
    `${MIGRATIONS}/${migration}-${names.several.kebab}.ts`,
    migrationOf(names, migration),
  );
  created.set(`libs/demo/data/${names.several.kebab}.json`, JSON.stringify(demoRows(names)));
  const changed = new Map();
  for (const path of new Set([...Object.keys(REGISTRATIONS), ...Object.keys(ADDITIONS)])) {
    changed.set(path, registered(path, await read(path), names, rename));
  }
  for (const path of created.keys()) {
    if (await exists(join(root, path))) throw new NotCreated(`${path} is there already.`);
  }
  const before = new Map();
  for (const path of changed.keys()) before.set(path, await read(path));
  const texts = await formatted(root, new Map([...created, ...changed]), name);
  await writeAll(root, texts, before);
  return { created: [...created.keys()], changed: [...changed.keys()] };
}

async function galleryFiles(root) {
  const found = [...FILES];
  for (const folder of FOLDERS) {
    for (const file of await readdir(join(root, folder))) found.push(`${folder}/${file}`);
  }
  return found;
}

async function rejectTaken(root, { one, several }, read) {
  const folders = [one.kebab, several.kebab].flatMap((kebab) => [
    `libs/contract/src/content/${kebab}.ts`,
    `apps/api/src/content/${kebab}`,
    `apps/admin/src/content/${kebab}`,
  ]);
  for (const path of folders) {
    if (await exists(join(root, path))) {
      throw new NotCreated(`The name '${one.kebab}' is taken: ${path} is there already.`);
    }
  }
  const exported = new RegExp(
    `^export (const|type|interface) (${one.pascal}|${several.camel})\\b`,
    'm',
  );
  const contract = await readdir(join(root, 'libs/contract/src'), { recursive: true });
  for (const file of contract.filter((name) => name.endsWith('.ts'))) {
    const path = `libs/contract/src/${file}`;
    const found = exported.exec(await read(path));
    if (found) {
      throw new NotCreated(`The name '${one.kebab}' is taken: ${path} exports '${found[2]}'.`);
    }
  }
}

/** Migrations run in the order of the numbers in their names. */
async function nextMigration(root, read) {
  let last = 0;
  for (const file of await readdir(join(root, MIGRATIONS))) {
    const numbers = (await read(`${MIGRATIONS}/${file}`)).match(/\d{13}/g) ?? [];
    last = Math.max(last, ...numbers.map(Number));
  }
  return String(last + 1);
}

/** Two rows with pictures that the demonstration has. */
const demoRows = ({ label }) =>
  ['gallery/rooftop-rows', 'gallery/plant-room'].map((picture, index) => ({
    title: `${label.One} ${index + 1}`,
    description: `The description of ${label.one} ${index + 1}.`,
    picture,
  }));

/** A file that lists all domains, with the new one in it. */
function registered(path, source, names, rename) {
  let text = source;
  for (const anchor of REGISTRATIONS[path] ?? []) {
    const insert = { lines: insertLines, entry: insertEntry, block: insertBlock }[anchor.kind];
    text = insert(text, anchor.text, (found) => rename(withoutOwnFields(found)), path);
  }
  for (const { after, text: textOf, unless } of ADDITIONS[path] ?? []) {
    if (unless && text.includes(unless(names))) continue;
    const lines = text.split('\n');
    lines.splice(lineOf(lines, after, path) + 1, 0, textOf(names));
    text = lines.join('\n');
  }
  return text;
}

const missing = (path, text) =>
  new NotCreated(`${path} is not as expected: it does not contain exactly once: ${text}`);

/** Where a text of one or more lines begins, whatever their indentation. */
function lineOf(lines, text, path) {
  const wanted = text.split('\n');
  const found = lines.flatMap((_, at) =>
    wanted.every((line, index) => lines[at + index]?.trim() === line) ? [at] : [],
  );
  if (found.length !== 1) throw missing(path, text);
  return found[0];
}

const MODULE = /^(?:import|export) .* from '(\.[^']*)';$/;

function insertLines(source, text, rename, path) {
  const lines = source.split('\n');
  const first = lineOf(lines, text, path);
  const last = first + text.split('\n').length - 1;
  const renamed = rename(lines.slice(first, last + 1).join('\n'));
  lines.splice(placeOf(lines, last, renamed), 0, renamed);
  return lines.join('\n');
}

/** After the line that it is made of; an import or export among its neighbours by the path of its module. */
function placeOf(lines, at, renamed) {
  const wanted = MODULE.exec(renamed)?.[1];
  const moduleAt = (index) => MODULE.exec(lines[index] ?? '')?.[1];
  if (!wanted) return at + 1;
  let first = at;
  while (moduleAt(first - 1)) first--;
  let place = first;
  while (moduleAt(place) && moduleAt(place) < wanted) place++;
  return place;
}

function insertEntry(source, text, rename, path) {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const entries = [...source.matchAll(new RegExp(`(?<=[[{(,]\\s*)${escaped}(?=\\s*[,\\])])`, 'g'))];
  if (entries.length !== 1) throw missing(path, text);
  const end = entries[0].index + text.length;
  return `${source.slice(0, end)}, ${rename(text)}${source.slice(end)}`;
}

function insertBlock(source, text, rename, path) {
  const lines = source.split('\n');
  const first = lineOf(lines, text, path);
  const indent = lines[first].search(/\S/);
  const closes = (line) => line.search(/\S/) === indent && /^[\])}>].*[;,]$/.test(line.trim());
  const length = lines.slice(first).findIndex((line) => closes(line) || /^\S.*;$/.test(line));
  if (length < 0) throw missing(path, text);
  const copied = lines.slice(first, first + length + 1);
  // What stands on the left edge is parted by empty lines.
  const gap = indent === 0 ? [''] : [];
  lines.splice(first + length + 1, 0, ...gap, rename(copied.join('\n')));
  return lines.join('\n');
}

async function formatted(root, texts, name) {
  const done = new Map();
  for (const [path, text] of texts) {
    const filepath = join(root, path);
    try {
      done.set(path, await format(text, { ...(await resolveConfig(filepath)), filepath }));
    } catch (error) {
      throw new NotCreated(
        `'${name}' cannot be a name in ${path}: ${error.message.split('\n')[0]}`,
      );
    }
  }
  return done;
}

/** Writes all files; where one cannot be written, none is left. */
async function writeAll(root, texts, before) {
  const written = [];
  try {
    for (const [path, text] of texts) {
      written.push(path);
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  } catch (error) {
    for (const path of written) {
      const text = before.get(path);
      if (text === undefined) await rm(join(root, path), { force: true });
      else await writeFile(join(root, path), text);
    }
    throw error;
  }
}

const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );
