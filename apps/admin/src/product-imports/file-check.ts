import { bringTexts } from './product-imports.texts';

/** What the API takes, judged there by content; here only by what the browser says of the file. */
export const IMPORT_TYPES = ['.json', '.csv', 'application/json', 'text/csv'];
const MAX_BYTES = 64 * 1024 * 1024;

/** What is wrong with the files that were chosen or dropped, as a sentence; null where the one may be sent. */
export function fileProblem(files: readonly File[]): string | null {
  const [file] = files;
  if (!file) return bringTexts.wrongType;
  if (files.length > 1) return bringTexts.several;
  if (!/\.(json|csv)$/i.test(file.name)) return bringTexts.wrongType;
  if (file.size > MAX_BYTES) return bringTexts.tooLarge;
  return file.size === 0 ? bringTexts.empty : null;
}
