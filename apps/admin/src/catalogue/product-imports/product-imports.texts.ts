import type { ChangedSince, ImportRow, ImportWork, ProductImport } from '@shishir/contract';
import type { ProductKind } from '@shishir/contract/product-fields';
import { counted, groupLakh } from '@shishir/format';

const rows = (count: number) => counted(count, 'row');
const products = (count: number) => counted(count, 'product');

export const importTexts = {
  title: 'Import products',
  note: 'Upload a file, check the preview, then apply it. Nothing changes until you do.',
  toList: 'Product List',
  state: 'Import status',
  rows,
  effects: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    wrong: 'Invalid',
    left_out: 'Left out',
  } satisfies Record<ImportRow['effect'], string>,
  statuses: {
    mapping: 'Columns needed',
    previewed: 'Not applied',
    applied: 'Applied',
    undone: 'Undone',
  } satisfies Record<ProductImport['status'], string>,
};

export const uploadTexts = {
  title: 'Upload a file',
  choose: 'Choose a file',
  drop: 'or drop it here',
  rule: 'XLSX, CSV or JSON, or pictures as ZIP, max. 64\u00a0MB.',
  sending: (name: string, percent: number) => `Uploading ${name}: ${percent}%`,
  reading: (name: string) => `Reading ${name}...`,
  progress: 'Upload',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was uploaded. Drop a file here.',
  failed: 'Something went wrong. Please try again.',
  wrongType: 'Please choose an XLSX, CSV, JSON or ZIP file.',
  tooLarge: 'This file is larger than 64\u00a0MB. Please choose a smaller one.',
  empty: 'This file is empty. Please choose another one.',
  several: 'Please upload one file at a time.',
};

export const guideTexts = {
  title: 'File format',
  points: [
    'One product per row, with any headings: send in the list of a supplier as it is.',
    'If the headings are not ours, you choose once which column is which. The next list of this supplier opens with your choice.',
    'Required: model or ID; for a new product also title and category, which can be the same for all rows.',
    'A row with the ID of a product, or with its brand and model, changes that product. Other rows add new ones.',
    'With our headings, a column you leave out stays unchanged. An empty cell clears the value.',
    'Pictures: a ZIP file with JPEG, PNG or WebP named by model, such as AM-224.jpg, and AM-224-2.jpg for the second picture.',
    'Start from an export: uploaded as it is, it changes nothing.',
  ],
  template: 'Download a template',
  columns: 'All columns',
  column: 'Column',
  takes: 'Accepted values',
  required: (values: string) => `Required. ${values}`,
  choices: (choices: readonly string[]) => choices.join(' or '),
  /** Accepted values of a column by its kind. */
  values: {
    text: 'Text',
    whole: 'Whole number',
    decimal: 'Number with up to two decimals',
    position: 'Whole number; lower numbers come first',
    day: 'Date such as 26/03/2026',
    money: 'Whole taka',
    price: 'Whole taka; leave empty for price on request',
    product: 'Id of another product',
    balance: 'Bill minus paid',
  } satisfies Record<Exclude<ProductKind['kind'], 'choice'>, string>,
  id: 'Id of the product; leave empty for a new one',
  label: 'Label, such as Wind-Free',
  category: 'Title, path or other spelling of a category',
  image: 'Address of a picture already uploaded here',
  phone: 'Phone number',
};

export const earlierTexts = {
  title: 'Earlier imports',
  columns: {
    file: 'File',
    status: 'Status',
    rows: 'Rows',
    new: 'New',
    changed: 'Changed',
    wrong: 'Invalid',
    by: 'Imported by',
    when: 'When',
    action: 'Action',
  },
  search: { label: 'Search imports', hint: 'File name' },
  empty: {
    all: 'No imports yet.',
    narrowed: 'No imports match.',
  },
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  undoOf: (name: string) => `Undo ${name}`,
  discardOf: (name: string) => `Discard ${name}`,
};

export const previewTexts = {
  imported: (format: ProductImport['format'], count: number, by: string) =>
    format === 'json' || format === 'zip'
      ? `${format.toUpperCase()}, ${rows(count)}, uploaded by ${by}`
      : `${format.toUpperCase()}, ${rows(count)} below the headings, uploaded by ${by}`,
  uploaded: (format: ProductImport['format'], by: string) =>
    `${format.toUpperCase()}, uploaded by ${by}`,
  back: 'All imports',
  gone: 'There is no import at this address. It may have been discarded.',
  filter: 'Rows by effect',
  all: 'All rows',
  warnings: 'Warnings',
  table: 'Rows of the file',
  columns: { row: 'Row', model: 'Model', effect: 'Effect', details: 'Details', action: 'Action' },
  search: { label: 'Search rows', hint: 'Model' },
  empty: { all: 'There are no rows.', narrowed: 'No rows match.', clear: 'Show all rows' },
  product: (id: number) => `Product ${id}`,
  added: 'New product.',
  same: 'No change.',
  invalid: 'Invalid, so it is not imported.',
  left: 'Left out by choice.',
  more: (count: number) => `Show all ${count} fields`,
  less: 'Show fewer',
  from: 'Now',
  to: 'After',
  /** Change of a price, such as +4.5%. */
  percent: (change: number) =>
    `${change < 0 ? '\u2212' : '+'}${Number(Math.abs(change).toFixed(1))}%`,
  field: 'Field',
  value: 'Value',
  wrongFile: 'Download the invalid rows',
};

export const workTexts = {
  label: (task: ImportWork['task'], done: number, total: number) => {
    if (task === 'read' && done < total) {
      return `Storing the pictures: ${groupLakh(done)} of ${groupLakh(total)}.`;
    }
    if (done === 0 || task === 'read') return 'Comparing the file with the catalogue.';
    return task === 'apply'
      ? `Applying: ${groupLakh(done)} of ${products(total)}.`
      : `Undoing: ${groupLakh(done)} of ${products(total)}.`;
  },
  note: 'This continues on the server. You can leave this page.',
};

export const applyTexts = {
  nothing: 'The catalogue already matches this file: 0 changes.',
  nothingLeft: 'All rows that would change something are left out.',
  nothingValid:
    'No rows can be applied. Change the columns, or correct the file and upload it again.',
  ready: ({ new: added, changed }: ProductImport['counts']) => {
    if (changed === 0) return `Not applied yet. This import would add ${products(added)}.`;
    if (added === 0) return `Not applied yet. This import would change ${products(changed)}.`;
    return `Not applied yet. This import would add ${products(added)} and change ${products(changed)}.`;
  },
  fix: (count: number) =>
    count === 1
      ? '1 row is invalid. Leave it out, change the columns, or correct the file and upload it again.'
      : `${rows(count)} are invalid. Leave them out, change the columns, or correct the file and upload it again.`,
  all: 'Apply all',
  valid: 'Apply only the valid rows',
  question: 'Apply this import?',
  confirm: (count: number) =>
    count === 1 ? 'Apply 1 change' : `Apply ${groupLakh(count)} changes`,
  busy: 'Applying...',
  lines: {
    new: (count: number) => `${products(count)} will be added`,
    changed: (count: number) => `${products(count)} will be changed`,
    unchanged: (count: number) =>
      count === 1 ? '1 product stays as it is' : `${products(count)} stay as they are`,
    wrong: (count: number) => `${counted(count, 'invalid row')} will be left out`,
    left_out: (count: number) =>
      count === 1 ? '1 row is left out by choice' : `${rows(count)} are left out by choice`,
  } satisfies Record<ImportRow['effect'], (count: number) => string>,
  note: 'Visitors see the changes at once. You can undo the import.',
  done: ({ new: added, changed }: ProductImport['counts']) =>
    `${products(added)} added, ${groupLakh(changed)} changed.`,
  failed: 'We couldn’t apply the import. Please try again in a moment.',
  again: 'Upload the file again',
};

export const undoTexts = {
  button: 'Undo this import',
  short: 'Undo',
  question: 'Undo this import?',
  lines: {
    new: (count: number) => `${counted(count, 'added product')} will be deleted permanently`,
    changed: (count: number) =>
      count === 1
        ? '1 product will get its previous values back'
        : `${products(count)} will get their previous values back`,
  },
  note: 'If any of them has been changed since, nothing is undone and you’ll see which.',
  checking: 'Looking for products changed since...',
  changed: ({ count }: ChangedSince) =>
    count === 1
      ? '1 product has been changed since. Undo the others and leave this one:'
      : `${products(count)} have been changed since. Undo the others and leave these:`,
  allChanged: ({ count }: ChangedSince) =>
    count === 1
      ? 'Its only product has been changed since, so there is nothing to undo:'
      : `All ${products(count)} have been changed since, so there is nothing to undo:`,
  listed: 'Products changed since the import',
  more: (count: number) => `and ${groupLakh(count)} more`,
  confirm: 'Undo import',
  confirmOthers: 'Undo the others',
  busy: 'Undoing...',
  done: ({ count }: ChangedSince) => {
    if (count === 0) return 'The catalogue is as it was before the import.';
    return count === 1
      ? 'Import undone, except for 1 product changed since. It stays as it is.'
      : `Import undone, except for ${products(count)} changed since. They stay as they are.`;
  },
  failed: 'We couldn’t undo the import. Please try again in a moment.',
};

export const discardTexts = {
  button: 'Discard preview',
  short: 'Discard',
  question: 'Discard preview?',
  note: 'Nothing was applied. To import it later, upload the file again.',
  confirm: 'Discard',
  busy: 'Discarding...',
  done: (name: string) => `${name} discarded.`,
  failed: 'We couldn’t discard the preview. Please try again in a moment.',
};

export const exportTexts = {
  button: 'Export',
  label: 'Export this list',
  csv: 'CSV for spreadsheets',
  json: 'JSON',
  feeds: {
    en: 'Feed for Google Merchant',
    bn: 'Feed in Bangla',
  },
};
