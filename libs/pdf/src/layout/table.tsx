import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colors, sizes } from './theme';
import { Text } from './text';

export interface Column<Row> {
  /** Header of the column. */
  title: ReactNode;
  /** Relative width. */
  share: number;
  /** Right for figures. */
  align?: 'left' | 'right';
  /** Returns text or another element. */
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  /** Total below the last row, always on its page. */
  children?: ReactNode;
}

/** Table with hairlines between the rows. Rows are never split, and every page repeats the header. */
export function Table<Row>({ columns, rows, children }: TableProps<Row>) {
  const last = rows.at(-1);
  return (
    <View>
      <View style={[styles.row, styles.titles]} fixed>
        {columns.map(({ title, share, align }, index) => (
          <View key={index} style={{ ...styles.cell, flexGrow: share, textAlign: align }}>
            {cellOf(title)}
          </View>
        ))}
      </View>
      {rows.slice(0, -1).map((row, index) => (
        <TableRow key={index} columns={columns} row={row} />
      ))}
      <View wrap={false}>
        {last !== undefined && <TableRow columns={columns} row={last} />}
        {children}
      </View>
    </View>
  );
}

const TableRow = <Row,>({ columns, row }: { columns: Column<Row>[]; row: Row }) => (
  <View style={styles.row} wrap={false}>
    {columns.map(({ share, align, cell }, column) => (
      <View key={column} style={{ ...styles.cell, flexGrow: share, textAlign: align }}>
        {cellOf(cell(row))}
      </View>
    ))}
  </View>
);

/** Wraps text in a Text, which the renderer requires. */
const cellOf = (content: ReactNode) =>
  typeof content === 'string' ? <Text>{content}</Text> : content;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: 12,
    paddingVertical: 3,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
  },
  titles: {
    paddingTop: 0,
    paddingBottom: 5,
    borderTopWidth: 0,
    fontSize: sizes.small,
    color: colors['ink-3'],
  },
  cell: { flexShrink: 1, flexBasis: 0 },
});
