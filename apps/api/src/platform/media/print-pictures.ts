import type { Logger } from '@nestjs/common';
import type { Picture } from '@shishir/contract';
import type { PictureFile } from '@shishir/pdf';
import type { PrintSize } from './picture-for-print';
import { PICTURES } from './storage';
import { StorageUnavailable } from './store/file-store';
import { type StorageSettings, storeOf } from './store/store-of';

/** Gives a picture in the size that it is printed in, or null where there is none. */
export type PrintPicture = (
  picture: Picture | null | undefined,
  size: PrintSize,
) => Promise<PictureFile | null>;

/** A document without one of its pictures is better than none; one without any would be kept for long. */
export function printPictures(env: StorageSettings, log: Logger): PrintPicture {
  const pictures = storeOf(env, PICTURES);
  return async (picture, size) => {
    if (!picture) return null;
    // What decodes pictures is large, and most starts make no document.
    const { pictureForPrint } = await import('./picture-for-print.js');
    return pictureForPrint(pictures, picture, size).catch((error: unknown) => {
      if (error instanceof StorageUnavailable) throw error;
      log.error(error);
      return null;
    });
  };
}
