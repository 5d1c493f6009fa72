const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 5 * 1024 * 1024;

/** For an input: what its dialog offers. */
export const PICTURE_TYPES = TYPES.join(',');
export const PICTURE_HINT = 'JPEG, PNG, WebP or AVIF, at most 5 MB';

/** Why a chosen file cannot be the picture of an account, as a sentence; null where it can. */
export function pictureProblem(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'Choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size > MAX_BYTES) return 'This picture is larger than 5 MB. Choose a smaller one.';
  return null;
}
