import { StyleSheet, View } from '@react-pdf/renderer';
import type { KeyFigure } from './parts';
import { Text } from './text';
import { colors, sizes, weights } from './theme';

interface FiguresProps {
  figures: KeyFigure[];
  /** True for a column beside a picture, instead of a row. */
  vertical?: boolean;
}

/** Key figures between hairlines. */
export function Figures({ figures, vertical = false }: FiguresProps) {
  return (
    <View style={vertical ? styles.column : styles.row} wrap={false}>
      {figures.map(({ name, value, unit, note }, index) => (
        <View
          key={name}
          style={[
            vertical ? styles.line : styles.cell,
            index > 0 ? (vertical ? styles.nextLine : styles.nextCell) : {},
          ]}
        >
          <Text style={styles.name}>{name}</Text>
          <Text style={styles.value}>
            {value}
            {unit !== '' && <Text style={styles.unit}>{` ${unit}`}</Text>}
            {vertical && note && <Text style={styles.beside}>{`   ${note}`}</Text>}
          </Text>
          {!vertical && note && <Text style={styles.note}>{note}</Text>}
        </View>
      ))}
    </View>
  );
}

const rule = { borderColor: colors['glacier-300'] };

const styles = StyleSheet.create({
  row: {
    ...rule,
    flexDirection: 'row',
    marginTop: 10,
    borderTopWidth: 0.75,
    borderBottomWidth: 0.75,
  },
  cell: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    paddingVertical: 5,
    paddingRight: 8,
  },
  nextCell: { ...rule, paddingLeft: 9, borderLeftWidth: 0.6 },
  column: { ...rule, flexGrow: 1, borderTopWidth: 0.75, borderBottomWidth: 0.75 },
  line: { flexGrow: 1, justifyContent: 'center', paddingVertical: 2 },
  nextLine: { borderTopWidth: 0.6, borderTopColor: colors['glacier-200'] },
  name: { fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.3 },
  value: {
    fontSize: sizes.figure,
    fontWeight: weights.medium,
    letterSpacing: -0.2,
    lineHeight: 1.3,
  },
  unit: { fontSize: sizes.text, letterSpacing: 0 },
  beside: {
    fontSize: sizes.small,
    fontWeight: weights.regular,
    letterSpacing: 0,
    color: colors['ink-2'],
  },
  note: { fontSize: sizes.small, color: colors['ink-2'], lineHeight: 1.3 },
});
