import type { HistorySubject, HistoryVersion } from '@shishir/contract';
import {
  counted,
  formatDayName,
  formatNumericDate,
  formatTime,
  formatWeekdayTime,
} from '@shishir/format';
import { ofEachRecord } from '../../content/records/content-records';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const fields = (count: number) => `${WORDS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const historyTexts = {
  title: (name: string) => `History of ${name}`,
  untitled: 'History',
  overview: 'Overview',
  link: 'History',
  linkOf: (name: string) => `History of ${name}`,
  versions: 'Versions',
  chosen: 'Selected version',
  day: (moment: string, now = new Date()) => {
    const day = formatNumericDate(moment);
    return `${day === formatNumericDate(now) ? 'Today' : formatDayName(moment)}, ${day}`;
  },
  clock: formatTime,
  heading: (moment: string) =>
    `Version of ${formatDayName(moment)} ${formatNumericDate(moment)}, ${formatTime(moment)}`,
  import: 'Import',
  importUndone: 'Import undone',
  automatic: 'Done by the system',
  deletedAccount: 'Deleted account',
  by: (version: HistoryVersion) => {
    const who = version.by?.name ?? (version.automatic ? null : 'a deleted account');
    if (version.import) {
      const what = version.import.undone
        ? `By undoing the import of ‘${version.import.file_name}’`
        : `By the import of ‘${version.import.file_name}’`;
      return who ? `${what}, started by ${who}` : what;
    }
    return who ? `By ${who}` : 'Done by the system';
  },
  now: 'Current version',
  number: (number: number) => `Version ${number}`,
  added: 'Added',
  deleted: 'Deleted',
  takenOut: 'Restored from the trash',
  restored: (from: string | null) =>
    from ? `Version of ${formatWeekdayTime(from)} restored` : 'Earlier version restored',
  nothingChanged: 'No fields changed',
  and: (names: string[], more: number) => {
    const last = more > 0 ? `${more} more` : names.at(-1)!;
    const first = more > 0 ? names : names.slice(0, -1);
    return capitalised(first.length > 0 ? `${first.join(', ')} and ${last}` : last);
  },
  fromTo: (field: string, before: string, after: string) => `${field} ${before} to ${after}`,
  picture: { replaced: 'replaced', added: 'added', removed: 'removed', gone: 'Picture deleted' },
  noPicture: '-',
  lostText: 'Not kept',
  none: '-',
  goneReference: 'Deleted',
  edit: 'Edit',
  changed: 'Changes in this version',
  comparison: 'This version compared with now',
  columns: { field: 'Field', before: 'Before', then: 'In this version', now: 'Now' },
  same: (count: number) => (count === 1 ? '1 other field' : `${count} other fields`),
  theSame: 'the same',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  note: {
    title: (count: number) => `Restoring changes ${fields(count)}.`,
    text: 'This creates a new version. All versions stay in the list, so you can undo it.',
    nothing: 'This version is the same as the current one.',
    nothingText: 'There is nothing to restore.',
    inTrash: 'This record is in the trash.',
    inTrashText: 'Restore it from there first.',
  },
  obstacles: {
    title: (count: number) => `${capitalised(fields(count))} can’t be restored.`,
    text: count('It stays as it is.', 'They stay as they are.'),
  },
  confirm: {
    question: (moment: string) => `Restore the version of ${formatWeekdayTime(moment)}?`,
    changes: 'This changes:',
    stays: 'These can’t be restored and stay as they are:',
    more: (amount: number) => `and ${amount} more`,
    change: (field: string, now: string, then: string) => `${field}: ${now} becomes ${then}`,
    obstacle: (field: string, why: string) => `${field}: ${why}`,
    picture: (field: string) => `${field}: the earlier picture`,
    text: (field: string) => `${field}: the earlier text`,
  },
  done: 'Version restored.',
  failed: 'We couldn’t restore this version. Please try again in a moment.',
  empty: (days: number) => `No changes in the last ${counted(days, 'day')}.`,
  gone: 'This record doesn’t exist or was permanently deleted.',
  goneVersion: 'This version doesn’t exist or is no longer kept.',
  back: 'Back to the latest version',
  loading: 'Loading versions...',
  pages: 'Pages of versions',
  newer: 'Newer versions',
  older: 'Older versions',
};

function count(one: string, more: string) {
  return (amount: number) => (amount === 1 ? one : more);
}

/** Labels of fields that the contract does not declare and whose column name is too vague. */
export const FIELD_LABELS: Record<string, string> = {
  category_id: 'Category',
  image_1_id: 'Picture 1',
  image_2_id: 'Picture 2',
  image_3_id: 'Picture 3',
  socials: 'Social pages',
};

/** Titles of the lists that contain the records of a history. */
export const LISTS: Record<HistorySubject, string> = {
  product: 'Products List',
  category: 'Categories',
  ...ofEachRecord(({ listTitle }) => listTitle),
  company: 'Company Details',
};
