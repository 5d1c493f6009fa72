import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Picture } from '@shishir/contract';
import { ProductPicture } from './product-picture';

interface Props {
  picture: Picture | undefined;
  /** Displayed width. */
  sizes: string;
  alt?: string | undefined;
  /** Size of the frame. */
  sx: SxProps<Theme>;
}

const FRAME = {
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '6px',
  bgcolor: '#e6f0f7',
} as const;
const PICTURE = { width: 1, height: 1, objectFit: 'cover' } as const;

/** Catalogue picture that fills a frame. */
export function FramedPicture({ sx, ...picture }: Props) {
  return (
    <Box component="span" sx={[FRAME, ...[sx].flat()]}>
      <ProductPicture {...picture} sx={PICTURE} />
    </Box>
  );
}
