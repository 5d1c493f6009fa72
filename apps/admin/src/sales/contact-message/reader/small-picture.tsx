import Box from '@mui/material/Box';
import type { Picture } from '@shishir/contract';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';

interface Props {
  picture: Picture | undefined;
  width: number;
}

/** A picture of a product in the ratio 4:3, slightly darker in the dark theme. */
export function SmallPicture({ picture, width }: Props) {
  return (
    <Box
      sx={{
        flex: 'none',
        width,
        height: width * 0.75,
        borderRadius: width < 100 ? '6px' : '8px',
        bgcolor: 'neutral.wash',
        overflow: 'hidden',
        '& img, & > span': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      <ProductPicture picture={picture} sizes={`${width}px`} />
    </Box>
  );
}
