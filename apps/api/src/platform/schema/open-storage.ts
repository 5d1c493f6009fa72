import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, bucketOf } from '../media/store/s3-bucket';
import type { StorageSettings } from '../media/store/store-of';
import { messageOf, PAUSES_MS } from './open-database';
import { StartError } from './start-error';

/** Errors of a bucket that waiting does not fix. */
const REJECTED = new Set([
  'AccessDenied',
  'AuthorizationHeaderMalformed',
  'CredentialsProviderError',
  'Forbidden',
  'InvalidAccessKeyId',
  'InvalidBucketName',
  'PermanentRedirect',
  'SignatureDoesNotMatch',
]);

/**
 * Checks that the bucket of STORAGE_URL can be listed, written, read and deleted from. Retries an unreachable bucket
 * with growing pauses for up to a minute. Throws a StartError with the reason.
 */
export async function openStorage(
  { STORAGE_URL }: Pick<StorageSettings, 'STORAGE_URL'>,
  log: (line: string) => void,
  pauses = PAUSES_MS,
): Promise<void> {
  if (!STORAGE_URL) return;
  const bucket = bucketOf(STORAGE_URL);
  for (const wait of pauses) {
    const error = await probe(bucket);
    if (!error) return;
    log(
      `STORAGE_URL: ${bucket.place} cannot be used yet (${error}). Trying again in ${wait / 1000} s.`,
    );
    await pause(wait);
  }
  const error = await probe(bucket);
  if (error) throw new StartError(`STORAGE_URL: ${bucket.place} cannot be used: ${error}`);
}

/** Returns the problem of a bucket, or null. Throws a StartError if waiting cannot fix it. */
async function probe(bucket: Bucket): Promise<string | null> {
  try {
    await bucket.probe();
    return null;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (REJECTED.has(name)) {
      throw new StartError(
        `STORAGE_URL: ${bucket.place} rejects this product: ${described(error)}`,
      );
    }
    return described(error);
  }
}

/** Describes an error of the SDK, which often has a name only. */
function described(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const message = messageOf(error);
  return name === 'Error' || name === '' || message === name ? message : `${name}: ${message}`;
}
