import { Link, StyleSheet, View } from '@react-pdf/renderer';
import { formatDate, formatPhone, inDigits } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { Figures } from '../layout/figures';
import { NextStep } from '../layout/next-step';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { SystemRows } from '../layout/system-rows';
import { type Column, Table } from '../layout/table';
import { Text } from '../layout/text';
import { colors, sizes, weights } from '../layout/theme';
import { TEXTS } from '../texts';
import type { SheetLine, SystemSheet } from './system-sheet';

type Assumption = SystemSheet['assumptions'][number];

/** A VRF system planned by a visitor, with drawing, rooms and bill of quantities. */
export function SystemSheetDocument({ sheet }: { sheet: SystemSheet }) {
  const { locale, name, web, title, issued_at, warnings, phone, email } = sheet;
  const texts = TEXTS[locale].systemSheet;
  const day = formatDate(issued_at, LANGUAGES[locale]);
  const columns = columnsIn(sheet);
  return (
    <PageFrame
      sender={sheet}
      title={title ? texts.documentTitle(title) : texts.label}
      subject={texts.label}
      issuedAt={issued_at}
      continued={title ? texts.continued(title) : texts.label}
      footer={[texts.source(name, web), texts.state(day)]}
    >
      {title !== '' && <Text style={styles.small}>{texts.label}</Text>}
      <Text style={styles.title}>{title || texts.label}</Text>
      <Text style={styles.state}>{texts.prices(day)}</Text>
      <Figures figures={sheet.figures} />
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
      <Section title={texts.drawing} needs={140}>
        {sheet.systems.map(({ name, drawing }, index) => (
          <SystemRows
            key={index}
            locale={locale}
            name={name}
            system={drawing}
            last={index === sheet.systems.length - 1}
          />
        ))}
      </Section>
      <Section title={texts.bill.title} needs={110}>
        <Table columns={columns} rows={sheet.lines}>
          <View style={styles.total}>
            <Text style={styles.bold}>{texts.bill.total}</Text>
            <Text style={styles.sum}>{sheet.total}</Text>
          </View>
        </Table>
      </Section>
      {sheet.on_request.length > 0 && (
        <Section title={texts.bill.onRequest}>
          <Table columns={columns.slice(0, 2)} rows={sheet.on_request} />
        </Section>
      )}
      <Section title={texts.conditions.title} needs={60}>
        {conditionsOf(sheet, day).map(([label, text], index) => (
          <View key={index} style={styles.condition} wrap={false}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.text}>{text}</Text>
          </View>
        ))}
      </Section>
      {sheet.rooms.length > 0 && (
        <Section title={texts.rooms}>
          {sheet.rooms.map(({ name, text }, index) => (
            <View key={index} style={styles.condition} wrap={false}>
              <Text style={styles.label}>{name}</Text>
              <Text style={styles.text}>{text}</Text>
            </View>
          ))}
        </Section>
      )}
      <NextStep qr={sheet.qr}>
        <Text>
          <Text style={styles.bold}>{texts.next.title}</Text>
          {sheet.qr ? texts.next.scan : texts.next.text}
        </Text>
        <Text>{[name, phone && formatPhone(phone), email].filter(Boolean).join(', ')}</Text>
        <Link src={sheet.address} style={styles.link}>
          {texts.open}
        </Link>
      </NextStep>
      <Section
        title={texts.assumptions.title}
        note={texts.assumptions.edition(sheet.edition)}
        needs={110}
      >
        <View style={styles.assumptions}>
          <Table columns={assumptionColumns(sheet)} rows={sheet.assumptions} />
        </View>
      </Section>
    </PageFrame>
  );
}

/** Returns what the figures are based on and what they leave out. */
function conditionsOf(
  { locale, not_included, peak, systems }: SystemSheet,
  day: string,
): [string, string][] {
  const texts = TEXTS[locale].systemSheet;
  const { conditions } = texts;
  return [
    [conditions.notIncluded, texts.notIncluded(not_included)],
    [conditions.prices, conditions.list(day)],
    ...systems.flatMap(({ name, window }): [string, string][] =>
      window ? [[name || conditions.ratio, window]] : [],
    ),
    ...(peak ? ([[conditions.peak, peak]] satisfies [string, string][]) : []),
    [conditions.estimate, texts.estimate],
  ];
}

/** Name, value with unit, and source of a constant. */
function assumptionColumns({ locale }: SystemSheet): Column<Assumption>[] {
  const { assumptions } = TEXTS[locale].systemSheet;
  return [
    { title: assumptions.name, share: 3.2, cell: ({ name }) => name },
    { title: assumptions.value, share: 1.2, cell: ({ value }) => value },
    {
      title: assumptions.source,
      share: 4,
      cell: ({ source, is_estimate }) => (is_estimate ? assumptions.estimate(source) : source),
    },
  ];
}

/** Item and quantity, then the prices. */
function columnsIn({ locale }: SystemSheet): Column<SheetLine>[] {
  const { bill } = TEXTS[locale].systemSheet;
  return [
    {
      title: bill.item,
      share: 4.6,
      cell: ({ model, title }) => <Item {...{ model, title }} />,
    },
    {
      title: bill.quantity,
      share: 0.9,
      align: 'right',
      cell: ({ quantity }) => inDigits(quantity, LANGUAGES[locale]),
    },
    { title: bill.unitPrice, share: 1.4, align: 'right', cell: ({ unit_price }) => unit_price },
    { title: bill.amount, share: 1.4, align: 'right', cell: ({ sum }) => sum },
  ];
}

const Item = ({ model, title }: Pick<SheetLine, 'model' | 'title'>) => (
  <Text>
    <Text style={styles.bold}>{model}</Text>
    {title !== '' && <Text style={styles.about}>{`   ${title}`}</Text>}
  </Text>
);

const styles = StyleSheet.create({
  title: {
    fontSize: sizes.title,
    fontWeight: weights.medium,
    letterSpacing: -0.4,
    lineHeight: 1.2,
  },
  state: { marginTop: 1, color: colors['ink-2'] },
  small: { fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.3 },
  bold: { fontWeight: weights.bold },
  about: { color: colors['ink-2'] },
  warnings: {
    marginTop: 12,
    padding: 9,
    rowGap: 3,
    borderWidth: 0.75,
    borderColor: colors['glacier-300'],
    borderRadius: 6,
  },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingTop: 5,
    borderTopWidth: 1.2,
    borderTopColor: colors.ink,
    fontSize: sizes.heading,
  },
  sum: { fontSize: sizes.figure, fontWeight: weights.bold, letterSpacing: -0.2, lineHeight: 1.25 },
  condition: {
    flexDirection: 'row',
    columnGap: 12,
    paddingVertical: 2.6,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
    fontSize: sizes.small,
  },
  label: { width: 78, color: colors['ink-3'] },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  assumptions: { fontSize: sizes.small, lineHeight: 1.2 },
  link: { color: colors['glacier-600'] },
});
