import type { Picture, RecordColumn } from '@shishir/contract';
import { StatusBadge } from '../../theme/status-badge';
import { CellText } from '../list/cell-text';
import type { ListColumn } from '../list/list-columns';
import type { RecordActions, RecordRow } from './record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  trashColumns,
} from './record-columns';
import { recordTexts } from './record.texts';
import { type Declared, valueOf, valueText, type ValueTexts } from './record-values';

interface Texts {
  declared: Pick<Declared, 'fields' | 'options'>;
  texts: ValueTexts;
}

interface ValueProps extends Texts {
  row: object;
  name: string;
}

const textOf = ({ declared, texts, row, name }: ValueProps) =>
  valueText(declared, texts, name, valueOf(row, name));

/** Badge of a value, such as a status. */
export function ValueBadge(props: ValueProps) {
  const { row, name, texts } = props;
  const value = String(valueOf(row, name));
  return <StatusBadge tone={texts.tones?.[name]?.[value] ?? 'mute'} label={textOf(props)} />;
}

/** Returns the columns that the list shows, badges last. */
function shownColumns({ declared, texts }: Texts) {
  const shown = Object.entries(declared.fields).flatMap(([name, { label, sort, column }]) => {
    if (!column) return [];
    const settings: RecordColumn = column === true ? {} : column;
    return [{ name, label, sort, settings, isBadge: Boolean(texts.tones?.[name]) }];
  });
  return [...shown.filter(({ isBadge }) => !isBadge), ...shown.filter(({ isBadge }) => isBadge)];
}

interface ListParts<Row extends RecordRow> extends Texts {
  actions: RecordActions<Row>;
  inTrash: boolean;
  nameOf: (row: Row) => string;
}

/** Returns the columns of a declared record's list or trash. */
export function declaredColumns<Row extends RecordRow & { picture?: Picture | null }>(
  parts: ListParts<Row>,
): ListColumn<Row>[] {
  const { declared, texts, actions, inTrash, nameOf } = parts;
  const columns = shownColumns(parts).map(({ name, label, sort, settings, isBadge }, index) => {
    const { header = label, fold, trash, ...layout } = settings;
    const isDay = declared.fields[name]!.kind === 'day';
    const Value = isDay ? 'span' : CellText;
    const column: ListColumn<Row> = {
      field: name,
      header,
      width: 140,
      ...layout,
      ...(sort && { sort: name }),
      // The first column names the record.
      fixed: index === 0,
      ...(fold && { fold: (row) => textOf({ ...parts, row, name }) }),
      ...(isDay && { isEmpty: (row) => !valueOf(row, name) }),
      cell: (row) =>
        isBadge ? (
          <ValueBadge {...parts} row={row} name={name} />
        ) : index === 0 ? (
          <CellText component="b">{textOf({ ...parts, row, name }) || recordTexts.none}</CellText>
        ) : (
          <Value>{textOf({ ...parts, row, name }) || recordTexts.none}</Value>
        ),
    };
    return inTrash && trash === false ? [] : [column];
  });
  const { columns: headers } = recordTexts;
  const image = {
    ...pictureColumn<Row>(headers.image, texts.noPicture),
    isEmpty: ({ picture }: Row) => !picture,
  };
  return [
    numberColumn(headers.number),
    ...(declared.options.picture ? [image] : []),
    ...columns.flat(),
    ...(inTrash ? trashColumns<Row>() : []),
    actionColumn(headers.actions, nameOf, actions),
  ];
}

interface CardProps<Row extends RecordRow> extends Omit<ListParts<Row>, 'inTrash'> {
  row: Row & { picture?: Picture | null };
}

/** Declared record on a phone, with the data of its table row; a missing picture takes no space. */
export function DeclaredCard<Row extends RecordRow>(props: CardProps<Row>) {
  const { row, nameOf, actions } = props;
  const [, ...shown] = shownColumns(props);
  return (
    <RecordCard
      row={row.picture ? row : { ...row, picture: undefined }}
      name={nameOf(row)}
      actions={actions}
      lines={shown.filter(({ isBadge }) => !isBadge).map(({ name }) => textOf({ ...props, name }))}
    >
      {shown
        .filter(({ isBadge }) => isBadge)
        .map(({ name }) => (
          <ValueBadge key={name} {...props} name={name} />
        ))}
    </RecordCard>
  );
}
