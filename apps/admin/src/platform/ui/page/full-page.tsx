import Box, { type BoxProps } from '@mui/material/Box';

/** Root of a page that fills the window, without the margins of other pages. */
export const FullPage = (props: BoxProps) => <Box data-full-page {...props} />;

/** Styles of the element around the page. */
export const fullPageRoom = { '&:has(> [data-full-page])': { maxWidth: 'none', p: 0 } };
