/** Possible widths of a stored picture in pixels. Widths above its own do not exist. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const;
export type PictureFormat = 'avif' | 'webp';

/** Returns the existing widths, in pixels and ascending, for a picture of the given width. */
export function pictureWidths(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((step) => step <= width);
  return smaller.length > 0 ? smaller : [width];
}

/** Returns the path of a variant below `/storage/`: 'products/ab12/640.webp'. */
export function picturePath(key: string, width: number, format: PictureFormat): string {
  return `${key}/${width}.${format}`;
}

/** Returns the address of a variant on either host. */
export function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return `/storage/${picturePath(key, width, format)}`;
}

/** Returns the `srcset` of a picture in one format, with every existing width. */
export function pictureSrcSet(key: string, width: number, format: PictureFormat): string {
  return pictureWidths(width)
    .map((step) => `${pictureUrl(key, step, format)} ${step}w`)
    .join(', ');
}

/** Returns the path of the largest WebP variant, which the API returns as `image`; clients load `/storage/{image}`. */
export function pictureMainPath(key: string, width: number): string {
  return picturePath(key, pictureWidths(width).at(-1)!, 'webp');
}
