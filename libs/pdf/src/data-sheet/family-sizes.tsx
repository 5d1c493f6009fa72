import { StyleSheet, View } from '@react-pdf/renderer';
import { formatCapacity } from '@shishir/format';
import { Text } from '../layout/text';
import { colors, weights } from '../layout/theme';
import type { DataSheet } from './data-sheet';

const SHORTEST = 5;
const TALLEST = 19;

/** The units of a family as columns by capacity. */
export function FamilySizes({ sizes }: Pick<DataSheet, 'sizes'>) {
  const largest = Math.max(...sizes.map(({ tr }) => tr));
  return (
    <View style={styles.sizes} wrap={false}>
      {sizes.map(({ tr, is_current }, index) => (
        <View key={index} style={[styles.size, is_current ? styles.current : {}]}>
          <View
            style={[
              styles.bar,
              { height: SHORTEST + (TALLEST * tr) / largest },
              is_current ? styles.currentBar : {},
            ]}
          />
          <Text style={is_current ? styles.currentText : {}}>{formatCapacity(tr)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sizes: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    borderBottomWidth: 0.75,
    borderBottomColor: colors['glacier-300'],
  },
  size: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    alignItems: 'center',
    paddingBottom: 2,
    borderBottomWidth: 2,
    borderBottomColor: colors.white,
    fontSize: 8.5,
  },
  current: { borderBottomColor: colors['glacier-600'] },
  bar: { width: 12, marginBottom: 2, borderRadius: 2, backgroundColor: colors['glacier-300'] },
  currentBar: { backgroundColor: colors['glacier-600'] },
  currentText: { fontWeight: weights.bold, color: colors['glacier-600'] },
});
