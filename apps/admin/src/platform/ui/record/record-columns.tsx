import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import type { Picture } from '@shishir/contract';
import type { ReactNode } from 'react';
import { CellText } from '../list/cell-text';
import type { ListColumn } from '../list/list-columns';
import { DhakaTime, KeptUntil, TIME_WIDTH } from '../page/dhaka-time';
import { RecordButtons, RecordMenu, type RecordActions, type RecordRow } from './record-actions';
import { RecordThumb } from './record-thumb';
import { recordTexts as texts } from './record.texts';

/** Column with the running number of a row over all pages. */
export const numberColumn = <Row,>(header: string): ListColumn<Row> => ({
  field: 'sl',
  header,
  width: 44,
  align: 'right',
  cell: (_row, sl) => (
    <Box component="span" sx={{ color: 'text.third' }}>
      {sl}
    </Box>
  ),
});

/** `none` is the text of a row without a picture. */
export const pictureColumn = <Row extends { picture?: Picture | null }>(
  header: string,
  none?: string,
): ListColumn<Row> => ({
  field: 'image',
  header,
  width: 80,
  cell: ({ picture }) => <RecordThumb picture={picture} none={none} />,
});

/** Sortable text column; '-' if empty. */
export const textColumn = <Row extends Partial<Record<F, string | null>>, F extends string>(
  field: F,
  header: string,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({
  field,
  header,
  width: 140,
  sort: field,
  cell: (row) => <CellText>{row[field] ?? texts.none}</CellText>,
  ...more,
});

/** Columns for the deletion date of a record and the day until which it can be restored. */
export const trashColumns = <Row extends RecordRow>(): ListColumn<Row>[] => [
  {
    field: 'deleted_at',
    header: texts.deleted,
    width: TIME_WIDTH,
    sort: 'deleted_at',
    cell: ({ deleted_at: at }) => at && <DhakaTime moment={at} />,
  },
  {
    field: 'until',
    header: texts.until,
    width: 104,
    cell: ({ deleted_at: at }) => at && <KeptUntil deletedAt={at} />,
  },
];

export const actionColumn = <Row extends RecordRow>(
  header: string,
  nameOf: (row: Row) => string,
  actions: RecordActions<Row>,
): ListColumn<Row> => ({
  field: 'action',
  header,
  width: actions.historyPath ? 164 : 128,
  align: 'right',
  fixed: true,
  cell: (row) => <RecordButtons row={row} name={nameOf(row)} actions={actions} />,
});

interface CardProps<Row extends RecordRow> {
  /** `picture` is missing if the record type has none. */
  row: Row & { picture?: Picture | null };
  name: string;
  actions: RecordActions<Row>;
  /** Shown below the name; empty ones are left out. */
  lines: (string | null)[];
  /** Shown instead of a picture. */
  noPicture?: string | undefined;
  children: ReactNode;
}

/** Record on a phone, with the same data as its table row. */
export function RecordCard<Row extends RecordRow>(props: CardProps<Row>) {
  const { row, name, actions } = props;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
      <ButtonBase aria-label={texts.view(name)} onClick={() => actions.onView(row)} sx={buttonLook}>
        {row.picture !== undefined && <RecordThumb picture={row.picture} none={props.noPicture} />}
        <Box component="span" sx={linesLook}>
          <b>{name}</b>
          {props.lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {row.deleted_at ? (
            <span>
              {texts.until} <KeptUntil deletedAt={row.deleted_at} />
            </span>
          ) : (
            props.children
          )}
        </Box>
      </ButtonBase>
      <RecordMenu row={row} name={name} actions={actions} />
    </Stack>
  );
}

const buttonLook = {
  flex: 1,
  gap: 1.5,
  justifyContent: 'flex-start',
  minWidth: 0,
  p: 1.5,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: -3 },
};

const linesLook = {
  minWidth: 0,
  '& > b': { display: 'block', fontWeight: 600 },
  // Excludes the badge of a status.
  '& > span:not(.MuiChip-root)': {
    display: 'block',
    color: 'text.third',
    fontSize: '0.8125rem',
  },
};
