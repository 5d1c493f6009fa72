import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Folder for the results of targets, one file each, which nx.json declares as an output. */
export const RESULTS = join(ROOT, 'dist/test-results');

/**
 * Writes the results of a target: the number of tests that passed, the names of those that failed, and the reason if
 * they could not run. Called outside of Nx it does nothing.
 * @param {{ passed: number, failures: string[], skipped?: string }} results
 */
export function writeResults(results) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project) return;
  const file = join(RESULTS, project, `${target}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
