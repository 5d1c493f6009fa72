import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { PropsWithChildren } from 'react';
import { CloseIcon } from '../../theme/icons';
import { listTexts } from './list.texts';
import type { RowSelection } from './row-selection';
import './selection-bar.css';

interface Props<Row> {
  selection: RowSelection<Row>;
}

/** What can be done to the chosen rows; there only while some are chosen. */
export function SelectionBar<Row>({ selection, children }: PropsWithChildren<Props<Row>>) {
  const { rows, all, turnAll, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <div className="selection-bar num">
      <b role="status">{listTexts.selected(rows.length)}</b>
      {!all && (
        <Button className="selection-bar__all" onClick={turnAll}>
          {listTexts.selectAll}
        </Button>
      )}
      {children}
      <IconButton aria-label={listTexts.clearSelection} onClick={clear}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
