import type { ProductSection } from '@shishir/contract/product-fields';
import { counted, groupLakh } from '@shishir/format';

const list = (headings: readonly string[]) => headings.map((one) => `‘${one}’`).join(', ');

export const columnsTexts = {
  step: 'Step 2 of 3: columns',
  nextStep: 'Step 3 of 3: preview',
  title: 'Which column is which?',
  note: 'Choose the field of each column you need. Nothing changes in the catalogue yet.',
  form: 'Columns of the file',
  change: 'Change columns',
  back: 'Back to the preview',
  loading: 'Loading the columns...',
  show: 'Show preview',
  sending: 'Checking the rows...',
  failed: 'We couldn’t check the file. Please try again in a moment.',
  imported: (count: number, of: number) =>
    `${groupLakh(count)} of ${counted(of, 'column')} imported`,

  file: 'File',
  supplier: 'Supplier',
  supplierHint: 'With a name, the next file of this supplier opens with these columns.',
  supplierSaved: 'Saved under this name for the next file.',
  supplierReplaced: 'Replaces the columns saved under this name.',
  asSaved: (name: string) => `Columns as saved for ${name}.`,
  partlySaved: (name: string, missing: readonly string[]) =>
    `Columns as saved for ${name}. Not in this file: ${list(missing)}.`,
  notSaved: (name: string) => `This file has none of the headings saved for ${name}.`,
  sheet: 'Sheet',
  line: 'Line with the headings',
  lineOf: (line: number, text: string) => `Line ${line}: ${text || 'empty'}`,
  noLine: 'The file has no headings',
  placeFailed: 'We couldn’t load these columns. Please try again.',
  decimals: 'Numbers such as 3,517 and 3.517',
  decimalsHint: 'Ask if unclear',
  decimalsChoices: { point: 'Decimal point: 3.517', comma: 'Decimal comma: 3,517' },

  forget: {
    button: 'Forget saved columns',
    question: (name: string) => `Forget the columns saved for ${name}?`,
    note: 'The columns you see here stay as they are. Other files are not affected.',
    confirm: 'Forget',
    busy: 'Forgetting...',
    done: (name: string) => `Columns saved for ${name} forgotten.`,
    failed: 'We couldn’t forget these columns.',
  },

  table: 'Columns',
  headings: {
    column: 'Column in the file',
    samples: 'Examples',
    field: 'Field',
    reading: 'Unit or factor',
  },
  none: 'Not imported',
  noSamples: 'No values',
  noField: 'No field matches',
  fieldOf: (heading: string) => `Field of ‘${heading}’`,
  movesFrom: (heading: string) => `now ‘${heading}’`,
  open: 'Show fields',
  close: 'Hide fields',
  unit: 'Unit',
  factor: 'Factor',
  factorOf: (heading: string) => `Factor for ‘${heading}’`,
  factorNote: 'Prices are multiplied by the factor: 1.15 adds 15%, 122 turns US dollars into taka.',
  factorWrong: 'Enter a number above 0, such as 1.15.',
  addresses:
    'Pictures can’t be loaded from addresses. Upload them as a ZIP file named by model, or to the media library.',
  modelMissing: 'Choose which column has the model or the ID of the products.',

  fixed: {
    title: 'Values for all rows',
    note: 'For fields that the file does not have. {model} is replaced by the model of the row: {brand} {model} becomes Gree GS-18.',
    add: 'Add another field',
    field: 'Field',
    value: 'Value',
    remove: (name: string) => `Remove ${name}`,
    fieldMissing: 'Choose a field.',
    unnamed: 'field',
    titleExample: '{brand} {model}',
  },

  rules: {
    title: 'Which products',
    existing: 'Products already in the catalogue',
    update: { label: 'Update', note: 'Found by ID, or by brand and model.' },
    leaveExisting: { label: 'Leave out', note: 'They stay as they are.' },
    updates: 'Which fields change',
    all: { label: 'All imported columns', note: 'Values for all rows fill in new products only.' },
    prices: { label: 'Only prices', note: 'Regular and offer price.' },
    chosen: { label: 'Only these fields', note: 'Everything else stays as it is.' },
    chosenFields: 'Fields that change',
    noPrice: 'No column has a price. Choose one above, or choose other fields to change.',
    noneChosen: 'Choose at least one field, or leave these products out.',
    added: 'New products',
    add: { label: 'Add', note: 'They need a title and a category.' },
    leaveNew: { label: 'Leave out', note: 'Only products already in the catalogue change.' },
    both: 'Then nothing would be imported.',
  },

  discardQuestion: 'Discard this file?',
};

/** Names of fields that are not columns of the products. */
export const fieldNames: Record<string, string> = {
  id: 'ID',
  category: 'Category',
  image_1: 'Picture 1',
  image_2: 'Picture 2',
  image_3: 'Picture 3',
};

export const sectionNames: Record<ProductSection, string> = {
  identity: 'Basics',
  price: 'Price',
  capacity: 'Capacity',
  air: 'Airflow, sound and size',
  electrical: 'Electrical',
  installation: 'Installation',
  system: 'Indoor units',
  water: 'Chilled water',
  panel: 'Panel',
  commercial: 'Buying',
  pictures: 'Pictures',
  visibility: 'Visibility',
  service: 'Service record',
};

export const unclearTexts = {
  question: (text: string, point: string, comma: string) =>
    `Does ‘${text}’ in this file mean ${point} or ${comma}?`,
  note: 'Rows with such numbers are invalid until you choose. Your choice applies to the whole file.',
  whole: (number: string) => `Whole number: ${number}`,
  decimal: (number: string) => `With decimals: ${number}`,
  failed: 'We couldn’t check the file again. Please try again in a moment.',
};

export const leaveOutTexts = {
  leave: 'Leave out',
  take: 'Take in',
  leaveRow: (model: string, row: number) => `Leave out ${model}, row ${row}`,
  takeRow: (model: string, row: number) => `Take in ${model}, row ${row}`,
  leaveAll: (count: number) => `Leave out all ${groupLakh(count)}`,
  takeAll: (count: number) => `Take in all ${groupLakh(count)}`,
  left: (count: number) => `${counted(count, 'row')} left out.`,
  taken: (count: number) => `${counted(count, 'row')} taken in.`,
  failed: 'We couldn’t change these rows.',
  nameless: 'row without model',
};
