import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps that the clock of a phone may be off, either way. */
const WINDOW = 1;

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the content of the QR code. Every authenticator app supports these parameters. */
export function appUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString();
}

/** Returns the time step of a six-digit code around now, or null if it is wrong. */
export function stepOf(secret: string, digits: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
