import { z } from 'zod';
import { IdParams, moment } from './fields';
import { PageQuery } from './lists';
import { routes } from './policy';

export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const;

/** A mail that the product sends. It is written before it is sent, and kept. */
export const Mail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  /** Why it could not be sent the last time. */
  last_error: z.string().nullable(),
  /** True where the mail holds a secret, such as the link to a new password. */
  secret: z.boolean(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type Mail = z.infer<typeof Mail>;

export const mail = routes({
  list: {
    method: 'GET',
    path: '/mail',
    summary: 'What was sent and what waits, newest first; `q` looks in recipient and subject',
    metadata: { access: 'super_admin', total: true },
    query: PageQuery.extend({ status: z.enum(MAIL_STATUSES).optional() }),
    responses: {
      200: z.object({
        data: z.array(Mail),
        /** False where no mail server is set up: mails are kept and read here. */
        sending: z.boolean(),
      }),
    },
  },
  get: {
    method: 'GET',
    path: '/mail/:id',
    summary: 'One mail; the text of one with a secret is shown in demonstration mode alone',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: Mail.extend({ text: z.string().nullable() }) }) },
  },
});
