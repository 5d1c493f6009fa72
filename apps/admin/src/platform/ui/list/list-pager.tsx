import TablePagination from '@mui/material/TablePagination';
import { ChevronDownIcon } from 'lucide-react';
import { useNarrow } from '../page/use-narrow';
import type { ListAddress } from './list-address';
import { listTexts } from './list.texts';

interface Props {
  address: ListAddress;
  total: number;
}

/** Pager of a list. Not the data grid's footer, since cards, tiles and the inbox have the same pager. */
export function ListPager({ address, total }: Props) {
  const { page, pageSize } = address.query;
  const sizes = [...new Set([...address.pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <TablePagination
      component="nav"
      aria-label={listTexts.pages}
      count={total}
      page={page - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={useNarrow() ? [] : sizes}
      labelRowsPerPage={listTexts.rowsPerPage}
      labelDisplayedRows={({ from, to, count }) => listTexts.range(from, to, count)}
      getItemAriaLabel={(type) => (type === 'previous' ? listTexts.previous : listTexts.next)}
      onPageChange={(_event, to) => address.change({ page: to + 1 })}
      onRowsPerPageChange={({ target }) => address.change({ pageSize: Number(target.value) })}
      slotProps={{
        displayedRows: { role: 'status' },
        select: { IconComponent: ChevronDownIcon },
      }}
    />
  );
}
