import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Picture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { BoxIcon } from 'lucide-react';
import { useState } from 'react';

interface Props {
  picture: Picture | undefined;
  /** Displayed width. */
  sizes: string;
  /** Styles of the picture and of the drawing that replaces it. */
  sx?: SxProps<Theme>;
  /** Empty if the picture is decoration beside a name. */
  alt?: string;
}

const drawingSx = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'primary.wash',
  color: 'primary.ink',
};

/** Catalogue picture; a drawing if there is none, or if it does not load. */
export function ProductPicture({ picture, sizes, sx = [], alt = '' }: Props) {
  const [broken, setBroken] = useState(false);
  const look = [sx].flat();
  if (!picture || broken) {
    return (
      <Box component="span" sx={[...look, drawingSx]}>
        <BoxIcon />
      </Box>
    );
  }
  const { key, width, height, focal } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(key, width, 'avif')} sizes={sizes} />
      <Box
        component="img"
        sx={look}
        src={pictureUrl(key, pictureWidths(width)[0]!, 'webp')}
        srcSet={pictureSrcSet(key, width, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
