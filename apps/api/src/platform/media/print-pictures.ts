import type { Logger } from '@nestjs/common';
import type { Picture } from '@shishir/contract';
import type { PictureFile } from '@shishir/pdf';
import type { PrintSize } from './picture-for-print';
import { PICTURES } from './storage';
import { StorageUnavailable } from './store/file-store';
import { type StorageSettings, storeOf } from './store/store-of';

/** Returns a picture in its print size; null without a picture. */
export type PrintPicture = (
  picture: Picture | null | undefined,
  size: PrintSize,
) => Promise<PictureFile | null>;

/**
 * Leaves out a picture that cannot be read, so that the document is still created. Throws StorageUnavailable during an
 * outage: otherwise a document without any pictures would stay in the cache.
 */
export function printPictures(env: StorageSettings, log: Logger): PrintPicture {
  const pictures = storeOf(env, PICTURES);
  return async (picture, size) => {
    if (!picture) return null;
    // Loaded on demand: the picture decoder is large, and most processes create no documents.
    const { pictureForPrint } = await import('./picture-for-print.js');
    return pictureForPrint(pictures, picture, size).catch((error: unknown) => {
      if (error instanceof StorageUnavailable) throw error;
      log.error(error);
      return null;
    });
  };
}
