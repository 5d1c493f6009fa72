import type { ClipboardEvent } from 'react';
import { UNDO_MS, useToast } from '../toast/toast';
import type { ListColumn } from './list-columns';
import { listTexts } from './list.texts';
import { copiedCells, fillDown, type Paste } from './paste-cells';

interface List<Row> {
  columns: ListColumn<Row>[];
  rows: Row[];
  /** Closes the input of a cell and discards its text. */
  close: (cell: { id: number; field: string }) => void;
}

/** Pastes a range of a spreadsheet into the focused cell and those below and beside it; saved values can be undone. */
export function usePaste<Row extends { id: number }>({ columns, rows, close }: List<Row>) {
  const toast = useToast();
  const editOf = (name: string) => columns.find(({ field }) => field === name)?.edit;
  return (event: ClipboardEvent<HTMLElement>): void => {
    const cell = cellOf(event.target);
    const cells = copiedCells(event.clipboardData.getData('text/plain'));
    const edit = cell && editOf(cell.field);
    if (!cell || !cells || !edit) return;
    event.preventDefault();
    close(cell);
    const paste = fillDown(columns, rows, cell, cells);
    for (const { before, edited } of paste.changes) edit.save(before, edited);
    for (const { row, field, message } of paste.problems) editOf(field)?.reject(row, message);
    const isWhole = paste.problems.length + paste.left === 0;
    toast({
      title: listTexts.pasted.title(paste.changes.length),
      description: notesOf(paste),
      variant: isWhole ? 'default' : 'destructive',
      duration: isWhole ? UNDO_MS : null,
      ...(paste.changes.length > 0 && {
        action: {
          label: listTexts.pasted.undo,
          onPress: () => {
            for (const { before, edited } of paste.changes) edit.save(edited, before);
          },
        },
      }),
    });
  };
}

const notesOf = <Row>({ problems, left }: Paste<Row>): string =>
  [
    problems.length > 0 && listTexts.pasted.problems(problems.length),
    left > 0 && listTexts.pasted.left(left),
  ]
    .filter(Boolean)
    .join(' ');

/** Returns the grid cell around an element. */
function cellOf(target: EventTarget): { id: number; field: string } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  const id = cell?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  const field = cell?.dataset['field'];
  return id && field ? { id: Number(id), field } : null;
}
