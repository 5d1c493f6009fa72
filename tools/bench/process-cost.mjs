import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time of other processes in hundredths of a second, whatever its clock. */
const MS_PER_TICK = 10;

/** True if the system reports the cost of other processes. */
export const isCounted = process.platform === 'linux';

/** Returns the processor time of a process and its descendants since their start, in milliseconds. */
export function cpuMs(pid) {
  let ticks = 0;
  // User and system time, including those of ended children.
  for (const { fields } of treeOf(pid)) for (const at of [11, 12, 13, 14]) ticks += fields[at];
  return ticks * MS_PER_TICK;
}

/** Returns the resident memory of a process and its descendants in megabytes, current and peak. */
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

/** Parses /proc/PID/stat: numbers, except for the name in brackets, which can contain anything. */
function statOf(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [{ id: Number(name), parent: fields[1], fields }];
  } catch {
    // The process has ended since it was listed.
    return [];
  }
}
