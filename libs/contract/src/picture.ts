import { z } from 'zod';

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
});
export type Picture = z.infer<typeof Picture>;
