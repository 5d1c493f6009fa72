import { formTexts } from './form.texts';

/** What the API takes, judged there by content; here only by what the browser says of the file. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong with a chosen file, as a sentence; null where it may be sent. */
export function pictureProblem(file: File): string | null {
  const { wrongType, tooLarge, empty } = formTexts.picture;
  // Some systems do not know AVIF and give its files no type.
  const unnamed = file.type === '' && file.name.toLowerCase().endsWith('.avif');
  if (!unnamed && !PICTURE_TYPES.includes(file.type)) return wrongType;
  if (file.size > PICTURE_MAX_BYTES) return tooLarge;
  return file.size === 0 ? empty : null;
}
