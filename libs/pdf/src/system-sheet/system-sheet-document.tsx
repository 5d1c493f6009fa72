import { Link, StyleSheet, View } from '@react-pdf/renderer';
import { formatPhone } from '@shishir/format';
import type { SystemDrawing } from '@shishir/sizing';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { type Column, Table } from '../layout/table';
import { colors, page, sizes, weights } from '../layout/theme';
import { DrawnSystem } from '../layout/system-drawing';
import type { SheetLine, SheetRoom, SystemSheet } from './system-sheet';
import { systemSheetTexts as texts } from './system-sheet.texts';
import { Text } from '../layout/text';

/** Height of a page below its heading. */
const MAX_HEIGHT = 640;

/** Scales the drawing down to the width and height of the page. */
const scaleOf = ({ width, height }: SystemDrawing) =>
  Math.min((page.width - 2 * page.margin) / width, MAX_HEIGHT / height, 1);

/** A VRF system planned by a visitor, with drawing, rooms and bill of quantities. */
export function SystemSheetDocument({ sheet }: { sheet: SystemSheet }) {
  const { name, logo, web, title, issued_at, drawing, rooms, warnings } = sheet;
  return (
    <PageFrame {...{ name, logo, web }} label={texts.label} about={title} issuedAt={issued_at}>
      <Sender sheet={sheet} />
      <Text style={styles.title}>{title}</Text>
      <View style={styles.figures}>
        {sheet.figures.map(({ name, value, unit, note }) => (
          <View key={name} style={styles.figure}>
            <Text style={styles.small}>{name}</Text>
            <Text style={styles.value}>{`${value} ${unit}`}</Text>
            {note && <Text style={styles.small}>{note}</Text>}
          </View>
        ))}
      </View>
      {warnings.length > 0 && (
        <View style={styles.warnings}>
          {warnings.map((warning, index) => (
            <Text key={index}>
              <Text style={styles.bold}>{texts.warning(warning.title)}</Text>
              {warning.text}
            </Text>
          ))}
        </View>
      )}
      {drawing && (
        <Section title={texts.drawing} needs={drawing.height * scaleOf(drawing)}>
          <View wrap={false}>
            <DrawnSystem drawing={drawing} scale={scaleOf(drawing)} />
          </View>
        </Section>
      )}
      <Section title={texts.rooms.title} needs={140}>
        <Table columns={ROOM_COLUMNS} rows={rooms} />
      </Section>
      <Section title={texts.bill.title} needs={140}>
        <Table columns={LINE_COLUMNS} rows={sheet.lines} />
        <View style={styles.total} wrap={false}>
          <Text style={styles.bold}>{texts.bill.total}</Text>
          <Text style={styles.value}>{sheet.total}</Text>
        </View>
        {sheet.on_request.length > 0 && (
          <View style={styles.request}>
            <Text style={styles.bold}>{texts.bill.onRequest}</Text>
            <Table columns={REQUEST_COLUMNS} rows={sheet.on_request} />
          </View>
        )}
      </Section>
      <View style={styles.notes} wrap={false}>
        <Text>{texts.notIncluded(sheet.not_included)}</Text>
        {sheet.window && <Text>{sheet.window}</Text>}
        <Text>{texts.estimate}</Text>
        <Link src={sheet.address} style={styles.link}>
          {texts.open}
        </Link>
      </View>
    </PageFrame>
  );
}

const ROOM_COLUMNS: Column<SheetRoom>[] = [
  { title: texts.rooms.room, share: 3, cell: ({ name }) => name },
  { title: texts.rooms.load, share: 1, align: 'right', cell: ({ load }) => load },
  { title: texts.rooms.unit, share: 4, cell: ({ unit }) => unit },
  { title: texts.rooms.capacity, share: 1.2, align: 'right', cell: ({ capacity }) => capacity },
];

const LINE_COLUMNS: Column<SheetLine>[] = [
  { title: texts.bill.model, share: 2, cell: ({ model }) => model },
  { title: texts.bill.description, share: 3.4, cell: ({ title }) => title },
  {
    title: texts.bill.quantity,
    share: 0.9,
    align: 'right',
    cell: ({ quantity }) => String(quantity),
  },
  { title: texts.bill.unitPrice, share: 1.4, align: 'right', cell: ({ unit_price }) => unit_price },
  { title: texts.bill.amount, share: 1.4, align: 'right', cell: ({ sum }) => sum },
];
const REQUEST_COLUMNS = LINE_COLUMNS.slice(0, 3);

function Sender({ sheet: { place, phone, email } }: { sheet: SystemSheet }) {
  const lines = [
    place && [place.street, place.city].filter(Boolean).join(', '),
    [phone && formatPhone(phone), email].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <View style={styles.sender}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sender: { marginTop: 6, fontSize: sizes.small, color: colors['ink-3'] },
  title: {
    marginTop: 16,
    fontSize: 22,
    fontWeight: weights.medium,
    letterSpacing: -0.4,
    lineHeight: 1.2,
  },
  figures: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 12, rowGap: 8 },
  figure: { width: '25%', paddingRight: 10 },
  small: { fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.3 },
  value: { fontSize: 14, fontWeight: weights.medium, letterSpacing: -0.3, lineHeight: 1.25 },
  bold: { fontWeight: weights.bold },
  warnings: {
    marginTop: 12,
    padding: 9,
    rowGap: 3,
    borderWidth: 0.75,
    borderColor: colors['glacier-300'],
    fontSize: 9,
    lineHeight: 1.4,
  },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingTop: 6,
    borderTopWidth: 1.2,
    borderTopColor: colors.ink,
  },
  request: { marginTop: 12 },
  link: { color: colors['glacier-600'] },
  notes: { marginTop: 14, rowGap: 2, fontSize: sizes.small, color: colors['ink-3'] },
});
