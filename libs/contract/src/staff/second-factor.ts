import { z } from 'zod';
import { routes } from '../platform/policy';
import { PASSWORD_MAX } from '../platform/rules';
import { schemaTexts } from '../platform/schema.texts';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const SecondFactorCode = z
  .string({ required_error: schemaTexts.codeRequired })
  .trim()
  .min(1, schemaTexts.codeRequired)
  .max(40, schemaTexts.codeWrong);

const ownPassword = z
  .string({ required_error: schemaTexts.passwordRequired })
  .min(1, schemaTexts.passwordRequired)
  .max(PASSWORD_MAX, schemaTexts.passwordTooLong(PASSWORD_MAX));

/** A second factor that is waiting for its first code. */
export const SecondFactorSetup = z.object({
  /** Base32 in groups of four, for typing into the app if the QR code cannot be scanned. */
  secret: z.string(),
  /** `otpauth://totp/...`, the contents of the QR code. */
  uri: z.string(),
  /** QR code: a square of `size` modules, with the dark ones as an SVG path. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Each works once instead of a code. They are shown only this once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Available sign-in methods. */
export const SignInMethods = z.object({
  password: z.boolean(),
  google: z.boolean(),
  /** False if the company has not set up Google sign-in. */
  google_available: z.boolean(),
  /** The provider that staff sign in with; null for visitors and if none is set up. */
  oidc: z.object({ name: z.string(), linked: z.boolean() }).nullable(),
  second_factor: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** True if the owner requires the second factor, so that it cannot be turned off. */
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
