import type { AuditAction, AuditSubject } from '@shishir/contract';

export const auditTexts = {
  title: 'Audit Log',
  note: 'Who did what, newest first. Nothing in it can be changed.',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    where: 'From where',
    changes: 'Changes',
  },
  search: { label: 'Search the log', hint: 'Name, email, address' },
  empty: {
    all: 'Nothing is written here yet. What staff do from now on is.',
    narrowed: 'Nothing in the log fits this search.',
  },
  filters: { action: 'Action', subject: 'About', person: 'Who', from: 'From', to: 'To' },
  all: 'All',
  clear: 'Clear',
  oneSubject: (subject: string, id: number) => `Only what happened to ${subject} ${id}.`,
  onlyBy: (name: string) => `Only what ${name} did`,
  history: 'All about it',
  historyOf: (name: string) => `All about ${name}`,
  nobody: 'Nobody signed in',
  someone: (id: number) => `Account ${id}`,
  unknownDevice: 'Unknown device',
  show: 'Changes',
  showOf: (what: string) => `Changes: ${what}`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;

/** What a filter calls an action; `audit-sentence.ts` tells the single act. */
export const ACTION_NAMES: Record<AuditAction, string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Brought back',
  purged: 'Deleted for good',
  imported: 'Imported',
  import_undone: 'Import taken back',
  exported: 'Exported',
  role_changed: 'Role changed',
  signed_in: 'Signed in',
  sign_in_failed: 'Could not sign in',
  sessions_ended: 'Signed out everywhere',
  password_changed: 'Password changed',
  password_reset: 'Password set by mail',
  email_confirmed: 'Email confirmed',
  second_factor_on: 'Second step on',
  second_factor_off: 'Second step off',
  recovery_codes_made: 'Recovery codes made',
  google_linked: 'Google linked',
  google_unlinked: 'Google unlinked',
};

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  user: 'account',
  product: 'product',
  category: 'category',
  'menu-item': 'menu entry',
  'contact-message': 'message',
  gallery: 'gallery item',
  'vrf-project': 'project',
  industry: 'industry',
  opening: 'opening',
  post: 'post',
  company: 'company',
  setting: 'setting',
  mail: 'mail',
};

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
