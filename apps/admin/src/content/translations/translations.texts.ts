import {
  type ContentSubject,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslationView,
} from '@shishir/contract';
import { contentRecordTexts } from '../records/content-records.texts';

const NAMES: Partial<Record<TranslatedSubject, string>> = {
  product: 'Products',
  category: 'Categories',
  'menu-item': 'Menu entries',
  company: 'Company',
  media: 'Pictures',
  gallery: 'Gallery',
  section: 'Page texts',
  'vrf-project': 'Projects',
};

/** Names of the record types, in the plural. */
export const SUBJECT_NAMES = Object.fromEntries(
  TRANSLATED_SUBJECTS.map((subject) => [
    subject,
    NAMES[subject] ?? contentRecordTexts[subject as ContentSubject].listTitle,
  ]),
) as Record<TranslatedSubject, string>;

export const VIEW_NAMES: Record<TranslationView, string> = {
  missing: 'Missing',
  stale: 'English changed',
  draft: 'Draft',
  approved: 'Complete',
};

/** Texts of the list of translations. */
export const translationTexts = {
  title: 'Translations',
  note: 'Texts of the site in Bangla. Visitors see approved texts; everything else stays English.',
  tabs: 'Translation pages',
  subject: 'Type',
  allSubjects: 'All types',
  state: 'Status',
  allStates: 'All',
  search: { label: 'Search translations', hint: 'Name or text, in English or Bangla' },
  empty: { all: 'There is nothing to translate yet.', narrowed: 'No record matches this search.' },
  columns: { name: 'Record', subject: 'Type', state: 'Bangla', action: 'Action' },
  open: (name: string) => `Translate ${name}`,
  openShort: 'Translate',
  missing: (count: number) => `${count} missing`,
  stale: (count: number) => `${count} changed`,
  draft: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
  complete: 'Complete',
  counts: 'Texts by type',
  countOf: (done: number, all: number) => `${done} of ${all}`,
};

/** Texts of the side-by-side editor. */
export const editorTexts = {
  title: (name: string) => `Translate ${name}`,
  back: 'All translations',
  english: 'English',
  bangla: 'Bangla',
  fieldIn: (label: string) => `${label} in Bangla`,
  states: { draft: 'Draft', approved: 'Approved' },
  missing: 'Missing',
  stale: 'English changed',
  shown: (text: string) => `On the site: ${text}`,
  written: (by: string) => `By ${by}`,
  glossary: 'Glossary',
  noTerms: 'No term of the glossary occurs in these texts.',
  saveDraft: 'Save as draft',
  approve: 'Approve and publish',
  saving: 'Saving...',
  drafted: 'The draft is saved. Visitors don’t see it yet.',
  approved: 'The texts are on the site.',
  failed: 'We couldn’t save these texts. Please try again in a moment.',
  conflict: (by: string) =>
    `${by || 'Somebody else'} changed these texts. Your own are kept in the fields; the texts on the left and the states are up to date. Compare them and save again.`,
  nothing: 'This record has no texts to translate.',
};

/** Texts of the files for translators. */
export const fileTexts = {
  export: 'Export',
  formats: 'Export formats',
  xliff: 'XLIFF 2 (.xlf)',
  csv: 'Spreadsheet (.csv)',
  import: 'Import',
  importing: 'Importing...',
  failed: 'We couldn’t read this file. Please try again in a moment.',
  result: 'Import of translations',
  written: (count: number) =>
    count === 1 ? '1 text is a new draft.' : `${count} texts are new drafts.`,
  unchanged: (count: number) => `${count} texts are unchanged.`,
  problems: (count: number) =>
    count === 1 ? '1 line was left out:' : `${count} lines were left out:`,
  problem: (line: string, problem: string) => `${line}: ${problem}`,
  drafts: 'Open each draft, read it and approve it.',
};

/** Texts of the glossary. */
export const glossaryTexts = {
  title: 'Glossary',
  note: 'Terms of the trade and their Bangla form, shown beside the texts in which they occur.',
  list: 'Terms',
  add: 'Add term',
  edit: (english: string) => `Edit ${english}`,
  remove: (english: string) => `Delete ${english}`,
  english: 'English',
  englishHint: 'One or more words, separated by commas. Put an explanation in brackets.',
  bangla: 'Bangla',
  noteLabel: 'Note',
  none: 'No terms yet',
  saved: (english: string) => `Saved: ${english}`,
  failed: 'We couldn’t save this term. Please try again in a moment.',
  conflict: (by: string) => `${by} changed this term`,
  labels: { english: 'English', bangla: 'Bangla', note: 'Note' },
  question: (english: string) => `Delete the term ${english}?`,
  confirm: 'Delete',
  deleting: 'Deleting...',
  deleted: (english: string) => `Deleted: ${english}`,
  notDeleted: 'We couldn’t delete this term. Please try again in a moment.',
};
