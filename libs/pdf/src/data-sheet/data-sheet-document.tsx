import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { formatDate } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { PictureFile } from '../business-profile/business-profile';
import { Figures } from '../layout/figures';
import { NextStep } from '../layout/next-step';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { Text } from '../layout/text';
import { colors, sizes, weights } from '../layout/theme';
import { UnitViews } from '../layout/unit-views';
import { TEXTS } from '../texts';
import type { DataSheet, ValueGroup } from './data-sheet';
import { FamilySizes } from './family-sizes';

/** Everything that the catalogue contains about a product, on as few pages as possible. */
export function DataSheetDocument({ sheet }: { sheet: DataSheet }) {
  const { issued_at, revision, groups, missing, address, model, drawing, fit } = sheet;
  const texts = TEXTS[sheet.locale].dataSheet;
  const columns = columnsOf(groups);
  return (
    <PageFrame
      sender={sheet}
      title={texts.documentTitle(model)}
      subject={texts.label}
      issuedAt={issued_at}
      footer={[address, texts.revision(revision, formatDate(issued_at, LANGUAGES[sheet.locale]))]}
    >
      <Head sheet={sheet} />
      {sheet.sizes.length > 0 && (
        <Section title={texts.sizes} note={texts.sizesUnit}>
          <FamilySizes sizes={sheet.sizes} />
        </Section>
      )}
      {drawing && (
        <Section title={texts.dimensions} needs={160}>
          <UnitViews drawing={drawing} />
          {fit && <Text style={styles.fit}>{fit}</Text>}
        </Section>
      )}
      <View style={styles.groups}>
        {columns.map((column, index) => (
          <View key={index} style={styles.column}>
            {column.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </View>
        ))}
      </View>
      <NextStep qr={sheet.qr}>
        <Text>
          <Text style={styles.bold}>{texts.current}</Text>
          {address}
        </Text>
        {missing.length > 0 && <Text>{texts.missing(missing)}</Text>}
        <Text>{texts.rated}</Text>
      </NextStep>
    </PageFrame>
  );
}

function Head({ sheet }: { sheet: DataSheet }) {
  const { locale, kind, title, brand, model, notice, picture, figures } = sheet;
  return (
    <>
      <Text style={styles.kind}>{TEXTS[locale].dataSheet.kind(kind)}</Text>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.model}>{[brand, model].filter(Boolean).join(' ')}</Text>
      {notice && <Text style={styles.notice}>{notice}</Text>}
      {picture ? (
        <View style={styles.summary} wrap={false}>
          <Picture picture={picture} />
          <Figures figures={figures} vertical />
        </View>
      ) : (
        <Figures figures={figures} />
      )}
    </>
  );
}

const PICTURE = { width: 200, height: 114 };

/** Keeps the aspect ratio. */
function Picture({ picture: { data, format, width, height } }: { picture: PictureFile }) {
  const scale = Math.min(PICTURE.width / width, PICTURE.height / height);
  const shape = { width: width * scale, height: height * scale, borderRadius: 8 };
  return <Image src={{ data: Buffer.from(data), format }} style={shape} />;
}

function Group({ group: { title, rows } }: { group: ValueGroup }) {
  return (
    <View style={styles.group}>
      <Text style={styles.groupTitle} minPresenceAhead={30}>
        {title}
      </Text>
      {rows.map(([name, value]) => (
        <View key={name} style={styles.row} wrap={false}>
          <Text style={styles.rowName}>{name}</Text>
          <Text style={styles.rowValue}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

const COLUMNS = 3;

/** Splits the groups into columns of similar length, read from top to bottom. */
function columnsOf(groups: ValueGroup[]): ValueGroup[][] {
  const lengthOf = ({ rows }: ValueGroup) => rows.length + 1.5;
  const total = groups.reduce((sum, group) => sum + lengthOf(group), 0);
  const columns: ValueGroup[][] = Array.from({ length: COLUMNS }, () => []);
  let before = 0;
  for (const group of groups) {
    const middle = before + lengthOf(group) / 2;
    columns[Math.min(Math.floor((middle / total) * COLUMNS), COLUMNS - 1)]!.push(group);
    before += lengthOf(group);
  }
  return columns.filter((column) => column.length > 0);
}

const styles = StyleSheet.create({
  kind: { fontSize: sizes.small, color: colors['ink-3'] },
  title: {
    fontSize: sizes.title,
    fontWeight: weights.medium,
    letterSpacing: -0.4,
    lineHeight: 1.2,
  },
  model: { marginTop: 1, fontSize: sizes.lead, color: colors['ink-2'] },
  notice: { marginTop: 3, fontWeight: weights.bold },
  summary: { flexDirection: 'row', columnGap: 20, marginTop: 10 },
  fit: { marginTop: 4, fontSize: sizes.small, color: colors['ink-2'] },
  groups: { flexDirection: 'row', columnGap: 20, marginTop: 12 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  group: { marginBottom: 9 },
  groupTitle: { marginBottom: 3, fontSize: sizes.lead, fontWeight: weights.bold },
  row: {
    flexDirection: 'row',
    columnGap: 6,
    paddingVertical: 2.2,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
    fontSize: sizes.small,
    lineHeight: 1.3,
  },
  rowName: { width: '46%', color: colors['ink-3'] },
  rowValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: weights.medium },
  bold: { fontWeight: weights.bold, color: colors.ink },
});
