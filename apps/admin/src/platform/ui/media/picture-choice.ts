import { z } from 'zod';
import { LibraryPicture, type PictureChoice } from './library-picture';

/** Schema that requires a chosen picture. */
export const pictureChoice = (missing?: string) =>
  z.custom<PictureChoice>(
    (value) => value instanceof File || value instanceof LibraryPicture,
    missing === undefined ? {} : { message: missing },
  );
