import { ContractNoBody } from '@ts-rest/core';
import { z } from 'zod';
import { locale } from '../platform/locales';
import { routes } from '../platform/policy';
import { PASSWORD_MAX } from '../platform/rules';

/** Outcomes of a sign-in with Google, passed to a page of the site as `/login?google=...`. */
export const GOOGLE_OUTCOMES = [
  'unavailable',
  'cancelled',
  'failed',
  'unverified',
  'unconfirmed',
  'taken',
  'linked',
] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

/** A Google account that is not linked until its user proves to own the account here. */
export const PendingGoogleLink = z.object({ email: z.string() });
export type PendingGoogleLink = z.infer<typeof PendingGoogleLink>;

/** Sign-in with Google. The first two routes are addresses for browsers and respond with a redirect. */
export const google = routes({
  begin: {
    method: 'GET',
    path: '/auth/google',
    summary: 'Off to Google to sign in, to sign up or, while signed in, to link one’s account',
    metadata: { access: 'public', limit: 'login' },
    /** `locale` is the language of the page, which a new account remembers. */
    query: z.object({ next: z.string().max(500).optional(), locale }),
    responses: { 302: ContractNoBody },
  },
  callback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: 'Back from Google: signs in, signs up, links, or says why not',
    metadata: { access: 'public', limit: 'login' },
    query: z.object({}).passthrough(),
    responses: { 302: ContractNoBody },
  },
  pending: {
    method: 'GET',
    path: '/auth/google/link',
    summary:
      'The Google account of this browser that waits for a proof, and whether Google can be used',
    metadata: { access: 'public' },
    /** `available` is false if no Google settings are configured. */
    responses: {
      200: z.object({ data: PendingGoogleLink.nullable(), available: z.boolean() }),
    },
  },
  linkByPassword: {
    method: 'POST',
    path: '/auth/google/link',
    summary: 'Prove with the password that the account is one’s own: links it and signs in',
    metadata: { access: 'public', limit: 'login' },
    body: z
      .object({
        password: z
          .string({ required_error: 'Password is required' })
          .min(1, 'Password is required')
          .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
        /** Required if the account has a second factor. */
        code: z.string().trim().max(40).optional(),
      })
      .strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  sendLink: {
    method: 'POST',
    path: '/auth/google/send-link',
    summary: 'Send a link to the mailbox that proves that the account is one’s own',
    metadata: { access: 'public', limit: 'mail' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  linkByMail: {
    method: 'POST',
    path: '/auth/google/confirm-link',
    summary: 'Link with the secret of that mail; an unproven password and its sessions end',
    metadata: { access: 'public', limit: 'login' },
    body: z.object({ token: z.string().min(20).max(100) }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  unlink: {
    method: 'DELETE',
    path: '/auth/google',
    summary: 'Forget the Google account; not where no password would be left',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
