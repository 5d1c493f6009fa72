import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import {
  EllipsisVerticalIcon,
  EyeIcon,
  PencilIcon,
  RotateCcwClockIcon,
  TrashIcon,
  Undo2Icon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowAction } from '../list/list-columns';
import { orderTexts } from '../order/order.texts';
import { recordTexts as texts } from './record.texts';

/** Record that can be in the trash. */
export interface RecordRow {
  id: number;
  deleted_at?: string | null;
}

/** Actions for one record of a list. */
export interface RecordActions<Row> {
  editPath: (id: number) => string;
  /** Path of the versions of a record. */
  historyPath?: (id: number) => string;
  onView: (row: Row) => void;
  onDelete: (row: Row) => void;
  onRestore: (row: Row) => void;
  /** Returns a function that moves a row without a handle by one place; null if it is at that end of the list. */
  step?: (row: Row, by: -1 | 1) => (() => void) | null;
}

interface Props<Row extends RecordRow> {
  row: Row;
  /** Name of the record in button labels. */
  name: string;
  actions: RecordActions<Row>;
}

/** Actions of a table row; a row in the trash can be viewed and restored. */
export function RecordButtons<Row extends RecordRow>({ row, name, actions }: Props<Row>) {
  return (
    <RowAction>
      <Stack
        component="span"
        direction="row"
        sx={{ justifyContent: 'flex-end', '& .MuiIconButton-root': { width: 36 } }}
      >
        <IconButton
          title={texts.actions.view}
          aria-label={texts.view(name)}
          onClick={() => actions.onView(row)}
        >
          <EyeIcon />
        </IconButton>
        {!row.deleted_at && (
          <IconButton
            component={Link}
            to={actions.editPath(row.id)}
            title={texts.actions.edit}
            aria-label={texts.edit(name)}
          >
            <PencilIcon />
          </IconButton>
        )}
        {actions.historyPath && (
          <IconButton
            component={Link}
            to={actions.historyPath(row.id)}
            title={texts.actions.history}
            aria-label={texts.history(name)}
          >
            <RotateCcwClockIcon />
          </IconButton>
        )}
        {row.deleted_at ? (
          <IconButton
            title={texts.actions.restore}
            aria-label={texts.restore(name)}
            onClick={() => actions.onRestore(row)}
          >
            <Undo2Icon />
          </IconButton>
        ) : (
          <IconButton
            title={texts.actions.delete}
            aria-label={texts.delete(name)}
            onClick={() => actions.onDelete(row)}
            sx={{ '&:hover': { color: 'error.main' } }}
          >
            <TrashIcon />
          </IconButton>
        )}
      </Stack>
    </RowAction>
  );
}

/** Actions of a card on phones. */
export function RecordMenu<Row extends RecordRow>({ row, name, actions }: Props<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (label: string, act: (row: Row) => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        setAnchor(null);
        act(row);
      }}
    >
      {label}
    </MenuItem>
  );
  const steps = (actions.step && !row.deleted_at ? ([-1, 1] as const) : []).map((by) => {
    const move = actions.step?.(row, by);
    return (
      <MenuItem
        key={by}
        disabled={!move}
        onClick={() => {
          setAnchor(null);
          move?.();
        }}
      >
        {by < 0 ? orderTexts.up : orderTexts.down}
      </MenuItem>
    );
  });
  return (
    <>
      <IconButton
        aria-label={texts.actionsFor(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.actionsFor(name) } }}
      >
        {item(texts.actions.view, actions.onView)}
        {row.deleted_at
          ? item(texts.actions.restore, actions.onRestore)
          : [
              <MenuItem key="edit" component={Link} to={actions.editPath(row.id)}>
                {texts.actions.edit}
              </MenuItem>,
              actions.historyPath && (
                <MenuItem key="history" component={Link} to={actions.historyPath(row.id)}>
                  {texts.actions.history}
                </MenuItem>
              ),
              ...steps,
              item(texts.actions.delete, actions.onDelete),
            ]}
      </Menu>
    </>
  );
}
