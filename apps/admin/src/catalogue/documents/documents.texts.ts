import type { Document } from '@shishir/contract';

export const documentsTexts = {
  button: 'Documents',
  title: (of: string) => `Documents of ${of}`,
  note: {
    product: 'PDF, max. 20\u00a0MB. Public documents are shown on the product page.',
    category:
      'PDF, max. 20\u00a0MB. Public documents are shown on the page of every product in this category.',
  },
  list: 'Documents',
  empty: 'No documents yet.',
  loadFailed: 'We couldn’t load the documents.',
  facts: (type: string, language: string, size: string) => `${type}, ${language}, ${size}`,
  public: 'Public',
  staffOnly: 'Staff only',
  publish: (title: string) => `Make ${title} public`,
  withdraw: (title: string) => `Take ${title} off the site`,
  published: (title: string) => `Visitors can now download ${title}.`,
  withdrawn: (title: string) => `${title} is no longer on the site.`,
  download: (title: string) => `Download ${title}`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removed: {
    title: 'Moved to the trash',
    text: (title: string) => `${title} can be restored for 30 days.`,
  },
  undo: 'Undo',
  restored: (title: string) => `${title} is back.`,
  failed: 'That didn’t work. Please try again in a moment.',
  add: 'Add a document',
  editTitle: (title: string) => `Edit ${title}`,
  drop: 'Drop a PDF here',
  orChoose: 'or choose one on this device',
  choose: 'Choose a file',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  otherFile: 'Choose another file',
  progress: 'Upload',
  fields: {
    title: 'Document title',
    type: 'Document type',
    language: 'Language',
    is_public: 'Visitors can download it',
  },
  choosePrompt: 'Choose one',
  save: 'Save',
  upload: 'Upload',
  saving: 'Saving...',
  sending: (percent: number) => `Uploading, ${percent}%`,
  saved: (title: string) => `${title} saved.`,
  uploaded: (title: string) => `${title} uploaded.`,
};

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
