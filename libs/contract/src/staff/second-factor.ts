import { z } from 'zod';
import { routes } from '../platform/policy';
import { PASSWORD_MAX } from '../platform/rules';

/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not count. */
export const SecondFactorCode = z
  .string({ required_error: 'Enter the code' })
  .trim()
  .min(1, 'Enter the code')
  .max(40, 'This code is not right. Please try again.');

const ownPassword = z
  .string({ required_error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, `Password has at most ${PASSWORD_MAX} characters`);

/** A second factor that waits for its first code. */
export const SecondFactorSetup = z.object({
  /** For typing into the app where the picture cannot be read: base32, in groups of four. */
  secret: z.string(),
  /** `otpauth://totp/...`, what the picture says. */
  uri: z.string(),
  /** The picture: a square of `size` modules and the dark ones as an SVG path in that square. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Each works once in place of a code. They are shown this one time. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** How one can get into one's account. */
export const SignInMethods = z.object({
  password: z.boolean(),
  google: z.boolean(),
  /** False where the company has not set Google sign-in up. */
  google_available: z.boolean(),
  second_factor: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** True where the owner's rule keeps the second factor on. */
  second_factor_required: z.boolean(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

export const secondFactor = routes({
  methods: {
    method: 'GET',
    path: '/auth/methods',
    summary: 'How one can get into one’s account',
    metadata: { access: 'self' },
    responses: { 200: z.object({ data: SignInMethods }) },
  },
  begin: {
    method: 'POST',
    path: '/auth/second-factor',
    summary: 'Begin to set up two-step verification; it counts from its first right code',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({ password: ownPassword }).strict(),
    responses: { 200: z.object({ data: SecondFactorSetup }) },
  },
  confirm: {
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Turn two-step verification on with its first code; every other session ends',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({ code: SecondFactorCode }).strict(),
    responses: { 200: z.object({ data: RecoveryCodes }) },
  },
  recoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'New recovery codes; the old ones stop working',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({ password: ownPassword, code: SecondFactorCode }).strict(),
    responses: { 200: z.object({ data: RecoveryCodes }) },
  },
  remove: {
    method: 'DELETE',
    path: '/auth/second-factor',
    summary: 'Turn one’s two-step verification off; not where the owner requires it',
    metadata: { access: 'self', limit: 'password' },
    body: z.object({ password: ownPassword, code: SecondFactorCode }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
