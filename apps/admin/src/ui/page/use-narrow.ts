import useMediaQuery from '@mui/material/useMediaQuery';

/** Phones and small tablets: one column, a drawer, cards in place of tables. */
export const useNarrow = () => useMediaQuery('(max-width: 860px)');
