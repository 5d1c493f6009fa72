import { Image, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { dhakaDay, formatDateTime, formatTime, inDigits } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { Text } from '../layout/text';
import { colors, sizes, weights } from '../layout/theme';
import { TEXTS } from '../texts';
import type { UnitPaper, VisitReportPaper } from './visit-report';

interface Props {
  paper: VisitReportPaper;
}

const inLanguage = ({ locale }: VisitReportPaper) => ({
  texts: TEXTS[locale].visitReport,
  words: LANGUAGES[locale],
});

/** Report of a visit: units with their readings, work, photos, and the signature of the customer. */
export function VisitReportDocument({ paper }: Props) {
  const { number, correction, work_done, parts, photos, recommendation } = paper;
  const { texts, words } = inLanguage(paper);
  const title = texts.titleOf(number, correction?.revision ?? null);
  return (
    <PageFrame
      sender={paper}
      title={title}
      subject={texts.title}
      issuedAt={paper.issued_at}
      continued={title}
      footer={[[paper.name, paper.web].filter(Boolean).join(', '), title]}
    >
      <View style={styles.top}>
        <View style={styles.grow}>
          <Text style={styles.title}>{texts.title}</Text>
          <View style={styles.people}>
            <Fact name={texts.people.customer} value={paper.customer} />
            <Fact name={texts.people.site} value={paper.site} />
          </View>
        </View>
        <View style={styles.meta}>
          <Meta name={texts.meta.report} value={number} />
          {correction && (
            <Meta name={texts.meta.version} value={inDigits(correction.revision, words)} />
          )}
          <Meta name={texts.meta.visit} value={timesOf(paper)} />
          <Meta name={texts.meta.technician} value={paper.technician} />
        </View>
      </View>
      {correction && <Text style={styles.note}>{texts.correction(correction.reason)}</Text>}
      <Section title={texts.units.title}>
        {paper.units.map((unit, index) => (
          <Unit key={index} unit={unit} paper={paper} />
        ))}
      </Section>
      <View style={styles.columns}>
        <View style={styles.grow}>
          <Text style={styles.heading}>{texts.work}</Text>
          <Text>{work_done}</Text>
        </View>
        {parts !== '' && (
          <View style={styles.parts}>
            <Text style={styles.heading}>{texts.parts}</Text>
            <Text>{parts}</Text>
          </View>
        )}
      </View>
      {photos.length > 0 && (
        <Section title={texts.photos} needs={PHOTO_HEIGHT + 20}>
          <Photos paper={paper} />
        </Section>
      )}
      {recommendation !== '' && (
        <View style={styles.box} wrap={false}>
          <Text style={styles.strong}>{texts.recommendation}</Text>
          <Text>{recommendation}</Text>
        </View>
      )}
      <Signatures paper={paper} />
    </PageFrame>
  );
}

/** Returns day, start and end; the day of the end only if it is another one. */
function timesOf(paper: VisitReportPaper): string {
  const { started_at, ended_at } = paper;
  const { words } = inLanguage(paper);
  const isSameDay = dhakaDay(started_at) === dhakaDay(ended_at);
  const end = (isSameDay ? formatTime : formatDateTime)(ended_at, words);
  return `${formatDateTime(started_at, words)}–${end}`;
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <View>
      <Text style={styles.quiet}>{name}</Text>
      <Text style={styles.strong}>{value}</Text>
    </View>
  );
}

const Meta = ({ name, value }: { name: string; value: string }) => (
  <View style={styles.metaRow}>
    <Text style={styles.quiet}>{name}</Text>
    <Text style={styles.metaValue}>{value}</Text>
  </View>
);

function Unit({ unit, paper }: Props & { unit: UnitPaper }) {
  const { texts } = inLanguage(paper);
  const { name, serial, place, serviced, readings, checks, note } = unit;
  return (
    <View style={styles.unit} wrap={false}>
      <Text>
        <Text style={styles.strong}>{name}</Text>
        <Text style={styles.quiet}>
          {` ${[serial && texts.units.serial(serial), place].filter(Boolean).join(', ')}`}
        </Text>
      </Text>
      {!serviced && <Text style={styles.quiet}>{texts.units.notServiced}</Text>}
      {readings.length > 0 && (
        <View style={styles.readings}>
          {readings.map(([label, value]) => (
            <View key={label} style={styles.reading}>
              <Text style={styles.quiet}>{label}</Text>
              <Text style={styles.value}>{value}</Text>
            </View>
          ))}
        </View>
      )}
      {checks.length > 0 && <Text style={styles.line}>{texts.units.done(checks)}</Text>}
      {note !== '' && <Text style={styles.line}>{note}</Text>}
    </View>
  );
}

const PHOTO_HEIGHT = 110;
const PER_ROW = 3;

function Photos({ paper: { photos } }: Props) {
  const rows = Array.from({ length: Math.ceil(photos.length / PER_ROW) }, (_, row) =>
    photos.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  return rows.map((row, index) => (
    <View key={index} style={styles.photos} wrap={false}>
      {row.map(({ picture, caption }, at) => (
        <View key={at} style={styles.photo}>
          <Image
            src={{ data: Buffer.from(picture.data), format: picture.format }}
            style={styles.picture}
          />
          {caption !== '' && <Text style={styles.quiet}>{caption}</Text>}
        </View>
      ))}
    </View>
  ));
}

function Signatures({ paper }: Props) {
  const { signature, correction, technician, name } = paper;
  const { texts, words } = inLanguage(paper);
  const { signatures } = texts;
  return (
    <View style={styles.signatures} wrap={false}>
      <View style={styles.signature}>
        <View style={styles.drawn} />
        <Text style={styles.strong}>{technician}</Text>
        <Text style={styles.quiet}>{signatures.company(name)}</Text>
      </View>
      <View style={styles.signature}>
        <View style={styles.drawn}>
          {signature.path === '' ? (
            <Text style={styles.typed}>{signature.name}</Text>
          ) : (
            <Svg viewBox={`0 0 ${signature.width} ${signature.height}`} style={styles.svg}>
              <Path
                d={signature.path}
                fill="none"
                stroke={colors.ink}
                strokeWidth={4}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </Svg>
          )}
        </View>
        <Text style={styles.strong}>{signature.name}</Text>
        <Text style={styles.quiet}>
          {[
            signatures.customer,
            signature.path === '' && signatures.typed,
            formatDateTime(signature.at, words),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {correction && <Text style={styles.quiet}>{signatures.first}</Text>}
      </View>
    </View>
  );
}

const hairline = { borderTopWidth: 0.6, borderTopColor: colors['glacier-200'] };

const styles = StyleSheet.create({
  top: { flexDirection: 'row', justifyContent: 'space-between', columnGap: 24 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  title: { fontSize: 28, fontWeight: weights.medium, letterSpacing: -0.8, lineHeight: 1.15 },
  people: { marginTop: 8, rowGap: 4 },
  meta: { width: 218 },
  metaRow: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 12,
    paddingVertical: 2.2,
    borderBottomWidth: 0.6,
    borderBottomColor: colors['glacier-200'],
  },
  metaValue: { flexShrink: 1, fontWeight: weights.bold, textAlign: 'right' },
  quiet: { color: colors['ink-3'], fontSize: sizes.small },
  strong: { fontWeight: weights.bold },
  note: { marginTop: 10, color: colors['ink-2'] },
  unit: { ...hairline, paddingVertical: 5 },
  readings: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 3 },
  reading: { width: '25%', paddingRight: 8, paddingBottom: 3 },
  value: { fontSize: 10.5, fontWeight: weights.bold, lineHeight: 1.3 },
  line: { marginTop: 2, color: colors['ink-2'] },
  columns: { flexDirection: 'row', columnGap: 24 },
  parts: { width: 190 },
  heading: {
    marginTop: 13,
    marginBottom: 4,
    fontSize: sizes.heading,
    fontWeight: weights.bold,
    lineHeight: 1.25,
  },
  photos: { flexDirection: 'row', columnGap: 10, marginBottom: 8 },
  photo: { width: '31.8%', rowGap: 2 },
  picture: { height: PHOTO_HEIGHT, objectFit: 'contain', objectPosition: 'left top' },
  box: { marginTop: 10, padding: 9, rowGap: 2, backgroundColor: colors['glacier-50'] },
  signatures: { flexDirection: 'row', columnGap: 48, marginTop: 18 },
  signature: { flexGrow: 1, flexBasis: 0 },
  drawn: {
    height: 54,
    marginBottom: 4,
    justifyContent: 'flex-end',
    borderBottomWidth: 0.75,
    borderBottomColor: colors.ink,
  },
  svg: { width: 122, height: 53 },
  typed: { paddingBottom: 3, fontSize: 13 },
});
