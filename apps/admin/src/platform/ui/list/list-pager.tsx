import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { ChoiceField } from './choice-field';
import type { ListAddress } from './list-address';
import { listTexts } from './list.texts';

interface Props {
  address: ListAddress;
  total: number;
  /** How many rows stand on the pages before, and how many on this one. */
  first: number;
  count: number;
  sx?: SxProps<Theme>;
}

/**
 * The pages of a list. Not the footer of the data grid: cards on phones, the tables that are not grids and the
 * inbox have the same pages.
 */
export function ListPager({ address, total, first, count, sx = [] }: Props) {
  const { page, pageSize } = address.query;
  const turn = (to: number) => address.change({ page: to });
  const sizes = [...new Set([...address.pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={listTexts.pages}
      sx={[
        { alignItems: 'center', justifyContent: 'flex-end', gap: 2.5, px: 2, py: 1.25 },
        { borderTop: 1, borderColor: 'divider', color: 'text.secondary' },
        { '& .MuiInputBase-root fieldset': { borderColor: 'transparent' } },
        ({ breakpoints }) => ({
          [breakpoints.down('md')]: {
            justifyContent: 'space-between',
            gap: 1,
            '& > .MuiInputBase-root': { display: 'none' },
          },
        }),
        ...[sx].flat(),
      ]}
    >
      <ChoiceField
        label={listTexts.rowsPerPage}
        value={String(pageSize)}
        choices={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChoose={(size) => address.change({ pageSize: Number(size) })}
      />
      <span role="status">{listTexts.range(first + 1, first + count, total)}</span>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={listTexts.previous}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={listTexts.next}
          disabled={first + count >= total}
          onClick={() => turn(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Stack>
  );
}
