import Stack, { type StackProps } from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { zIndex } from '@shishir/tokens';

/** Header and footer stay in view above the scrolling content. */
export const panelBar = {
  position: 'sticky',
  zIndex: zIndex.dragged,
  flex: 'none',
  bgcolor: 'background.paper',
} as const;

/** Content between header and footer. */
export const PanelBody = (props: StackProps) => (
  <Stack
    {...props}
    sx={{
      gap: 3,
      width: '100%',
      maxWidth: { xs: 640, md: 'none' },
      mx: 'auto',
      px: { xs: 2, md: 3 },
      pt: 2,
      pb: { xs: 2, md: 3 },
      '& > form': { gap: 3 },
    }}
  />
);

/** Heading of a section. */
export const PanelHeading = ({ sx = [], ...props }: TypographyProps) => (
  <Typography variant="subtitle2" component="h3" {...props} sx={[{ mb: 1 }, ...[sx].flat()]} />
);
