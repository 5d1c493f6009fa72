import { z } from 'zod';
import { chained, IdParams, moment, orNothing, plainText, ruledText } from './fields';
import { PageQuery } from './lists';
import { routes } from './policy';
import { accountRules, nameForm } from './rules';
import { wholeNumber } from './numbers';
import { schemaTexts } from './schema.texts';

export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const;

/** A mail of the product. It is stored before it is sent, and kept afterwards. */
export const Mail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  /** Reason for the last failed attempt. A reply of the mail server begins with its code: '550 No such user'. */
  last_error: z.string().nullable(),
  /** Enquiry that the mail is about; null for other mails. */
  enquiry: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  /** True if the mail contains a secret, such as the link to a new password. */
  secret: z.boolean(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** Returns whether the mail server rejected the mail permanently (5xx), so that it is not retried automatically. */
export const isRejectedForGood = ({ last_error }: Pick<Mail, 'last_error'>): boolean =>
  /^5\d\d\b/.test(last_error ?? '');

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
        /** False if no mail server is set up: mails are only kept and can be read here. */
        sending: z.boolean(),
      }),
    },
  },
  get: {
    method: 'GET',
    path: '/mail/:id',
    summary:
      'One mail; the text of one with a secret is shown in demonstration mode alone, and never if it went to a colleague',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: Mail.extend({ text: z.string().nullable() }) }) },
  },
  sendAgain: {
    method: 'POST',
    path: '/mail/:id/again',
    summary: 'Send a mail that failed again; 409 for any other, and for one whose secret is gone',
    metadata: { access: 'super_admin', limit: 'mail' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Mail }) },
  },
});

/** State of the mail that carries a reply or a quotation. */
export const Delivery = z.object({
  id: z.number().int(),
  status: z.enum(MAIL_STATUSES),
  to: z.string(),
  /** Reason for the last failed attempt. */
  last_error: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Security of the connection to the mail server: none, upgraded with STARTTLS, or TLS from the start. */
export const MAIL_SECURITIES = ['none', 'starttls', 'tls'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

const HOST_ALONE = schemaTexts.serverAlone;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const IPV4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;

/** Returns the error message for an invalid host name or IPv4 address of a server; null if it is valid. */
function hostProblem(host: string): string | null {
  const labels = host.split('.');
  if (!labels.every((label) => LABEL.test(label))) return HOST_ALONE;
  // A host that ends in a number is parsed as an address, in any of the old notations.
  if (!/^(\d+|0x[0-9a-f]*)$/i.test(labels.at(-1)!)) return null;
  const octets = labels.map(Number);
  if (!IPV4.test(host) || octets.some((octet) => octet > 255)) return HOST_ALONE;
  // 'This host', cloud metadata, multicast and broadcast addresses.
  const [first, second] = octets as [number, number];
  const noServer = first === 0 || first >= 224 || (first === 169 && second === 254);
  return noServer ? schemaTexts.noServer : null;
}

const host = chained(
  plainText(253, schemaTexts.serverRequired),
  z.string().superRefine((text, context) => {
    const message = hostProblem(text);
    if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
  }),
);

const senderName = chained(
  plainText(100),
  z.string().superRefine((text, context) => {
    const message = /[\n\r\t]/.test(text) ? schemaTexts.nameOnOneLine : nameForm(text);
    if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
  }),
);

/** Settings of a mail server as the owner enters them. */
export const UpdateMailServer = z
  .object({
    server: host,
    port: wholeNumber({ label: schemaTexts.port, min: 1, max: 65_535 }),
    security: z.enum(MAIL_SECURITIES, {
      errorMap: () => ({ message: schemaTexts.chooseSecurity }),
    }),
    /** Null for a server without authentication. */
    user_name: orNothing(plainText(190)),
    /** If omitted or empty, the stored password is kept, provided that server and user name do not change. */
    password: z.string().max(500, schemaTexts.tooLong(500)).optional(),
    /** Null for the company's name. */
    sender_name: orNothing(senderName),
    sender_address: ruledText({ ...accountRules.email, blank: schemaTexts.senderRequired }),
  })
  .strict();
export type UpdateMailServer = z.infer<typeof UpdateMailServer>;

/** Current mail server. The password is never included. */
export const MailServer = z.object({
  /** `SMTP_URL` in the environment overrides the owner's settings. */
  source: z.enum(['environment', 'dashboard']),
  server: z.string(),
  port: z.number().int(),
  security: z.enum(MAIL_SECURITIES),
  user_name: z.string().nullable(),
  has_password: z.boolean(),
  sender_name: z.string().nullable(),
  sender_address: z.string(),
  /** True once the server has accepted any mail, including a test mail. */
  accepted: z.boolean(),
});
export type MailServer = z.infer<typeof MailServer>;

/** Result of a test mail, with the reason as a sentence if it failed. */
export const MailTestResult = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), at: moment }),
  z.object({ accepted: z.literal(false), reason: z.string() }),
]);
export type MailTestResult = z.infer<typeof MailTestResult>;

/** With `settings`, tests these before they are stored; without, those in use. */
export const TestMail = z
  .object({ to: ruledText(accountRules.email), settings: UpdateMailServer.optional() })
  .strict();
export type TestMail = z.infer<typeof TestMail>;

export const mailServer = routes({
  get: {
    method: 'GET',
    path: '/setting/mail',
    summary: 'The mail server; null where none is set',
    metadata: { access: 'super_admin' },
    responses: { 200: z.object({ data: MailServer.nullable() }) },
  },
  update: {
    method: 'PUT',
    path: '/setting/mail',
    summary: 'Set the mail server; mails that wait are sent then. 409 where SMTP_URL sets it',
    metadata: { access: 'super_admin' },
    body: UpdateMailServer,
    responses: { 200: z.object({ data: MailServer }) },
  },
  remove: {
    method: 'DELETE',
    path: '/setting/mail',
    summary: 'Remove the mail server and its password; mails wait from then on',
    metadata: { access: 'super_admin' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  test: {
    method: 'POST',
    path: '/setting/mail/test',
    summary: 'Send a test mail with the settings given, or with those in use',
    metadata: { access: 'super_admin', limit: 'mail' },
    body: TestMail,
    responses: { 200: z.object({ data: MailTestResult }) },
  },
});
