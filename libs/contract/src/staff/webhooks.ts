import { z } from 'zod';
import { DECLARED_SUBJECTS } from '../content/records';
import { IdParams, moment } from '../platform/fields';
import { NoQuery, PageQuery } from '../platform/lists';
import { TextId } from '../platform/numbers';
import { routes } from '../platform/policy';
import type { AuditAction, AuditSubject } from './audit';
import { staffErrors } from './staff-errors.texts';

/** Subjects of the audit log whose changes are events. Accounts, settings and texts for staff are not among them. */
export const WEBHOOK_SUBJECTS = [
  'product',
  'category',
  'document',
  'contact-message',
  'quotation',
  ...DECLARED_SUBJECTS,
] as const satisfies readonly AuditSubject[];
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number];

export const WEBHOOK_VERBS = ['created', 'changed', 'removed', 'sent', 'accepted'] as const;
export type WebhookVerb = (typeof WEBHOOK_VERBS)[number];

/** Subjects that programs know by another name. */
const NAMES: Partial<Record<WebhookSubject, string>> = { 'contact-message': 'enquiry' };

/** Verbs of actions in the audit log. All other actions, such as exports, are no events. */
const VERBS: Partial<Record<AuditAction, WebhookVerb>> = {
  created: 'created',
  updated: 'changed',
  version_restored: 'changed',
  restored: 'changed',
  replaced: 'changed',
  replied: 'changed',
  noted: 'changed',
  contacted: 'changed',
  deleted: 'removed',
  sent: 'sent',
  accepted: 'accepted',
};

/** Returns the name of an event, such as `product.changed`; null if there is none for this subject and verb. */
export function webhookEvent(subject: WebhookSubject, verb: WebhookVerb): string | null {
  if ((verb === 'sent' || verb === 'accepted') && subject !== 'quotation') return null;
  return `${NAMES[subject] ?? subject}.${verb}`;
}

/** Returns the event of a line in the audit log; null if the line is no event. */
export function eventOfAction(subject: AuditSubject, action: AuditAction): string | null {
  const known = WEBHOOK_SUBJECTS.find((one) => one === subject);
  const verb = VERBS[action];
  return known && verb ? webhookEvent(known, verb) : null;
}

/** All events to choose from. */
export const WEBHOOK_EVENTS: string[] = WEBHOOK_SUBJECTS.flatMap((subject) =>
  WEBHOOK_VERBS.flatMap((verb) => webhookEvent(subject, verb) ?? []),
);

/** Event of a test, which is not chosen and goes to one webhook only. */
export const TEST_EVENT = 'test';

/** First characters of every secret, as in the Standard Webhooks specification. */
export const WEBHOOK_SECRET_MARK = 'whsec_';

/** `stopped` was paused by the product, after all deliveries had failed for days. */
export const WEBHOOK_STATES = ['active', 'paused', 'stopped'] as const;

/** Address of another program that is told about changes. Its secret is only in the response that creates it. */
export const Webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(WEBHOOK_STATES),
  /** Time since which every delivery has failed; null if the last one succeeded. */
  failing_since: moment.nullable(),
  version: z.number().int(),
  created_at: moment,
});
export type Webhook = z.infer<typeof Webhook>;

const url = z
  .string({ required_error: staffErrors.webhookUrlRequired })
  .trim()
  .min(1, staffErrors.webhookUrlRequired)
  .max(500, staffErrors.webhookUrlLong)
  .refine(isAddress, staffErrors.webhookUrlInvalid);
const events = z.array(z.string().max(60)).min(1, staffErrors.eventRequired).max(200);

/** A name and password in an address would be shown in lists and logs. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + hash === '';
}

export const CreateWebhook = z.object({ url, events }).strict();
export type CreateWebhook = z.infer<typeof CreateWebhook>;

export const UpdateWebhook = z
  .object({
    url: url.optional(),
    events: events.optional(),
    state: z.enum(['active', 'paused']).optional(),
    version: z.number().int().positive(),
  })
  .strict();
export type UpdateWebhook = z.infer<typeof UpdateWebhook>;

/**
 * Reasons for a failed attempt. `status` is any response other than 2xx and 3xx; `secret` cannot be read since
 * APP_SECRET was changed.
 */
export const DELIVERY_FAILURES = [
  'secret',
  'insecure',
  'private_address',
  'host_not_found',
  'no_connection',
  'certificate',
  'timeout',
  'redirect',
  'status',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** An event on its way to a webhook, with its last attempt. */
export const WebhookDelivery = z.object({
  id: z.number().int(),
  /** The same for every attempt and every webhook; `webhook-id` and `id` of the request. */
  event_id: z.string(),
  event: z.string(),
  /** Text of the request body. */
  body: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  attempted_at: moment.nullable(),
  duration_ms: z.number().int().nullable(),
  failure: z.enum(DELIVERY_FAILURES).nullable(),
  response_status: z.number().int().nullable(),
  /** Beginning of the response. */
  response_text: z.string().nullable(),
  /** Null if there will be no further attempt. */
  next_at: moment.nullable(),
  created_at: moment,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const OWNER = { access: 'super_admin' } as const;
const NoBody = z.object({}).strict().optional();
const withSecret = z.object({ data: Webhook, secret: z.string() });
const oneDelivery = z.object({ data: WebhookDelivery });

export const webhooks = routes({
  list: {
    method: 'GET',
    path: '/webhooks',
    summary: 'The webhooks, newest first',
    metadata: OWNER,
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(Webhook) }) },
  },
  create: {
    method: 'POST',
    path: '/webhooks',
    summary: 'Create a webhook. `secret` is not shown again',
    metadata: OWNER,
    body: CreateWebhook,
    responses: { 201: withSecret },
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    summary: 'Change address or events, pause or resume',
    metadata: OWNER,
    pathParams: IdParams,
    body: UpdateWebhook,
    responses: { 200: z.object({ data: Webhook }) },
  },
  remove: {
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Delete a webhook with its log',
    metadata: OWNER,
    pathParams: IdParams,
    body: NoBody,
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  renewSecret: {
    method: 'POST',
    path: '/webhooks/:id/secret',
    summary: 'Replace the secret at once. `secret` is not shown again',
    metadata: OWNER,
    pathParams: IdParams,
    body: NoBody,
    responses: { 200: withSecret },
  },
  test: {
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test event, also while paused. Responds with its delivery',
    metadata: OWNER,
    pathParams: IdParams,
    body: NoBody,
    responses: { 200: oneDelivery },
  },
  deliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'The log of a webhook, newest first; `q` looks in the event',
    metadata: { ...OWNER, total: true },
    pathParams: IdParams,
    query: PageQuery,
    responses: { 200: z.object({ data: z.array(WebhookDelivery) }) },
  },
  sendAgain: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:delivery/again',
    summary: 'Send a delivery now, with the same id and body. Responds with its result',
    metadata: OWNER,
    pathParams: IdParams.extend({ delivery: TextId }),
    body: NoBody,
    responses: { 200: oneDelivery },
  },
});
