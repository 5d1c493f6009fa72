import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/root.mjs';

/** Folder for the results of targets, one file each. nx.json declares it as an output. */
export const RESULTS = join(ROOT, 'dist/test-results');

/**
 * Writes the results of a target: the number of passed tests, the failures, and the reason if the tests were skipped.
 * Does nothing outside of Nx.
 * @param {{ passed: number, failures: string[], skipped?: string }} results
 */
export function writeResults(results) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project) return;
  const file = join(RESULTS, project, `${target}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

const REASON_LINES = 6;
const REASON_LENGTH = 600;

/** Returns the name of a failed test followed by the first lines of its error, indented and without colours. */
export function failureOf(name, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES);
  return [name, ...lines].join('\n     ').slice(0, name.length + REASON_LENGTH);
}
