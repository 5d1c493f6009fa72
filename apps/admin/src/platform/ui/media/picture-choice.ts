import { z } from 'zod';
import { LibraryPicture, type PictureChoice } from './library-picture';

/** Checks that there is one. */
export const pictureChoice = (missing?: string) =>
  z.custom<PictureChoice>(
    (value) => value instanceof File || value instanceof LibraryPicture,
    missing === undefined ? {} : { message: missing },
  );
