import Box, { type BoxProps } from '@mui/material/Box';

/** Crops the picture inside, or what is shown if there is none, to 4:3. It is as wide as there is room. */
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
