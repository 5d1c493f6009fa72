import type { ChangedField, ImportChange, ImportReport } from '../../catalogue/import/report';

/** Maximum number of printed lines per part of the report. */
const LONGEST_PART = 50;

/** Returns the report as lines of plain text. */
export function printReport(report: ImportReport): string[] {
  return [
    ...part('Wrong', report.wrong, ({ row, field, reason }) => `row ${row}, ${field}: ${reason}`),
    ...part('Changed on the way in', report.changes, changeLine),
    ...part('Please check', report.warnings, ({ row, id, message }) => {
      return `row ${row}, product ${id}: ${message}`;
    }),
    ...part('Products changed', report.changed, ({ row, id, model, fields }) => {
      const what = fields.map(({ field, from, to }) => `${field} ${quoted(from)} -> ${quoted(to)}`);
      return `row ${row}, product ${id} (${model}): ${what.join('; ')}`;
    }),
    ...summary(report),
  ];
}

function part<Entry>(title: string, entries: Entry[], line: (entry: Entry) => string): string[] {
  if (entries.length === 0) return [];
  const lines = entries.slice(0, LONGEST_PART).map((entry) => `  ${line(entry)}`);
  const rest = entries.length - lines.length;
  return [`${title}:`, ...lines, ...(rest > 0 ? [`  ... and ${rest} more`] : [])];
}

const ID_SENTENCES = {
  'as given': String,
  none: () => 'there is none',
  matched: () => 'there is none, but the model is known',
  doubled: (from: number | null) => `${from} is used twice`,
  used: (from: number | null) => `${from} belonged to a product that is gone`,
};

function changeLine(change: ImportChange): string {
  switch (change.kind) {
    case 'id':
      return `row ${change.row}, id: ${ID_SENTENCES[change.why](change.from)}; ${change.model} has ${change.to}`;
    case 'spelling':
      return `row ${change.row}, ${change.field}: ${quoted(change.from)} is read as ${quoted(change.to)}`;
    case 'unknown-picture':
      return `row ${change.row}, ${change.field}: the picture ${change.from} does not exist; it is left out`;
    case 'number':
      return `${change.field}: text became a number in ${rows(change.count)}`;
    case 'blank':
      return `${change.field}: empty text became none in ${rows(change.count)}`;
    case 'reference':
      return change.field === 'category'
        ? `${change.field}: a name became a reference in ${rows(change.count)}`
        : `${change.field}: an old address became a stored picture in ${rows(change.count)}`;
    case 'left out':
      return `${change.field}: left out in ${rows(change.count)} of categories without one`;
    case 'brand':
      return `${change.field}: Samsung in ${rows(change.count)} without one`;
  }
}

function summary(report: ImportReport): string[] {
  const wrongRows = new Set(report.wrong.map(({ row }) => row)).size;
  const counts = [
    `${report.new} new`,
    `${report.changed.length} changed`,
    `${report.unchanged} unchanged`,
    `${wrongRows} wrong`,
    ...(report.left_out > 0 ? [`${report.left_out} left out by the mapping`] : []),
  ];
  const lines = [`${rows(report.rows)} read: ${counts.join(', ')}.`];
  if (!report.written) lines.push('Nothing was written.');
  return lines;
}

const rows = (number: number) => (number === 1 ? '1 row' : `${number} rows`);
const quoted = (value: ChangedField['from']) =>
  value === null ? 'none' : `‘${Array.isArray(value) ? value.join(', ') : value}’`;
