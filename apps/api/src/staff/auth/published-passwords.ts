import { reason } from '@shishir/contract/reasons';
import { textOf } from '../../platform/http/api-error';

/**
 * Passwords of the demonstration accounts, which demo mode prints at every start. They are listed here too because a
 * production image has no demonstration data; a test compares both.
 */
export const PUBLISHED_PASSWORDS = [
  'quiet-compressor-7-banani',
  'seven-cassettes-and-a-duct',
  'a-cool-room-in-april-30',
];

export const PASSWORD_PUBLISHED = textOf(reason('password_published'));

export const isPublishedPassword = (password: string) =>
  PUBLISHED_PASSWORDS.includes(password.normalize('NFKC').toLowerCase());
