import useMediaQuery from '@mui/material/useMediaQuery';
import { down } from '@shishir/tokens';

/** True on phones and small tablets: one column, a drawer, cards instead of tables. */
export const useNarrow = () => useMediaQuery(down('md'));
