import type { ChangedSince, ImportRow, ImportWork, ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';

const rows = (count: number) => (count === 1 ? '1 row' : `${groupLakh(count)} rows`);
const products = (count: number) => (count === 1 ? '1 product' : `${groupLakh(count)} products`);

export const importTexts = {
  title: 'Import products',
  note: 'Upload a file, check the preview, then apply. Nothing changes before that.',
  toList: 'Product List',
  state: 'State of the import',
  rows,
  effects: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    wrong: 'Wrong',
  } satisfies Record<ImportRow['effect'], string>,
  statuses: {
    previewed: 'Not applied',
    applied: 'Applied',
    undone: 'Undone',
  } satisfies Record<ProductImport['status'], string>,
} as const;

export const uploadTexts = {
  title: 'Upload a file',
  choose: 'Choose a file',
  drop: 'or drop it here',
  rule: 'JSON or CSV (UTF-8), at most 64\u00a0MB.',
  sending: (name: string, percent: number) => `Sending ${name}: ${percent}%`,
  reading: (name: string) => `Reading ${name}...`,
  progress: 'Upload',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was uploaded. Drop a file here.',
  failed: 'Something went wrong. Please try again.',
  wrongType: 'Please choose a JSON or CSV file.',
  tooLarge: 'Please choose a file of at most 64 MB.',
  empty: 'This file is empty. Please choose another one.',
  several: 'Please upload one file at a time.',
} as const;

export const guideTexts = {
  title: 'What the file holds',
  points: [
    'One row is one product. Needed are type, model, title and category.',
    'A row with the id of a product changes it. A row without an id is a new product.',
    'A column that is left out stays as it is. An empty cell takes the value away.',
    'Start from an export: uploaded unchanged, it changes nothing.',
  ],
  template: 'Download a template',
  columns: 'All columns',
  column: 'Column',
  takes: 'What it takes',
} as const;

export const earlierTexts = {
  title: 'Earlier imports',
  columns: {
    file: 'File',
    status: 'Status',
    rows: 'Rows',
    new: 'New',
    changed: 'Changed',
    wrong: 'Wrong',
    by: 'Imported by',
    when: 'When',
    action: 'Action',
  },
  search: { label: 'Search imports', hint: 'File name' },
  empty: {
    all: 'No imports yet.',
    narrowed: 'No import fits this search.',
  },
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  undoOf: (name: string) => `Undo ${name}`,
  discardOf: (name: string) => `Discard ${name}`,
} as const;

export const previewTexts = {
  imported: (format: ProductImport['format'], count: number, by: string) =>
    `${format.toUpperCase()}, ${rows(count)}${format === 'csv' ? ' below the headings' : ''}, uploaded by ${by}`,
  back: 'All imports',
  gone: 'There is no import at this address. It may have been discarded.',
  filter: 'Rows by effect',
  all: 'All rows',
  warnings: 'Warnings',
  table: 'Rows of the file',
  columns: { row: 'Row', model: 'Model', effect: 'Effect', details: 'What it does' },
  search: { label: 'Search rows', hint: 'Model' },
  empty: { all: 'There are no rows.', narrowed: 'No row fits this.', clear: 'Show all rows' },
  product: (id: number) => `Product ${id}`,
  added: 'A new product.',
  same: 'Stays as it is.',
  left: 'Left out.',
  more: (count: number) => `Show all ${count} fields`,
  less: 'Show fewer',
  from: 'Now',
  to: 'After',
  field: 'Field',
  wrongFile: 'Download the wrong rows',
} as const;

export const workTexts = {
  label: (task: ImportWork['task'], done: number, total: number) => {
    if (done === 0) return 'Comparing the file with the catalogue.';
    const progress = `${groupLakh(done)} of ${products(total)}`;
    return task === 'apply' ? `Applying: ${progress}.` : `Undoing: ${progress}.`;
  },
  note: ' This continues on the server. You can leave this page.',
} as const;

export const applyTexts = {
  nothing: 'The catalogue holds all of this already: 0 changes.',
  nothingValid: 'No row can be applied. Correct the file and upload it again.',
  ready: (counts: ProductImport['counts']) => `Nothing is written yet. ${effectSentence(counts)}`,
  fix: (count: number) =>
    count === 1
      ? '1 row is wrong. Correct the file and upload it again, or apply only the valid rows.'
      : `${groupLakh(count)} rows are wrong. Correct the file and upload it again, or apply only the valid rows.`,
  all: 'Apply all',
  valid: 'Apply only the valid rows',
  question: 'Apply this import?',
  confirm: (count: number) =>
    count === 1 ? 'Apply 1 change' : `Apply ${groupLakh(count)} changes`,
  busy: 'Applying...',
  lines: {
    new: (count: number) => `${products(count)} ${count === 1 ? 'is' : 'are'} added`,
    changed: (count: number) => `${products(count)} ${count === 1 ? 'is' : 'are'} changed`,
    unchanged: (count: number) =>
      `${products(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`,
    wrong: (count: number) => `${rows(count)} with mistakes ${count === 1 ? 'is' : 'are'} left out`,
  } satisfies Record<ImportRow['effect'], (count: number) => string>,
  note: 'Visitors see it at once. It can be undone.',
  done: (counts: ProductImport['counts']) => doneSentence(counts),
  failed: 'Could not apply the import.',
  again: 'Upload the file again',
} as const;

export const undoTexts = {
  button: 'Undo this import',
  short: 'Undo',
  question: 'Undo this import?',
  lines: {
    new: (count: number) =>
      `${products(count)} that it added ${count === 1 ? 'is' : 'are'} deleted for good`,
    changed: (count: number) =>
      `${products(count)} ${count === 1 ? 'gets' : 'get'} the values from before`,
  },
  note: 'Where one of them was changed since, nothing is undone and you are told which.',
  checking: 'Looking for products changed since...',
  changed: ({ count }: ChangedSince) =>
    count === 1
      ? '1 product was changed since. Undo the others and leave this one:'
      : `${products(count)} were changed since. Undo the others and leave these:`,
  allChanged: ({ count }: ChangedSince) =>
    count === 1
      ? 'Its only product was changed since, so there is nothing to undo:'
      : `All ${products(count)} were changed since, so there is nothing to undo:`,
  listed: 'Products changed since the import',
  more: (count: number) => `and ${groupLakh(count)} more`,
  confirm: 'Undo import',
  confirmOthers: 'Undo the others',
  busy: 'Undoing...',
  done: ({ count }: ChangedSince) =>
    count === 0
      ? 'The catalogue is as it was before the import.'
      : `Undone, but for ${products(count)} changed since. ${count === 1 ? 'It stays as it is.' : 'They stay as they are.'}`,
  failed: 'Could not undo the import.',
} as const;

export const discardTexts = {
  button: 'Discard preview',
  short: 'Discard',
  question: 'Discard preview?',
  note: 'Nothing of it was written. To import it later, upload the file again.',
  confirm: 'Discard',
  busy: 'Discarding...',
  done: (name: string) => `${name} is discarded.`,
  failed: 'Could not discard the preview.',
} as const;

export const exportTexts = {
  button: 'Export',
  label: 'Export what the list shows',
  csv: 'CSV for spreadsheets',
  json: 'JSON',
} as const;

function effectSentence({ new: added, changed }: ProductImport['counts']): string {
  const parts = [
    added > 0 && `add ${products(added)}`,
    changed > 0 && `change ${products(changed)}`,
  ].filter(Boolean);
  return `Applied, it would ${parts.join(' and ')}.`;
}

function doneSentence({ new: added, changed }: ProductImport['counts']): string {
  return `${products(added)} added, ${groupLakh(changed)} changed.`;
}
