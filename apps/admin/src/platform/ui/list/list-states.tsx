import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { RotateCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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

interface EmptyProps {
  address: { narrowed: boolean; clear: () => void };
  all: string;
  narrowed: string;
  /** The label of the button that clears the search; `listTexts.clear` by default. */
  clear?: string;
  action?: ReactNode;
}

/** Nothing at all, or nothing that fits: the next step differs. */
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

/** Five rows of what comes, in the columns' own widths. */
export function ListSkeleton<Row>(props: {
  columns: ListColumn<Row>[];
  narrow: boolean;
  label?: string;
}) {
  const columns = props.narrow ? [] : props.columns;
  return (
    <div className="list-skeleton" role="status">
      <span className="vh">{props.label ?? sharedTexts.loading}</span>
      {columns.length > 0 && (
        <div className="list-skeleton__header" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.field} style={cellStyle(column)}>
              {column.header}
            </span>
          ))}
        </div>
      )}
      {ROWS.map((row) => (
        <div key={row} className="list-skeleton__row" data-testid="skeleton-row" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.field} style={cellStyle(column)}>
              <Skeleton width={column.align ? '50%' : '70%'} />
            </span>
          ))}
          {props.narrow && (
            <span>
              <Skeleton width="45%" />
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function cellStyle<Row>({ width, grow, align }: ListColumn<Row>) {
  return { flex: grow ? `${grow} 1 ${width}px` : `0 0 ${width}px`, textAlign: align };
}
