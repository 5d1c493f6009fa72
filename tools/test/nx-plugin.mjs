import { writeFile } from 'node:fs/promises';

/**
 * Nx plugin, see https://nx.dev/docs/extending-nx/task-running-lifecycle: writes the results of all tasks to the file
 * in TASKS_FILE, for the summary of `npm test`.
 */
export const name = 'test-results';

/** @type {import('@nx/devkit').PostTasksExecution} */
export async function postTasksExecution(_options, { taskResults }) {
  const file = process.env.TASKS_FILE;
  if (!file) return;
  const tasks = Object.values(taskResults).map(({ task, status }) => ({
    id: task.id,
    ...task.target,
    status,
    hasResults: task.outputs.some((output) => output.startsWith('dist/test-results/')),
    seconds: Math.round(((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000),
  }));
  await writeFile(file, JSON.stringify(tasks));
}
