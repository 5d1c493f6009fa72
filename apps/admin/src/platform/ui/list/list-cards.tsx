import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props<Row extends { id: number }> {
  rows: Row[];
  stale: boolean;
  card: (row: Row) => ReactNode;
  groupOf?: (row: Row) => string;
  /** Shown before the card, such as a checkbox. */
  before?: (row: Row) => ReactNode;
}

/** Rows of a list on phones. */
export function ListCards<Row extends { id: number }>(props: Props<Row>) {
  const { rows, stale, card, groupOf, before } = props;
  return (
    <List disablePadding sx={{ opacity: stale ? 0.55 : 1 }}>
      {rows.map((row, index) => {
        const group = groupOf?.(row);
        const begins = index === 0 || groupOf?.(rows[index - 1]!) !== group;
        return (
          <ListItem
            key={row.id}
            disablePadding
            sx={[
              { display: 'block', borderTop: 1, borderColor: 'divider' },
              before !== undefined && {
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                pl: 0.5,
              },
            ]}
          >
            {group && begins && (
              <Typography component="h2" variant="subtitle2" sx={groupLook}>
                {group}
              </Typography>
            )}
            {before?.(row)}
            {card(row)}
          </ListItem>
        );
      })}
    </List>
  );
}

const groupLook = {
  gridColumn: '1 / -1',
  px: 2,
  py: 1,
  bgcolor: 'background.default',
  color: 'text.secondary',
};
