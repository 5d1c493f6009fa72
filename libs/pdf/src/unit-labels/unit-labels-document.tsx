import { Document, Page, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { formatPhone } from '@shishir/format';
import { fontFamily } from '../layout/fonts';
import { Text } from '../layout/text';
import { colors, weights } from '../layout/theme';
import { TEXTS } from '../texts';
import type { UnitLabelSheet } from './unit-labels';

const COLUMNS = 3;
const ROWS = 8;
/** A4 in points, without margins: the labels of a sheet touch each other, 70 x 37 mm each. */
const PAGE = { width: 595.28, height: 841.89 };
const LABEL = { width: PAGE.width / COLUMNS, height: 105 };

/** Labels to stick on units, in rows from left to right. */
export function UnitLabelsDocument({ sheet }: { sheet: UnitLabelSheet }) {
  const perPage = COLUMNS * ROWS;
  const pages = Array.from({ length: Math.ceil(sheet.labels.length / perPage) }, (_, page) =>
    sheet.labels.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <Document title={TEXTS.en.unitLabels.title} author={sheet.company}>
      {pages.map((labels, index) => (
        <Page key={index} size="A4" style={styles.page}>
          {labels.map((label) => (
            <Label key={label.code} label={label} sheet={sheet} />
          ))}
        </Page>
      ))}
    </Document>
  );
}

interface LabelProps {
  label: UnitLabelSheet['labels'][number];
  sheet: UnitLabelSheet;
}

function Label({ label: { code, model, serial, qr }, sheet: { company, phone } }: LabelProps) {
  return (
    <View style={styles.label} wrap={false}>
      <Svg viewBox={`0 0 ${qr.size} ${qr.size}`} style={styles.code}>
        <Path d={qr.path} fill={colors.ink} />
      </Svg>
      <View style={styles.texts}>
        <Text style={styles.company}>{company}</Text>
        <Text style={styles.scan}>{TEXTS.en.unitLabels.scan}</Text>
        <Text style={styles.scan}>{TEXTS.bn.unitLabels.scan}</Text>
        <Text style={styles.model}>{model}</Text>
        {serial !== '' && <Text style={styles.small}>{TEXTS.en.unitLabels.serial(serial)}</Text>}
        {phone !== '' && <Text style={styles.small}>{formatPhone(phone)}</Text>}
        <Text style={styles.small}>{code}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    fontFamily,
    fontSize: 7,
    color: colors.ink,
  },
  label: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: 6,
    width: LABEL.width,
    height: LABEL.height,
    paddingHorizontal: 10,
  },
  code: { width: 76, height: 76 },
  texts: { flexGrow: 1, flexShrink: 1, flexBasis: 0, rowGap: 1.5 },
  company: { fontSize: 8, fontWeight: weights.bold },
  scan: { fontSize: 7.5 },
  model: { marginTop: 2, fontSize: 7, fontWeight: weights.medium },
  small: { fontSize: 6.5, color: colors['ink-2'] },
});
