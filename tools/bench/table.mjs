import { isCounted } from './process-cost.mjs';

const HEAD = ['', 'req/s', 'CPU ms', 'floor req/s', 'CPU ms', 'times', 'bar', 'proud', ''];

/** Returns the printable table of one size. */
export function tableOf(results) {
  const lines = [HEAD, ...results.map(lineOf)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const text = lines.map((line) =>
    line
      .map((cell, at) =>
        at === 0 || at === 8 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
      )
      .join('  ')
      .trimEnd(),
  );
  return text.join('\n');
}

function lineOf({ name, ours, atLeast, times, bar, proud, notes }) {
  const cpu = ({ cpuMs }) => (isCounted ? cpuMs.toFixed(3) : '-');
  return [
    name,
    whole(ours.perSecond),
    cpu(ours),
    whole(atLeast.perSecond),
    cpu(atLeast),
    times.toFixed(2),
    String(bar ?? '-'),
    String(proud ?? '-'),
    [...(bar ? [verdict(times, bar, proud)] : []), ...notes].join('; '),
  ];
}

/** Returns one line for a single figure. */
export function figureLine(name, value, unit, bar, proud) {
  const digits = value < 10 ? 2 : 0;
  const range = `bar ${bar} ${unit}, proud ${proud} ${unit}`;
  return `${name}: ${value.toFixed(digits)} ${unit} (${range}: ${verdict(value, bar, proud)})`;
}

export function verdict(value, bar, proud) {
  if (!Number.isFinite(value)) return 'not measured';
  if (value <= proud) return 'proud';
  return value <= bar ? 'reached' : 'not reached';
}

/** Formats without decimals and with grouped thousands. */
export const whole = (number) => Math.round(number).toLocaleString('en');
