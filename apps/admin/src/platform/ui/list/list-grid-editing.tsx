import Popper from '@mui/material/Popper';
import {
  type GridApiCommon,
  type GridCellParams,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { CheckIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CellEdit, ListColumn } from './list-columns';
import { listTexts } from './list.texts';
import './list-grid-editing.css';

interface CellProps<Row extends { id: number }> {
  params: GridRenderCellParams<Row>;
  edit: CellEdit<Row>;
  children: ReactNode;
}

/** A cell that can be edited: a press on it, or typing while it has the focus, opens its input. */
export function EditableCell<Row extends { id: number }>({
  params,
  edit,
  children,
}: CellProps<Row>) {
  const { id, field, row } = params;
  const apiRef = useGridApiContext();
  const reasonId = useId();
  const outcome = edit.outcome(row);
  const rejected = outcome?.state === 'rejected' ? outcome.message : null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        ref={setAnchor}
        className={rejected ? 'cell cell--rejected' : 'cell'}
        aria-label={edit.label(row)}
        aria-describedby={rejected ? reasonId : undefined}
        onClick={(event) => {
          event.stopPropagation();
          if (apiRef.current.getCellMode(id, field) === 'view') {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
      >
        {children}
        {outcome?.state === 'saved' && (
          <span role="status" className="cell__saved">
            <CheckIcon />
            {listTexts.saved}
          </span>
        )}
      </button>
      {rejected && anchor && (
        <Popper open anchorEl={anchor} placement="bottom-end" className="cell-pop-layer">
          <div role="alert" id={reasonId} className="cell-pop cell-pop--rejected num">
            {rejected}
          </div>
        </Popper>
      )}
    </>
  );
}

interface InputProps<Row extends { id: number }> {
  params: GridRenderEditCellParams<Row>;
  /** As it is saved: that of `params` has the value that is being typed. */
  row: Row;
  edit: CellEdit<Row>;
}

/** The input of a cell, with what its value would do and the keys in a hint below. */
export function CellInput<Row extends { id: number }>({ params, row, edit }: InputProps<Row>) {
  const { id, field, hasFocus } = params;
  const text = String(params.value ?? '');
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hintId = useId();
  const problem = edit.check(text);
  useEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  return (
    <span
      ref={setAnchor}
      className={problem ? 'cell-input cell-input--wrong' : 'cell-input'}
      onClick={(event) => event.stopPropagation()}
    >
      {edit.prefix && <span className="mut">{edit.prefix}</span>}
      <input
        ref={input}
        className="num"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        aria-label={edit.inputLabel(row)}
        aria-describedby={hintId}
        aria-invalid={problem !== null}
        onChange={({ target: { value } }) =>
          void apiRef.current.setEditCellValue({ id, field, value })
        }
      />
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-end" className="cell-pop-layer">
          <div className="cell-pop num">
            <div id={hintId}>
              <b>{edit.inputLabel(row)}</b>
              <span
                role={problem ? 'alert' : undefined}
                className={problem ? 'cell-pop__wrong' : ''}
              >
                {problem ?? edit.hint(row, text)}
              </span>
            </div>
            <span className="cell-pop__keys">
              {listTexts.keys.map(({ key, does }) => (
                <span key={key}>
                  <kbd>{key}</kbd> {does}
                </span>
              ))}
            </span>
          </div>
        </Popper>
      )}
    </span>
  );
}

/** The grid does not know the type of its values. */
const inputText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The properties of a grid column whose cells can be edited. The text of the input is the value of the cell. */
export function editing<Row extends { id: number }>(
  edit: CellEdit<Row>,
  cell: ListColumn<Row>['cell'],
  rows: Row[],
) {
  return {
    editable: true,
    valueGetter: (_value: unknown, row: Row) => edit.text(row),
    // What cannot be saved keeps the input open.
    preProcessEditCellProps: ({ props }: { props: { value?: unknown } }) => ({
      ...props,
      error: edit.check(inputText(props.value)) !== null,
    }),
    valueSetter: (text: unknown, row: Row) =>
      text === edit.text(row) ? row : edit.applied(row, inputText(text)),
    renderCell: (params: GridRenderCellParams<Row>) => (
      <EditableCell params={params} edit={edit}>
        {cell(params.row, 0)}
      </EditableCell>
    ),
    renderEditCell: (params: GridRenderEditCellParams<Row>) => (
      <CellInput
        params={params}
        row={rows.find(({ id }) => id === params.id) ?? params.row}
        edit={edit}
      />
    ),
  };
}

/** Saves what differs between a row and the edited one. */
export function saveEdited<Row extends { id: number }>(
  columns: ListColumn<Row>[],
  edited: Row,
  row: Row,
): Row {
  for (const { edit } of columns) {
    if (edit && edit.text(edited) !== edit.text(row)) edit.save(row, edited);
  }
  return edited;
}

/**
 * Tab saves and opens the next cell that can be edited, in the same row or the next one; with Shift the one before.
 * True where there is one: the grid then must not move the focus itself.
 */
export function openNextCell<Row extends { id: number }>(
  api: GridApiCommon | null,
  { columns, rows }: { columns: ListColumn<Row>[]; rows: Row[] },
  { id, field }: Pick<GridCellParams, 'id' | 'field'>,
  step: 1 | -1,
): boolean {
  const fields = columns.filter(({ edit }) => edit).map((column) => column.field);
  const cells = rows.flatMap((row) => fields.map((name) => ({ id: row.id, field: name })));
  const at = cells.findIndex((cell) => cell.id === id && cell.field === field);
  const next = cells[at + step];
  if (!api || !next) return false;
  const { edit } = columns.find((column) => column.field === field)!;
  if (edit!.check(inputText(api.state.editRows[id]?.[field]?.value)) !== null) return true;
  api.stopCellEditMode({ id, field });
  api.startCellEditMode(next);
  return true;
}
