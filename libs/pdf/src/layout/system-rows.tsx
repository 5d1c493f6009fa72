import { Circle, Line, StyleSheet, Svg, View } from '@react-pdf/renderer';
import type { Locale } from '@shishir/format';
import { TEXTS } from '../texts';
import type { QuotedSystem } from './parts';
import { DrawnSystem, LOOKS } from './system-drawing';
import { Text } from './text';
import { colors, sizes, weights } from './theme';

const SCALE = 0.73;

interface SystemRowsProps {
  locale: Locale;
  system: QuotedSystem;
  /** Heading of one of several systems. */
  name?: string;
  /** False if another system follows: the last one explains the lines of all. */
  last?: boolean;
}

/** Draws the outdoor unit and the pipes from it to each room. The rooms can be spread over several pages. */
export function SystemRows(props: SystemRowsProps) {
  const { locale, name = '', last = true } = props;
  const { outdoor, rooms } = props.system;
  const texts = TEXTS[locale].layout;
  return (
    <View style={styles.drawing}>
      {name !== '' && (
        <Text style={styles.system} minPresenceAhead={100}>
          {name}
        </Text>
      )}
      {outdoor && (
        <View style={styles.outdoor} wrap={false} minPresenceAhead={60}>
          <DrawnSystem drawing={outdoor.drawing} scale={SCALE} />
          <View>
            <Text style={styles.strong}>{outdoor.texts[0]}</Text>
            <Text>{outdoor.texts[1]}</Text>
            <Text style={styles.quiet}>{outdoor.texts[2]}</Text>
          </View>
        </View>
      )}
      {rooms.map(({ drawing, texts: [name, model, capacity], kind, load }, index) => (
        // The height equals that of the pipes, so that they continue seamlessly in the next row.
        <View key={index} style={[styles.row, { height: drawing.height * SCALE }]} wrap={false}>
          <DrawnSystem drawing={drawing} scale={SCALE} />
          <View style={[styles.room, index > 0 ? styles.line : {}]}>
            <Text style={styles.name}>{name}</Text>
            <Text style={[styles.unit, styles.quiet]}>{model}</Text>
            <Text style={[styles.kind, styles.quiet]}>{kind}</Text>
            <View style={styles.capacity}>
              <Text style={styles.right}>{capacity}</Text>
              {load && <Text style={styles.load}>{texts.load(load)}</Text>}
            </View>
          </View>
        </View>
      ))}
      {outdoor && last && <Legend names={texts.legend} />}
    </View>
  );
}

function Legend({ names }: { names: Record<'gas' | 'liquid' | 'joint', string> }) {
  return (
    <View style={styles.legend}>
      <Svg width={20} height={6}>
        <Line x1={0} y1={3} x2={20} y2={3} {...LOOKS.gas} />
      </Svg>
      <Text style={styles.word}>{names.gas}</Text>
      <Svg width={20} height={6}>
        <Line x1={0} y1={3} x2={20} y2={3} {...LOOKS.liquid} />
      </Svg>
      <Text style={styles.word}>{names.liquid}</Text>
      <Svg width={9} height={9}>
        <Circle cx={4.5} cy={4.5} r={3.4} {...LOOKS.joint} />
      </Svg>
      <Text style={styles.word}>{names.joint}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  drawing: { marginTop: 12 },
  system: { marginBottom: 6, fontWeight: weights.bold },
  outdoor: { flexDirection: 'row', alignItems: 'flex-start', columnGap: 9 },
  row: { flexDirection: 'row', columnGap: 9 },
  room: { width: 418, flexDirection: 'row', alignItems: 'center', columnGap: 8 },
  line: { borderTopWidth: 0.6, borderTopColor: colors['glacier-200'] },
  name: { width: 118, maxLines: 2, textOverflow: 'ellipsis', fontWeight: weights.bold },
  unit: { width: 112, maxLines: 2, textOverflow: 'ellipsis' },
  kind: { width: 92 },
  capacity: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  right: { textAlign: 'right' },
  load: { textAlign: 'right', fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.25 },
  strong: { marginTop: 12, fontWeight: weights.bold },
  quiet: { color: colors['ink-2'] },
  legend: { flexDirection: 'row', alignItems: 'center', columnGap: 5, marginTop: 4 },
  word: { marginRight: 12, fontSize: sizes.small },
});
