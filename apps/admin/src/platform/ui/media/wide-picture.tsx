import Box, { type BoxProps } from '@mui/material/Box';

/** Crops the picture inside, or its placeholder, to 4:3 in the full available width. */
export const WidePicture = ({ sx = [], ...props }: BoxProps) => (
  <Box
    {...props}
    sx={[
      {
        overflow: 'hidden',
        '& img, & > span': {
          width: '100%',
          height: 'auto',
          aspectRatio: '4 / 3',
          bgcolor: 'primary.wash',
          objectFit: 'cover',
        },
      },
      ...[sx].flat(),
    ]}
  />
);
