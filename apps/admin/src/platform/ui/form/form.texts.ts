import { formatNumericTime, groupThousands } from '@shishir/format';

/** Turns 'New password' and 'Confirm new password' into the object of a verb. */
const passwordOf = (label: string) => label.toLowerCase().replace(/^confirm /, 'repeated ');

export const formTexts = {
  show: (label: string) => `Show ${passwordOf(label)}`,
  hide: (label: string) => `Hide ${passwordOf(label)}`,
  none: 'None',
  /** Format of a date, shown in an empty field. */
  day: 'dd/mm/yyyy',
  dayAndTime: 'dd/mm/yyyy hh:mm',
  unreachable: 'Something went wrong. Please try again.',
  saveBar: {
    changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    noChanges: 'No unsaved changes',
    attention: (count: number) => (count === 1 ? '1 needs attention' : `${count} need attention`),
  },
  /** Error for a blank left in a text to be sent. */
  blank: (blank: string) => `Fill in ${blank} before you send it, or remove the brackets.`,
  leave: {
    question: 'Discard your changes?',
    text: 'Your changes have not been saved yet.',
    stay: 'Keep editing',
    go: 'Discard changes',
  },
  draft: {
    restored: (at: string) => `Restored what you entered on ${formatNumericTime(at)}.`,
    picturesAgain: 'Please choose your pictures again.',
    discard: 'Discard',
  },
  markdown: {
    toolbar: 'Format',
    tools: {
      heading: 'Heading',
      bold: 'Bold',
      italic: 'Italic',
      list: 'List',
      callout: 'Callout',
      link: 'Link',
      table: 'Table',
      footnote: 'Footnote',
    },
    /** Inserted by the tools; the caption is a part of the table. */
    samples: {
      bold: 'bold text',
      italic: 'italic text',
      link: 'text',
      caption: 'What it shows',
      table:
        'Table: What it shows\n\n| Room | Capacity |\n| --- | ---: |\n| Bedroom | 1 TR |\n| Office | 2 TR |\n',
    },
    views: 'View',
    write: 'Write',
    both: 'Both',
    preview: 'Preview',
    nothing: 'Nothing to preview yet.',
    notes: 'Notes',
    length: (words: number, minutes: number) =>
      `${words === 1 ? '1 word' : `${groupThousands(words)} words`}, ${minutes} min to read`,
  },
  picture: {
    choose: 'Choose a picture',
    another: 'Choose another picture',
    rule: 'JPEG, PNG, WebP or AVIF, max. 5\u00a0MB.',
    preview: 'Preview of the selected picture',
    wrongType: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    tooLarge: 'Please choose a picture of up to 5 MB.',
    empty: 'This file is empty. Please choose another one.',
  },
};

/** For two people who saved the same record. */
export const conflictTexts = {
  text: (time: string | null) =>
    time === null
      ? 'It was saved after you opened it. You both changed these fields: choose which value to keep. All other changes are kept.'
      : `It was saved on ${time}, after you opened it. You both changed these fields: choose which value to keep. All other changes are kept.`,
  someone: 'Someone else',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: (label: string, value: string) => `${label}: keep yours, ${value}`,
  takeTheirs: (label: string, value: string) => `${label}: take theirs, ${value}`,
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  save: 'Save this',
  back: 'Back to the form',
};
