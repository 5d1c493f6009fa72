import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { zIndex } from '@shishir/tokens';

/** Hides the label of a field that has a visible one elsewhere, but not from screen readers. */
export const HIDDEN_LABEL = {
  '& .MuiInputLabel-root': visuallyHidden,
} satisfies SxProps<Theme>;

/** A row while it is dragged. */
export const LIFTED = {
  position: 'relative',
  zIndex: zIndex.dragged,
  bgcolor: 'background.raised',
  boxShadow: 'var(--shadow-pop)',
} satisfies SxProps<Theme>;

/** A table whose first and last columns are flush with the text around it. */
export const FLUSH_TABLE = {
  '& tr': { verticalAlign: 'top' },
  '& th:first-of-type': { pl: 0 },
  '& td:last-child, & th:last-child': { pr: 0 },
} satisfies SxProps<Theme>;
