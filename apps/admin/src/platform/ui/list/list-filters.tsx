import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { ListFilterIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '@shishir/format';
import type { ListAddress } from './list-address';
import { listTexts } from './list.texts';

/** Row above a list with its search, filters and actions. */
export const ListTools = ({ sx = [], ...props }: StackProps) => (
  <Stack
    direction="row"
    {...props}
    sx={[
      { flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.75, px: 2 },
      ({ breakpoints }) => ({
        [breakpoints.down('md')]: { '& .MuiInputBase-root': { flexGrow: 1 } },
      }),
      ...[sx].flat(),
    ]}
  />
);

interface Props {
  address: ListAddress;
  narrow: boolean;
  search: ReactNode;
  filters: ReactNode;
  more: ReactNode;
  chips: ReactNode;
  children: ReactNode;
}

/**
 * Search and filters above a list. On phones, all filters fold behind one button; elsewhere only the rarely used ones.
 */
export function ListFilters({ address, narrow, search, filters, more, chips, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = narrow ? filters || more : more;
  const count = address.filterCount;
  return (
    <ListTools>
      {search}
      {!narrow && filters}
      {folded && (
        <Button
          variant="outlined"
          startIcon={<ListFilterIcon />}
          aria-label={count > 0 ? listTexts.filtersOn(count) : undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={[
            { gap: 0.5 },
            count > 0 && {
              borderColor: 'primary.main',
              bgcolor: 'primary.wash',
              color: 'primary.ink',
            },
          ]}
        >
          {listTexts.filters}
          {count > 0 && <span>{formatCount(count)}</span>}
        </Button>
      )}
      {children}
      {folded && (
        <Stack
          id={id}
          direction="row"
          hidden={!open}
          sx={{ display: open ? 'flex' : 'none', flex: '1 0 100%', flexWrap: 'wrap', gap: 1 }}
        >
          {narrow && filters}
          {more}
        </Stack>
      )}
      {chips}
    </ListTools>
  );
}
