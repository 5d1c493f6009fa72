import { ContractNoBody } from '@ts-rest/core';
import { z } from 'zod';
import { locale } from '../platform/locales';
import { routes } from '../platform/policy';
import { Login } from './auth';
import { User } from './users';

/** Outcomes of a sign-in of staff with their provider, passed to the dashboard as `/login?oidc=...`. */
export const OIDC_OUTCOMES = [
  'unavailable',
  'cancelled',
  'failed',
  'unverified',
  'not_staff',
] as const;
export type OidcOutcome = (typeof OIDC_OUTCOMES)[number];

/** Name of the provider, and the account at it that waits for a proof in this browser. */
export const OidcState = z.object({
  data: z.object({ email: z.string() }).nullable(),
  /** Null if no provider is set up. */
  provider: z.string().nullable(),
});
export type OidcState = z.infer<typeof OidcState>;

/** Sign-in of staff with the OpenID Connect provider of the company. The first two routes respond with a redirect. */
export const oidc = routes({
  begin: {
    method: 'GET',
    path: '/auth/oidc',
    summary: 'Off to the company’s provider to sign in to the dashboard',
    metadata: { access: 'public', limit: 'login' },
    query: z.object({ next: z.string().max(500).optional(), locale }),
    responses: { 302: ContractNoBody },
  },
  callback: {
    method: 'GET',
    path: '/auth/oidc/callback',
    summary: 'Back from the provider: signs in, asks for the password once, or says why not',
    metadata: { access: 'public', limit: 'login' },
    query: z.object({}).passthrough(),
    responses: { 302: ContractNoBody },
  },
  pending: {
    method: 'GET',
    path: '/auth/oidc/link',
    summary: 'The provider, and its account that waits for a proof in this browser',
    metadata: { access: 'public' },
    responses: { 200: OidcState },
  },
  link: {
    method: 'POST',
    path: '/auth/oidc/link',
    summary: 'Prove with the password that the staff account is one’s own: links it and signs in',
    metadata: { access: 'public', limit: 'login' },
    body: Login.pick({ password: true, code: true }).strict(),
    responses: { 200: z.object({ user: User }) },
  },
  unlink: {
    method: 'DELETE',
    path: '/auth/oidc',
    summary: 'Forget the account at the provider; not where no password would be left',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
