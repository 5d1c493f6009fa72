import {
  type AuditAction,
  type AuditSubject,
  DECLARED_RECORDS,
  type DeclaredSubject,
} from '@shishir/contract';

export const auditTexts = {
  title: 'Audit Log',
  note: 'Everything staff did, newest first. Read-only.',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    where: 'IP and device',
    changes: 'Changes',
  },
  search: { label: 'Search the log', hint: 'Name, email, address' },
  empty: {
    all: 'No entries yet.',
    narrowed: 'No entries match.',
  },
  filters: { action: 'Action', subject: 'About', person: 'Who', from: 'From', to: 'To' },
  all: 'All',
  clear: 'Clear',
  oneSubject: (subject: string, id: number) => `Only changes to ${subject} ${id}.`,
  onlyBy: (name: string) => `Only actions of ${name}`,
  history: 'Full history',
  historyOf: (name: string) => `Full history of ${name}`,
  nobody: 'Not signed in',
  record: (type: string, name: string) => (name ? `the ${type} ${name}` : `the ${type}`),
  someone: (id: number) => `Account ${id}`,
  show: 'Changes',
  showOf: (what: string) => `Changes: ${what}`,
  field: 'Field',
  before: 'Before',
  after: 'After',
};

interface SentenceParts {
  /** The record with its type, such as 'the product AM224DXVGGH'. */
  record: string;
  /** Name of the record; '' if it has none. */
  name: string;
  /** Role before and after a change. */
  roles: { before: string; after: string } | null;
  /** Date of the version that was restored. */
  version: string | null;
}

/** An action as a sentence after the actor's name. */
export const ACTION_SENTENCES: Record<AuditAction, (parts: SentenceParts) => string> = {
  created: ({ record }) => `created ${record}`,
  updated: ({ record }) => `changed ${record}`,
  deleted: ({ record }) => `deleted ${record}`,
  restored: ({ record }) => `restored ${record}`,
  version_restored: ({ record, version }) =>
    version
      ? `restored the version of ${version} of ${record}`
      : `restored an earlier version of ${record}`,
  replaced: ({ record }) => `replaced ${record}`,
  purged: ({ record }) => `permanently deleted ${record}`,
  imported: ({ record }) => `imported ${record}`,
  import_undone: ({ record }) => `undid the import of ${record}`,
  exported: ({ record }) => `exported ${record}`,
  downloaded: ({ record }) => `downloaded the file of ${record}`,
  role_changed: ({ name, roles }) =>
    roles
      ? `changed the role of ${name} from ${roles.before} to ${roles.after}`
      : `changed the role of ${name}`,
  sent_again: ({ record }) => `sent ${record} again`,
  sent: ({ record }) => `sent ${record}`,
  replied: ({ record }) => `replied to ${record}`,
  noted: ({ record }) => `added a note to ${record}`,
  contacted: ({ record }) => `contacted the sender of ${record}`,
  accepted: ({ record }) => `accepted ${record}`,
  signed_in: ({ name }) => `signed in as ${name}`,
  sign_in_failed: ({ name }) => `could not sign in as ${name}`,
  sessions_ended: ({ name }) => `signed out ${name} everywhere`,
  password_changed: ({ name }) => `changed the password of ${name}`,
  password_reset: ({ name }) => `reset the password of ${name} by email`,
  email_confirmed: ({ name }) => `confirmed the email address ${name}`,
  second_factor_on: ({ name }) => `turned on two-step verification for ${name}`,
  second_factor_off: ({ name }) => `turned off two-step verification for ${name}`,
  recovery_codes_made: ({ name }) => `made new recovery codes for ${name}`,
  google_linked: ({ name }) => `linked a Google account to ${name}`,
  google_unlinked: ({ name }) => `unlinked the Google account from ${name}`,
  oidc_linked: ({ name }) => `linked a company account to ${name}`,
  oidc_unlinked: ({ name }) => `unlinked the company account from ${name}`,
};

/** Sentences of actions on the actor's own account, which is not named. */
export const OWN_SENTENCES: Partial<Record<AuditAction, string>> = {
  updated: 'changed their own profile',
  signed_in: 'signed in',
  sessions_ended: 'signed out everywhere',
  password_changed: 'changed their password',
  second_factor_on: 'turned on their two-step verification',
  second_factor_off: 'turned off their two-step verification',
  recovery_codes_made: 'made new recovery codes',
};

/** Names of actions in the filter; `ACTION_SENTENCES` describes a single action. */
export const ACTION_NAMES: Record<AuditAction, string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  version_restored: 'Version restored',
  replaced: 'Replaced',
  purged: 'Permanently deleted',
  imported: 'Imported',
  import_undone: 'Import undone',
  exported: 'Exported',
  downloaded: 'Downloaded',
  role_changed: 'Role changed',
  sent_again: 'Sent again',
  sent: 'Sent',
  replied: 'Replied',
  noted: 'Note added',
  contacted: 'Visitor contacted',
  accepted: 'Accepted',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sessions_ended: 'Signed out everywhere',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_confirmed: 'Email confirmed',
  second_factor_on: 'Two-step verification on',
  second_factor_off: 'Two-step verification off',
  recovery_codes_made: 'Recovery codes made',
  google_linked: 'Google linked',
  google_unlinked: 'Google unlinked',
  oidc_linked: 'Company account linked',
  oidc_unlinked: 'Company account unlinked',
};

const DECLARED_NAMES = Object.fromEntries(
  DECLARED_RECORDS.map(({ options }) => [options.subject, options.one]),
) as Record<DeclaredSubject, string>;

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  user: 'account',
  invitation: 'invitation',
  product: 'product',
  category: 'category',
  document: 'document',
  'menu-item': 'menu entry',
  'contact-message': 'message',
  'reply-template': 'reply template',
  quotation: 'quotation',
  'terms-set': 'term set',
  ...DECLARED_NAMES,
  'vrf-project': 'project',
  media: 'picture',
  company: 'company',
  setting: 'setting',
  mail: 'email',
  'saved-view': 'saved view',
  'sizing-value': 'sizing value',
  tariff: 'tariff',
  'vrf-series': 'VRF series',
  'search-synonym': 'search synonym',
  translation: 'translation',
  'glossary-term': 'glossary term',
  figures: 'figures of the site',
  'api-key': 'API key',
  webhook: 'webhook',
};
