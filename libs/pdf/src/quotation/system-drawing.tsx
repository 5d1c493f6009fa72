import { Circle, G, Line, Path, Rect, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { colors, sizes, weights } from '../layout/theme';
import type { SystemDrawing, UnitShape } from './quotation';
import { Text } from '../layout/text';

type Room = SystemDrawing['rooms'][number];

/** Drawn in units of which 112 are as wide as the pipes and the unit beside a room. */
const WIDTH = 112;
const ROW = 37;
const MIDDLE = ROW / 2;
const OUTDOOR = 100;
/** Points for one unit. */
const SCALE = 0.73;
const GAS = 32;
const LIQUID = 24;

const line = { stroke: colors['glacier-600'], strokeWidth: 1.2, fill: colors.white };
const gas = { stroke: colors['glacier-600'], strokeWidth: 2.4, fill: 'none' };
const liquid = { stroke: colors['glacier-400'], strokeWidth: 1.4, fill: 'none' };

/** The outdoor unit and from it the pipes to each room. Rooms go over to the next page one by one. */
export function DrawnSystem({ system: { outdoor, rooms } }: { system: SystemDrawing }) {
  return (
    <View style={styles.drawing}>
      {outdoor && (
        <View style={styles.outdoor} wrap={false} minPresenceAhead={60}>
          <Svg viewBox={`0 0 ${WIDTH} ${OUTDOOR}`} style={boxOf(OUTDOOR)}>
            <G transform="translate(0 8) scale(0.72)">
              <Rect x={0} y={14} width={104} height={92} rx={3} {...line} />
              <Path d="M10 14l3-10h32l3 10zM56 14l3-10h32l3 10z" {...line} />
              <Path d="M8 24h40v34H8zM56 24h40v34H56z" stroke="none" fill={colors['glacier-200']} />
              <Path
                d="M8 32.5h40M8 41h40M8 49.500h40M56 32.5h40M56 41h40M56 49.500h40M52 14v92M8 66h40M56 66h40"
                {...line}
                strokeWidth={0.8}
              />
              <Path d="M6 106h22v6H6zM76 106h22v6H76z" stroke="none" fill={colors['glacier-800']} />
            </G>
            {rooms.length > 0 && <Pipes from={89} gasTo={OUTDOOR} liquidTo={OUTDOOR} />}
          </Svg>
          <View>
            <Text style={styles.strong}>{outdoor.model}</Text>
            <Text>{outdoor.title}</Text>
            <Text style={styles.quiet}>{outdoor.note}</Text>
          </View>
        </View>
      )}
      {rooms.map((room, index) => (
        <View key={index} style={styles.row} wrap={false}>
          <RoomPipes
            room={room}
            isFed={outdoor !== null}
            isLast={rooms.slice(index + 1).every(({ shape }) => shape === null)}
          />
          <View style={[styles.room, index > 0 ? styles.line : {}]}>
            <Text style={styles.name}>{room.name}</Text>
            <Text style={[styles.unit, styles.quiet]}>{room.unit}</Text>
            <Text style={[styles.kind, styles.quiet]}>{room.kind}</Text>
            <Text style={styles.capacity}>{room.capacity}</Text>
          </View>
        </View>
      ))}
      {outdoor && <Legend />}
    </View>
  );
}

interface PipesProps {
  from: number;
  gasTo: number;
  liquidTo: number;
}

const Pipes = ({ from, gasTo, liquidTo }: PipesProps) => (
  <G>
    <Line x1={GAS} y1={from} x2={GAS} y2={gasTo} {...gas} />
    <Line x1={LIQUID} y1={from} x2={LIQUID} y2={liquidTo} {...liquid} />
  </G>
);

function RoomPipes({ room, isFed, isLast }: { room: Room; isFed: boolean; isLast: boolean }) {
  const { shape, several } = room;
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${ROW}`} style={boxOf(ROW)}>
      {isFed && !(isLast && shape === null) && (
        <Pipes from={0} gasTo={isLast ? MIDDLE + 4 : ROW} liquidTo={isLast ? MIDDLE - 4 : ROW} />
      )}
      {isFed && shape !== null && (
        <G>
          <Line x1={GAS} y1={MIDDLE + 4} x2={62} y2={MIDDLE + 4} {...gas} />
          <Line x1={LIQUID} y1={MIDDLE - 4} x2={62} y2={MIDDLE - 4} {...liquid} />
          <Circle cx={28} cy={MIDDLE} r={5} {...line} strokeWidth={1.6} />
        </G>
      )}
      {shape !== null && several && (
        <G transform="translate(6 -5)">
          <Unit shape={shape} />
        </G>
      )}
      {shape !== null && <Unit shape={shape} />}
    </Svg>
  );
}

function Unit({ shape }: { shape: UnitShape }) {
  if (shape === 'wall') {
    return (
      <G>
        <Rect x={62} y={MIDDLE - 8} width={44} height={16} rx={5} {...line} />
        <Line x1={67} y1={MIDDLE + 4} x2={101} y2={MIDDLE + 4} {...line} strokeWidth={0.8} />
      </G>
    );
  }
  if (shape === 'duct') {
    return (
      <G>
        <Rect x={62} y={MIDDLE - 9} width={44} height={15} rx={1} {...line} />
        <Path d={`M68 ${MIDDLE + 6}h32v4H68z`} {...line} />
      </G>
    );
  }
  return (
    <G>
      <Rect x={67} y={MIDDLE - 10} width={34} height={13} rx={2} {...line} />
      <Path d={`M62 ${MIDDLE + 3}h44l-4 5H66z`} {...line} />
    </G>
  );
}

function Legend() {
  return (
    <View style={styles.legend}>
      <Svg width={20} height={6}>
        <Line x1={0} y1={3} x2={20} y2={3} {...gas} />
      </Svg>
      <Text style={styles.word}>Gas pipe</Text>
      <Svg width={20} height={6}>
        <Line x1={0} y1={3} x2={20} y2={3} {...liquid} />
      </Svg>
      <Text style={styles.word}>Liquid pipe</Text>
      <Svg width={9} height={9}>
        <Circle cx={4.5} cy={4.5} r={3.4} {...line} />
      </Svg>
      <Text style={styles.word}>Branch joint</Text>
    </View>
  );
}

const boxOf = (height: number) => ({ width: WIDTH * SCALE, height: height * SCALE });

const styles = StyleSheet.create({
  drawing: { marginTop: 12 },
  outdoor: { flexDirection: 'row', alignItems: 'flex-start', columnGap: 9 },
  // As high as its pipes: those of the next row go on where they end.
  row: { flexDirection: 'row', columnGap: 9, height: ROW * SCALE },
  room: { width: 412, flexDirection: 'row', alignItems: 'center', columnGap: 8 },
  line: { borderTopWidth: 0.6, borderTopColor: colors['glacier-200'] },
  name: { width: 118, maxLines: 2, textOverflow: 'ellipsis', fontWeight: weights.bold },
  unit: { width: 112, maxLines: 2, textOverflow: 'ellipsis' },
  kind: { width: 92 },
  capacity: { width: 66, textAlign: 'right' },
  strong: { marginTop: 12, fontWeight: weights.bold },
  quiet: { color: colors['ink-2'] },
  legend: { flexDirection: 'row', alignItems: 'center', columnGap: 5, marginTop: 4 },
  word: { marginRight: 12, fontSize: sizes.small },
});
