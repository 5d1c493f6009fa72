import Button from '@mui/material/Button';
import { ListFilterIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ListAddress } from './list-address';
import { listTexts } from './list.texts';

interface Props {
  address: ListAddress;
  narrow: boolean;
  search: ReactNode;
  filters: ReactNode;
  more: ReactNode;
  chips: ReactNode;
  children: ReactNode;
}

/** Search and filters above a list. On phones all filters fold behind one button, elsewhere those that few use. */
export function ListFilters({ address, narrow, search, filters, more, chips, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = narrow ? filters || more : more;
  const count = address.filterCount;
  return (
    <div className="list__tools">
      {search}
      {!narrow && filters}
      {folded && (
        <Button
          variant="outlined"
          className={count > 0 ? 'list__filters list__filters--on' : 'list__filters'}
          startIcon={<ListFilterIcon />}
          aria-label={count > 0 ? listTexts.filtersOn(count) : undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {listTexts.filters}
          {count > 0 && <span className="num">{count}</span>}
        </Button>
      )}
      {children}
      {folded && (
        <div id={id} className="list__folded" hidden={!open}>
          {narrow && filters}
          {more}
        </div>
      )}
      {chips}
    </div>
  );
}
