import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** How many steps a phone's clock may be off, either way. */
const WINDOW = 1;

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. The parameters are those that every authenticator app supports. */
export function appUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString();
}

/** The time step whose code these six digits are, around now; null where they are of none. */
export function stepOf(secret: string, digits: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
