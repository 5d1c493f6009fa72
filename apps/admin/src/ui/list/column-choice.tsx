import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { CheckIcon, ColumnsIcon } from '../../theme/icons';
import type { ListColumn, Visible } from './list-column';
import { listTexts } from './list.texts';

interface Props<Row> {
  columns: ListColumn<Row>[];
  chosen: Visible;
  onChoose: (chosen: Visible) => void;
}

/** Which columns the table shows; this browser remembers it. */
export function ColumnChoice<Row>({ columns, chosen, onChoose }: Props<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        className="list__columns"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {listTexts.columns}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': listTexts.columns } }}
      >
        {columns
          .filter((column) => !column.fixed)
          .map((column) => {
            const shown = chosen[column.field] ?? !column.hiddenAtFirst;
            return (
              <MenuItem
                key={column.field}
                role="menuitemcheckbox"
                aria-checked={shown}
                className="column-choice"
                onClick={() => onChoose({ ...chosen, [column.field]: !shown })}
              >
                <CheckIcon style={{ visibility: shown ? 'visible' : 'hidden' }} />
                {column.header}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
