import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

// Separate from the library that seals cookies: databases store the secrets of authenticator apps in this form, which
// binds each secret to its account. The cipher is Node's; only the byte layout is our own.

/** Encrypts a text with a key of 64 hex characters. Decrypting it requires the same purpose. */
export function seal(key: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'hex'), iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the decrypted text; null if the key, the purpose or a single bit differs. */
export function unseal(key: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const cipher = createDecipheriv(CIPHER, Buffer.from(key, 'hex'), iv, {
      authTagLength: TAG_BYTES,
    });
    cipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    const text = [cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
