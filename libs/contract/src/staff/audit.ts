import { z } from 'zod';
import { CATEGORY_LABELS } from '../catalogue/category-fields';
import { declaredRecord, DECLARED_SUBJECTS } from '../content/records';
import { Device } from './auth';
import { labelsOf } from '../platform/field-kinds';
import { givenDay, moment } from '../platform/fields';
import { PageQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { TextId } from '../platform/numbers';

export const AUDIT_SUBJECTS = [
  'user',
  'invitation',
  'product',
  'category',
  'document',
  'menu-item',
  'contact-message',
  'reply-template',
  'quotation',
  'terms-set',
  ...DECLARED_SUBJECTS,
  'media',
  'company',
  'setting',
  'mail',
  'saved-view',
  'sizing-value',
  'tariff',
  'vrf-series',
  'search-synonym',
  'translation',
  'glossary-term',
  'figures',
  'api-key',
  'webhook',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Returns the declared labels of the fields of a record; empty if they are not declared. */
export const fieldLabels = (subject: AuditSubject): Record<string, string> =>
  subject === 'category' ? CATEGORY_LABELS : labelsOf(declaredRecord(subject)?.fields ?? {});

/** Actions in the audit log. The subject of a sign-in is the account. */
export const AUDIT_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'restored',
  'version_restored',
  'replaced',
  'purged',
  'imported',
  'import_undone',
  'exported',
  'downloaded',
  'role_changed',
  'sent_again',
  'sent',
  'replied',
  'noted',
  'contacted',
  'accepted',
  'signed_in',
  'sign_in_failed',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_confirmed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'google_linked',
  'google_unlinked',
  'oidc_linked',
  'oidc_unlinked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One field before and after a change. Secrets are never included. */
export const AuditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type AuditChange = z.infer<typeof AuditChange>;

/** One line of the log: who did what to what, when and from which address. Immutable. */
export const AuditEntry = z.object({
  id: z.number().int(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.enum(AUDIT_SUBJECTS),
  /** Null if the subject is not a row, such as an address without an account. */
  subject_id: z.number().int().nullable(),
  /** Name of the subject at that time. */
  subject_name: z.string(),
  /** Null if no one was signed in. The account may have been deleted since. */
  actor_id: z.number().int().nullable(),
  actor_name: z.string(),
  actor_email: z.string(),
  address: z.string(),
  user_agent: z.string(),
  device: Device,
  changes: z.array(AuditChange),
  created_at: moment,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `q` searches names, email address and network address. */
export const AuditQuery = PageQuery.extend({
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  subject_id: TextId.optional(),
  actor_id: TextId.optional(),
  /** First and last day in Dhaka, both included. */
  from: givenDay.optional(),
  to: givenDay.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const audit = routes({
  list: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, newest first',
    metadata: { access: 'super_admin', total: true },
    query: AuditQuery,
    responses: { 200: z.object({ data: z.array(AuditEntry) }) },
  },
});
