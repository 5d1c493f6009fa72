import { z } from 'zod';
import { linkToken, newPassword } from './auth';
import { IdParams, moment, plainText, ruledText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { locale } from '../platform/locales';
import { routes } from '../platform/policy';
import { accountRules } from '../platform/rules';
import { User } from './users';
import { schemaTexts } from '../platform/schema.texts';

/** Roles that an invitation can grant. */
export const STAFF_ROLES = ['admin', 'super_admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Days for which the link of an invitation works. */
export const INVITATION_DAYS = 7;

/**
 * A person who was invited to work in the dashboard and has not accepted yet. Never includes the secret of the link.
 */
export const Invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  /** True if the address has a visitor account: accepting raises its role and sets a new password. */
  has_account: z.boolean(),
  created_at: moment,
  /** When the link expires. 'Send again' creates a new one. */
  expires_at: moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const InviteStaff = z
  .object({
    email: ruledText(accountRules.email),
    role: z.enum(STAFF_ROLES, { errorMap: () => ({ message: schemaTexts.chooseRole }) }),
    name: ruledText(accountRules.name).optional(),
    /** Personal line for the mail. */
    note: plainText(500).optional(),
  })
  .strict();
export type InviteStaff = z.infer<typeof InviteStaff>;

const sentInvitation = z.object({
  data: Invitation,
  /** Link to hand over by other means if no mail server is set up. It is returned only this once. */
  link: z.string().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitation>;

/** An invitation as the invited person sees it before accepting. */
export const OpenedInvitation = Invitation.pick({
  email: true,
  name: true,
  role: true,
  has_account: true,
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

export const AcceptInvitation = z
  .object({
    token: linkToken,
    name: ruledText(accountRules.name),
    number: ruledText(accountRules.number).optional(),
    password: newPassword,
    /** Language of the page, in which a new account sees the dashboard. */
    locale,
  })
  .strict();
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

export const invitations = routes({
  list: {
    method: 'GET',
    path: '/user/invitation',
    summary: 'Who was invited and has not accepted yet, newest first',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(Invitation) }) },
  },
  create: {
    method: 'POST',
    path: '/user/invitation',
    summary: 'Invite somebody by e-mail to work in the dashboard',
    metadata: { access: 'super_admin', limit: 'invitation' },
    body: InviteStaff,
    responses: { 201: sentInvitation },
  },
  resend: {
    method: 'POST',
    path: '/user/invitation/:id/resend',
    summary: 'Send an invitation again with a new link; the old link stops working',
    metadata: { access: 'super_admin', limit: 'invitation' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: sentInvitation },
  },
  remove: {
    method: 'DELETE',
    path: '/user/invitation/:id',
    summary: 'Withdraw an invitation; its link stops working',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  open: {
    method: 'POST',
    path: '/user/invitation/open',
    summary: 'What an invitation says, for whoever has its link; the link still works after that',
    metadata: { access: 'public', limit: 'login' },
    body: z.object({ token: linkToken }).strict(),
    responses: { 200: z.object({ data: OpenedInvitation }) },
  },
  accept: {
    method: 'POST',
    path: '/user/invitation/accept',
    summary: 'Accept an invitation: makes the account or raises it, sets its password and signs in',
    metadata: { access: 'public', limit: 'login' },
    body: AcceptInvitation,
    responses: {
      200: z.object({
        user: User,
        /** False if the account already has a second factor: signing in then needs the new password and a code. */
        signed_in: z.boolean(),
      }),
    },
  },
});
