import useMediaQuery from '@mui/material/useMediaQuery';
import { down } from '@shishir/tokens';

/** Phones and small tablets: one column, a drawer, cards in place of tables. */
export const useNarrow = () => useMediaQuery(down('md'));
