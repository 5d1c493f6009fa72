import { Image, StyleSheet, View } from '@react-pdf/renderer';
import {
  type CapacityAxis,
  capacityPosition,
  formatCapacity,
  inDigits,
  type Locale,
} from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { type Column, Table } from '../layout/table';
import { colors, sizes, weights } from '../layout/theme';
import type { ProductFamily } from './business-profile';
import { firstSentence, wholeSentences } from './sentences';
import { Text } from '../layout/text';
import { TEXTS } from '../texts';

/** The maximum that fits on two pages with the longest texts. */
const MOST = 20;
/** Longer first sentences are left out, because a truncated one could change its meaning. */
const LONGEST_LINE = 240;
const SCALE_WIDTH = 96;
/** Minimum visible width of a family with a single capacity, in points. */
const SHORTEST_BAR = 5;

/** Returns the range of the families' capacities in TR; null if none is known. */
export function rangeOf(families: ProductFamily[]): CapacityAxis | null {
  const known = families.flatMap(({ tr_min, tr_max }) => [tr_min ?? [], tr_max ?? []].flat());
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

interface FamiliesProps {
  locale: Locale;
  families: ProductFamily[];
  /** One line per family, without picture and description. */
  compact: boolean;
}

/** Lists the families with their capacities on a common scale. */
export function Families({ locale, families, compact }: FamiliesProps) {
  const texts = TEXTS[locale].businessProfile.families;
  const range = rangeOf(families);
  const axis = range && range.max > range.min && range.min > 0 ? range : null;
  const more = families.length - MOST;
  const columns: Column<ProductFamily>[] = [
    {
      title: '',
      share: 3.2,
      cell: (family) => (compact ? <Name family={family} /> : <Title family={family} />),
    },
    ...(axis
      ? [
          {
            title: <Axis axis={axis} maximum={texts.maximum} />,
            share: 1.1,
            cell: (family: ProductFamily) => <Bar family={family} axis={axis} />,
          },
        ]
      : []),
    ...(range
      ? [
          {
            title: texts.capacity,
            share: 0.8,
            align: 'right' as const,
            cell: (family: ProductFamily) => capacityOf(family, texts.range),
          },
        ]
      : []),
    {
      title: texts.models,
      share: 0.45,
      align: 'right',
      cell: ({ product_count }) => inDigits(product_count, LANGUAGES[locale]),
    },
  ];
  return (
    <>
      <Table columns={columns} rows={families.slice(0, MOST)} />
      {more > 0 && <Text style={styles.more}>{texts.more(more)}</Text>}
    </>
  );
}

const Name = ({ family: { title } }: { family: ProductFamily }) => (
  <Text style={styles.title}>{title}</Text>
);

function Title({ family }: { family: ProductFamily }) {
  const { description, picture } = family;
  const line = description && wholeSentences(firstSentence(description), LONGEST_LINE);
  return (
    <View style={styles.family}>
      {picture && (
        <Image
          src={{ data: Buffer.from(picture.data), format: picture.format }}
          style={styles.picture}
        />
      )}
      <View style={styles.text}>
        <Name family={family} />
        {line && <Text style={styles.line}>{line}</Text>}
      </View>
    </View>
  );
}

interface AxisProps {
  axis: CapacityAxis;
  maximum: (capacity: string) => string;
}

/** The ends of the scale. */
const Axis = ({ axis: { min, max }, maximum }: AxisProps) => (
  <View style={styles.axis}>
    <Text>{formatCapacity(min)}</Text>
    <Text>{maximum(formatCapacity(max))}</Text>
  </View>
);

/** Position of a family on the common, logarithmic scale. */
function Bar({ family: { tr_min, tr_max }, axis }: { family: ProductFamily; axis: CapacityAxis }) {
  if (tr_min === null || tr_max === null || tr_min <= 0) return null;
  const from = capacityPosition(tr_min, axis) * SCALE_WIDTH;
  const width = Math.max(capacityPosition(tr_max, axis) * SCALE_WIDTH - from, SHORTEST_BAR);
  const left = Math.min(from, SCALE_WIDTH - width);
  return (
    <View style={styles.scale}>
      <View style={styles.track} />
      <View style={[styles.bar, { left, width }]} />
    </View>
  );
}

function capacityOf(
  { tr_min, tr_max }: ProductFamily,
  range: (min: string, max: string) => string,
): string {
  if (tr_min === null || tr_max === null) return '';
  const [from, to] = [formatCapacity(tr_min), formatCapacity(tr_max)];
  return from === to ? from : range(from, to);
}

const styles = StyleSheet.create({
  family: { flexDirection: 'row', alignItems: 'center', columnGap: 10 },
  picture: { width: 36, height: 27, borderRadius: 5, objectFit: 'cover' },
  text: { flexShrink: 1, flexGrow: 1, flexBasis: 0 },
  title: { fontSize: sizes.text, fontWeight: weights.bold, lineHeight: 1.3 },
  line: {
    fontSize: sizes.small,
    color: colors['ink-3'],
    lineHeight: 1.35,
  },
  axis: { width: SCALE_WIDTH, flexDirection: 'row', justifyContent: 'space-between' },
  scale: { width: SCALE_WIDTH, height: 6, justifyContent: 'center' },
  track: { height: 2, borderRadius: 1, backgroundColor: colors['glacier-200'] },
  bar: {
    position: 'absolute',
    top: 0,
    height: 6,
    borderRadius: 3,
    backgroundColor: colors['glacier-600'],
  },
  more: { marginTop: 6, fontSize: sizes.small, color: colors['ink-3'] },
});
