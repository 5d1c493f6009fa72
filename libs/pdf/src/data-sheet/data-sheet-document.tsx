import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { formatPhone } from '@shishir/format';
import type { ReactNode } from 'react';
import type { PictureFile } from '../business-profile/business-profile';
import { PageFrame } from '../layout/page-frame';
import { colors, sizes, weights } from '../layout/theme';
import type { DataSheet, KeyFigure, ValueGroup } from './data-sheet';
import { dataSheetTexts as texts } from './data-sheet.texts';
import { Drawing } from './drawing';
import { Text } from '../layout/text';

/** Everything that the catalogue contains about a product, on as few pages as possible. */
export function DataSheetDocument({ sheet }: { sheet: DataSheet }) {
  const { name, logo, web, issued_at, revision, size, groups, missing, address } = sheet;
  const { label } = texts;
  return (
    <PageFrame {...{ name, logo, web, label }} about={sheet.model} issuedAt={issued_at}>
      <Sender sheet={sheet} />
      <Head sheet={sheet} />
      {size && (
        <Part title={texts.dimensions}>
          <Drawing size={size} />
        </Part>
      )}
      <Part title={texts.values}>
        <View style={styles.groups}>
          {columnsOf(groups).map((column, index) => (
            <View key={index} style={styles.column}>
              {column.map((group) => (
                <Group key={group.title} group={group} />
              ))}
            </View>
          ))}
        </View>
      </Part>
      <View style={styles.notes} wrap={false}>
        {missing.length > 0 && <Text>{texts.missing(missing)}</Text>}
        <Text>{texts.rated}</Text>
        <Text>{texts.revision(revision, address)}</Text>
      </View>
    </PageFrame>
  );
}

/** More compact than the sections of the business profile, so that most data sheets fit on one page. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Text style={styles.partTitle} minPresenceAhead={80}>
        {title}
      </Text>
      {children}
    </View>
  );
}

function Sender({ sheet: { place, phone, email } }: { sheet: DataSheet }) {
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

function Head({ sheet: { kind, title, brand, model, notice, picture, figures } }: HeadProps) {
  return (
    <View style={styles.head}>
      <View style={styles.name}>
        <Text style={styles.kind}>{kind}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.model}>{[brand, texts.model(model)].filter(Boolean).join(', ')}</Text>
        {notice && <Text style={styles.notice}>{notice}</Text>}
        <View style={styles.figures}>
          {figures.map((figure) => (
            <Figure key={figure.name} figure={figure} />
          ))}
        </View>
      </View>
      {picture && <Picture picture={picture} />}
    </View>
  );
}
interface HeadProps {
  sheet: DataSheet;
}

const PICTURE = { width: 170, height: 136 };

/** Keeps the aspect ratio. */
function Picture({ picture: { data, format, width, height } }: { picture: PictureFile }) {
  const scale = Math.min(PICTURE.width / width, PICTURE.height / height);
  const shape = { width: width * scale, height: height * scale, borderRadius: 8 };
  return <Image src={{ data: Buffer.from(data), format }} style={shape} />;
}

function Figure({ figure: { name, value, unit, note } }: { figure: KeyFigure }) {
  return (
    <View style={styles.figure}>
      <Text style={styles.figureName}>{name}</Text>
      <Text style={styles.figureValue}>{`${value} ${unit}`}</Text>
      {note && <Text style={styles.figureName}>{note}</Text>}
    </View>
  );
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

/** Splits the groups into two columns of similar length, read from top to bottom. */
function columnsOf(groups: ValueGroup[]): ValueGroup[][] {
  const lengthOf = (some: ValueGroup[]) =>
    some.reduce((sum, { rows }) => sum + rows.length + 1.5, 0);
  const half = lengthOf(groups) / 2;
  const left: ValueGroup[] = [];
  for (const group of groups) {
    const before = lengthOf(left);
    const after = lengthOf([...left, group]);
    if (left.length > 0 && Math.abs(half - after) > Math.abs(half - before)) break;
    left.push(group);
  }
  return [left, groups.slice(left.length)];
}

const styles = StyleSheet.create({
  sender: { marginTop: 6, fontSize: sizes.small, color: colors['ink-3'] },
  head: { flexDirection: 'row', justifyContent: 'space-between', columnGap: 18, marginTop: 14 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  kind: { fontSize: sizes.small, fontWeight: weights.bold, color: colors['glacier-800'] },
  title: { fontSize: 20, fontWeight: weights.medium, letterSpacing: -0.4, lineHeight: 1.2 },
  model: { marginTop: 3, color: colors['ink-2'] },
  notice: { marginTop: 6, fontWeight: weights.bold },
  figures: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 12, rowGap: 8 },
  figure: { width: '50%', paddingRight: 10 },
  figureName: { fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.3 },
  figureValue: { fontSize: 14, fontWeight: weights.medium, letterSpacing: -0.3, lineHeight: 1.25 },
  part: { marginTop: 14 },
  partTitle: { marginBottom: 5, fontSize: sizes.lead, fontWeight: weights.bold },
  groups: { flexDirection: 'row', columnGap: 24 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  group: { marginBottom: 8 },
  groupTitle: { marginBottom: 2, fontWeight: weights.bold },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 10,
    paddingVertical: 2,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
    fontSize: 8.5,
    lineHeight: 1.25,
  },
  rowName: { flexShrink: 0, maxWidth: '55%', color: colors['ink-2'] },
  rowValue: { flexShrink: 1, textAlign: 'right' },
  notes: { marginTop: 4, rowGap: 1, fontSize: sizes.small, color: colors['ink-3'] },
});
