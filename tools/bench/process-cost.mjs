import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time for others in hundredths of a second, whatever its clock. */
const MS_PER_TICK = 10;

/** True where the system tells from outside what a process costs. */
export const isCounted = process.platform === 'linux';

/** Processor time of a process and all below it since their start, in milliseconds. */
export function cpuMs(pid) {
  let ticks = 0;
  // User and system time: its own, and that of children which have ended.
  for (const { fields } of treeOf(pid)) for (const at of [11, 12, 13, 14]) ticks += fields[at];
  return ticks * MS_PER_TICK;
}

/** Resident memory of a process and all below it, in megabytes: now, and the most so far. */
export function memoryMb(pid) {
  const lines = treeOf(pid).map(({ id }) => readFileSync(`/proc/${id}/status`, 'utf8'));
  const sum = (name) =>
    lines.reduce((kb, text) => kb + Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)[1]), 0);
  return { now: sum('VmRSS') / 1024, most: sum('VmHWM') / 1024 };
}

function treeOf(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const tree = all.filter(({ id }) => id === pid);
  for (const { id } of tree) tree.push(...all.filter(({ parent }) => parent === id));
  return tree;
}

/** One line of numbers, but for the name in brackets, which may hold anything. */
function statOf(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [{ id: Number(name), parent: fields[1], fields }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
