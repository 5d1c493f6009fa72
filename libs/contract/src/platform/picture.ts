import { z } from 'zod';
import { TextId } from './numbers';

/** A point of a picture in whole percent of its width and height, from the top left corner. */
export const FocalPoint = z.object({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/**
 * A stored picture. Its variants lie at `/storage/{key}/{width}.{avif|webp}` in the widths that
 * `pictureWidths` names; `blur` is a data URI of a few pixels to stand in until it is loaded.
 */
export const Picture = z.object({
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  blur: z.string(),
  alt: z.string(),
  /** What stays visible where the picture is cropped; left out where that is its centre. */
  focal: FocalPoint.optional(),
});
export type Picture = z.infer<typeof Picture>;

/** In place of a file in `image`: the id of a picture of the media library. In a multipart body it is text. */
export const MediaId = TextId.optional();
