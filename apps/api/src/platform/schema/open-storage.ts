import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, bucketOf } from '../media/store/s3-bucket';
import type { StorageSettings } from '../media/store/store-of';
import { messageOf, PAUSES_MS } from './open-database';
import { StartError } from './start-error';

/** What a bucket says that becomes no different by waiting. */
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
 * Makes sure that the bucket of STORAGE_URL can be listed, written, read and deleted from. One that is not there yet is
 * waited for, with growing pauses up to a minute. Throws a StartError with the reason.
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

/** What is wrong with a bucket, or null. Throws a StartError where waiting does not help. */
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

/** The SDK names errors and often says nothing else. */
function described(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const message = messageOf(error);
  return name === 'Error' || name === '' || message === name ? message : `${name}: ${message}`;
}
