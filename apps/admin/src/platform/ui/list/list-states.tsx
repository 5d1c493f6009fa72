import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { RotateCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../api/failure';
import { PageState } from '../page/page-state';
import { sharedTexts } from '../shared.texts';
import type { ListColumn } from './list-columns';
import { listTexts } from './list.texts';

export function FailedList({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <PageState shows="cross" text={listTexts.error(message)} alert>
      <Button variant="contained" startIcon={<RotateCwIcon />} onClick={onRetry}>
        {listTexts.retry}
      </Button>
    </PageState>
  );
}

/** Failed request of a page or panel, with a button that repeats it. */
export const FailedQuery = ({ of }: { of: { error: unknown; refetch: () => unknown } }) => (
  <FailedList message={failureText(of.error)} onRetry={() => void of.refetch()} />
);

interface EmptyProps {
  address: { narrowed: boolean; clear: () => void };
  all: string;
  narrowed: string;
  /** Label of the button that clears the search; `listTexts.clear` by default. */
  clear?: string;
  action?: ReactNode;
}

/** Shown if a list is empty or nothing matches; each has a different next step. */
export function EmptyList({ address, all, narrowed, clear, action }: EmptyProps) {
  return (
    <PageState shows="air" text={address.narrowed ? narrowed : all}>
      {address.narrowed ? (
        <Button variant="contained" onClick={address.clear}>
          {clear ?? listTexts.clear}
        </Button>
      ) : (
        action
      )}
    </PageState>
  );
}

const ROWS = [1, 2, 3, 4, 5];

/** Five placeholder rows in the widths of the columns. */
export function ListSkeleton<Row>(props: {
  columns: ListColumn<Row>[];
  narrow: boolean;
  label?: string;
}) {
  const columns = props.narrow ? [] : props.columns;
  return (
    <div role="status">
      <Box component="span" sx={visuallyHidden}>
        {props.label ?? sharedTexts.loading}
      </Box>
      {columns.length > 0 && (
        <Stack direction="row" aria-hidden="true" sx={[rowLook, headerLook]}>
          {columns.map((column) => (
            <span key={column.field} style={cellStyle(column)}>
              {column.header}
            </span>
          ))}
        </Stack>
      )}
      {ROWS.map((row) => (
        <Stack
          key={row}
          direction="row"
          data-testid="skeleton-row"
          aria-hidden="true"
          sx={[rowLook, narrowLook]}
        >
          {columns.map((column) => (
            <span key={column.field} style={cellStyle(column)}>
              <Skeleton
                width={column.align ? '50%' : '70%'}
                sx={{ ml: column.align ? 'auto' : 0 }}
              />
            </span>
          ))}
          {props.narrow && (
            <span>
              <Skeleton width="45%" />
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </span>
          )}
        </Stack>
      ))}
    </div>
  );
}

const rowLook = {
  alignItems: 'center',
  overflow: 'hidden',
  minHeight: 58,
  borderBottom: 1,
  borderColor: 'divider',
  '& > span': { overflow: 'hidden', px: 1 },
  '& > span:first-of-type': { pl: 2 },
};

const headerLook = {
  height: 44,
  minHeight: 0,
  borderTop: 1,
  borderColor: 'divider',
  background: 'background.head',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

const narrowLook = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: {
    px: 1,
    py: 1.5,
    borderTop: 1,
    borderBottom: 0,
    borderColor: 'divider',
    '& > span': { flex: 1 },
  },
});

function cellStyle<Row>({ width, grow, align }: ListColumn<Row>) {
  return { flex: grow ? `${grow} 1 ${width}px` : `0 0 ${width}px`, textAlign: align };
}
