import { formatNumericTime } from '@shishir/format';

/** Texts of the versions of translations. */
export const translationHistoryTexts = {
  open: 'History',
  title: 'History of the Bangla texts',
  versions: 'Versions',
  chosen: 'Selected version',
  at: (moment: string) => formatNumericTime(moment),
  shipped: 'As delivered',
  by: (name: string | null) => name ?? 'Deleted account',
  saved: { draft: 'Saved as a draft', approved: 'Approved' },
  restored: (moment: string) => `Version of ${formatNumericTime(moment)} restored`,
  now: 'Current version',
  then: 'In this version',
  current: 'Now',
  none: '-',
  lost: 'Not kept',
  same: 'These texts are the same as now.',
  restore: 'Restore as a draft',
  restoring: 'Restoring...',
  note: 'The texts become a draft. Visitors see it after you approve it.',
  unsaved: 'Save your changes before you restore a version.',
};
