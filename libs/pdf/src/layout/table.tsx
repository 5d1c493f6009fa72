import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colors, sizes } from './theme';
import { Text } from './text';

export interface Column<Row> {
  /** What stands above it. */
  title: ReactNode;
  /** Its share of the width, beside those of the others. */
  share: number;
  /** Figures end at one edge. */
  align?: 'left' | 'right';
  /** Text, or a part of the document. */
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
}

/** Rows with hairlines between them. A row is never divided; the titles stand once. */
export function Table<Row>({ columns, rows }: TableProps<Row>) {
  return (
    <View>
      <View style={[styles.row, styles.titles]}>
        {columns.map(({ title, share, align }, index) => (
          <View key={index} style={{ ...styles.cell, flexGrow: share, textAlign: align }}>
            {cellOf(title)}
          </View>
        ))}
      </View>
      {rows.map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {columns.map(({ share, align, cell }, column) => (
            <View key={column} style={{ ...styles.cell, flexGrow: share, textAlign: align }}>
              {cellOf(cell(row))}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Text stands in a Text, whatever surrounds it. */
const cellOf = (content: ReactNode) =>
  typeof content === 'string' ? <Text>{content}</Text> : content;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: 12,
    paddingVertical: 3.5,
    borderTopWidth: 0.75,
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
