import Box from '@mui/material/Box';
import type { Picture } from '@shishir/contract';
import { ProductPicture } from '../catalogue/product-picture';

interface Props {
  picture: Picture | null | undefined;
  /** Text of a record without a picture, instead of a drawing. */
  none?: string | undefined;
}

/** Small picture of a record in a list. */
export function RecordThumb({ picture, none }: Props) {
  if (!picture && none) {
    return (
      <Box component="span" sx={[look, noneLook]}>
        {none}
      </Box>
    );
  }
  return <ProductPicture picture={picture ?? undefined} sizes="64px" sx={look} />;
}

const look = {
  flex: 'none',
  width: 64,
  height: 48,
  borderRadius: '6px',
  bgcolor: 'primary.wash',
  objectFit: 'cover',
};

const noneLook = {
  display: 'grid',
  placeItems: 'center',
  color: 'text.third',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'normal',
};
