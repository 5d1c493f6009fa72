// Prints the release notes of a version: node tools/release/notes.mjs 1.2.0
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/**
 * Returns the section of a version in a changelog, without its heading; null if it is missing.
 * @param {string} changelog
 * @param {string} version such as `1.2.0`, or `Unreleased`
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s-]/, 1)[0] === version);
  return section ? section.slice(section.indexOf('\n')).trim() : null;
}

/** Returns the problems that prevent the release of the version in package.json. */
export async function versionProblems(folder) {
  const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  const problems = [];
  if (lock.version !== version) {
    problems.push(`package-lock.json is of version ${lock.version}: run npm install.`);
  }
  if (!notesOf(changelog, version)) {
    problems.push(`CHANGELOG.md has no section for ${version}.`);
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const version = (process.argv[2] ?? 'Unreleased').replace(/^v/, '');
  const notes = notesOf(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) {
    console.error(`CHANGELOG.md has no section for ${version}.`);
    process.exit(1);
  }
  console.log(notes);
}
