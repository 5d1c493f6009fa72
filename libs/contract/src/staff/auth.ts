import { z } from 'zod';
import { moment, ruledText } from '../platform/fields';
import { locale } from '../platform/locales';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { accountRules, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '../platform/rules';
import { User } from './users';
import { TextId } from '../platform/numbers';
import { schemaTexts } from '../platform/schema.texts';

export const Login = z
  .object({
    email: ruledText(accountRules.email),
    password: z
      .string({ required_error: schemaTexts.passwordRequired })
      .min(1, schemaTexts.passwordRequired)
      .max(PASSWORD_MAX, schemaTexts.passwordTooLong(PASSWORD_MAX)),
    /** Required if the account has a second factor; without it, the response is 401 `second_factor_needed`. */
    code: z.string().trim().max(40).optional(),
  })
  .strict();
export type Login = z.infer<typeof Login>;

/** The token is for API clients (`Authorization: Bearer`); browsers use the session cookie. */
export const LoginAnswer = z.object({ token: z.string(), user: User });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const newPassword = z
  .string({ required_error: schemaTexts.passwordRequired })
  .min(PASSWORD_MIN, PASSWORD_SHORT)
  .max(PASSWORD_MAX, schemaTexts.passwordTooLong(PASSWORD_MAX));

export const Register = z
  .object({
    name: ruledText(accountRules.name),
    number: ruledText(accountRules.number),
    email: ruledText(accountRules.email),
    password: newPassword,
    /** Language of the page; mails to the account are in it. */
    locale,
    role: z
      .literal('user', { errorMap: () => ({ message: 'A new account always has the role user' }) })
      .optional(),
  })
  .strict();
export type Register = z.infer<typeof Register>;

export const ChangePassword = z
  .object({
    currentPassword: z
      .string({ required_error: schemaTexts.allRequired })
      .min(1, schemaTexts.allRequired)
      .max(PASSWORD_MAX, schemaTexts.passwordTooLong(PASSWORD_MAX)),
    newPassword,
    /** Sent by old clients. Must be the caller's own account. */
    profile_id: TextId.optional(),
    /** Sent by old clients and ignored. */
    profile: z.string().max(50).optional(),
  })
  .strict();
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Secret from a link in a mail. */
export const linkToken = z.string().min(20).max(100);

/** Device of a request, as detected from its user agent. */
export const Device = z.object({
  /** Browser and system, such as 'Chrome on Windows'; null if neither is known. */
  name: z.string().nullable(),
  /** True for a phone or a tablet. */
  handheld: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** One sign-in on one device. */
export const Session = z.object({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  device: Device,
  created_at: moment,
  expires_at: moment,
  /** True for the session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const auth = routes({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in: sets the session cookie of this host and answers with a token',
    metadata: { access: 'public', limit: 'login' },
    body: Login,
    responses: { 200: LoginAnswer },
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out: ends the session on the server and removes the cookie',
    metadata: { access: 'public' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  register: {
    method: 'POST',
    path: '/register',
    summary: 'Make a visitor account',
    metadata: { access: 'public', limit: 'register' },
    body: Register,
    responses: { 201: z.object({ success: z.literal(true), user: User }) },
  },
  user: {
    method: 'GET',
    path: '/auth/user',
    summary: 'The signed-in account',
    metadata: { access: 'self' },
    responses: { 200: z.object({ user: User }) },
  },
  session: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Who is signed in here, if anyone: asked by pages that do not know yet',
    metadata: { access: 'public' },
    responses: {
      200: z.object({
        user: User.nullable(),
        /** True if a member of staff must set up the second factor, as required by the owner, before anything else. */
        second_factor_missing: z.boolean(),
      }),
    },
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change one’s own password; ends every session of the account',
    metadata: { access: 'self', limit: 'password' },
    body: ChangePassword,
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary:
      'Send a link to set a new password; the answer does not tell whether there is an account',
    metadata: { access: 'public', limit: 'mail' },
    body: z.object({ email: ruledText(accountRules.email) }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the link of a mail; ends every session of the account',
    metadata: { access: 'public', limit: 'login' },
    body: z.object({ token: linkToken, newPassword }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirm one’s mailbox with the link of a mail',
    metadata: { access: 'public', limit: 'login' },
    body: z.object({ token: linkToken }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  sendConfirmation: {
    method: 'POST',
    path: '/auth/send-confirmation',
    summary: 'Send the link that confirms one’s mailbox again',
    metadata: { access: 'self', limit: 'mail' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where one is signed in, newest first',
    metadata: { access: 'self' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(Session) }) },
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Sign out on one device',
    metadata: { access: 'self' },
    pathParams: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'Sign out on every device, this one too',
    metadata: { access: 'self' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
