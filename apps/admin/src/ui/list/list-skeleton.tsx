import Skeleton from '@mui/material/Skeleton';
import type { ListColumn } from './list-column';
import { listTexts } from './list.texts';

const ROWS = [1, 2, 3, 4, 5];

/** Five rows of what comes, in the columns' own widths. */
export function ListSkeleton<Row>(props: { columns: ListColumn<Row>[]; narrow: boolean }) {
  const columns = props.narrow ? [] : props.columns;
  return (
    <div className="list-skeleton" role="status">
      <span className="vh">{listTexts.loading}</span>
      {columns.length > 0 && (
        <div className="list-skeleton__head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.field} style={place(column)}>
              {column.header}
            </span>
          ))}
        </div>
      )}
      {ROWS.map((row) => (
        <div key={row} className="list-skeleton__row" data-testid="skeleton-row" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.field} style={place(column)}>
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

function place<Row>({ width, grow, align }: ListColumn<Row>) {
  return { flex: grow ? `${grow} 1 ${width}px` : `0 0 ${width}px`, textAlign: align };
}
