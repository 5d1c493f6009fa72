import type { Document } from '@shishir/contract';

export const documentsTexts = {
  button: 'Documents',
  title: (of: string) => `Documents of ${of}`,
  note: {
    product: 'PDF, at most 20 MB. Visitors see public ones on the page of the product.',
    category: 'PDF, at most 20 MB. Visitors see public ones on the pages of all its products.',
  },
  list: 'Documents',
  empty: 'There are no documents yet.',
  loadFailed: 'The documents could not be loaded.',
  facts: (type: string, language: string, size: string) => `${type}, ${language}, ${size}`,
  public: 'Public',
  staffOnly: 'Staff only',
  publish: (title: string) => `Make ${title} public`,
  withdraw: (title: string) => `Withdraw ${title} from the site`,
  published: (title: string) => `Visitors can download ${title} now.`,
  withdrawn: (title: string) => `${title} is off the site.`,
  download: (title: string) => `Download ${title}`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removed: {
    title: 'Moved to the trash',
    text: (title: string) => `${title} can be restored for 30 days.`,
  },
  undo: 'Undo',
  restored: (title: string) => `${title} is back.`,
  failed: 'That did not work. Please try again.',
  add: 'Add a document',
  editTitle: (title: string) => `Edit ${title}`,
  drop: 'Drop a PDF here',
  orChoose: 'or choose one on this device',
  choose: 'Choose a file',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  otherFile: 'Take another file',
  progress: 'Upload',
  fields: {
    title: 'Document title',
    type: 'Document type',
    language: 'Language',
    is_public: 'Visitors may download it',
  },
  choosePrompt: 'Choose one',
  save: 'Save',
  upload: 'Upload',
  saving: 'Saving...',
  sending: (percent: number) => `Uploading, ${percent}%`,
  saved: (title: string) => `${title} is saved.`,
  uploaded: (title: string) => `${title} is stored.`,
} as const;

/** '3.2 MB'; a small file is 0.1 MB. */
export const megabytes = (bytes: number): string =>
  `${Math.max(bytes / 1024 / 1024, 0.1).toFixed(1)}\u00a0MB`;

/** Suggested title of a new document: its file name without the extension. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 150);

export type Owner = { product_id: number } | { category_id: number };
export type Saved = Pick<Document, 'id' | 'title'>;
