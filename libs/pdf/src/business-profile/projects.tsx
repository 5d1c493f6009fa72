import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { formatCapacity, inDigits, type Locale, placeTowns } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { type Column, Table } from '../layout/table';
import { Text } from '../layout/text';
import { colors, sizes, weights } from '../layout/theme';
import type { BusinessProfile, ProfileProject } from './business-profile';
import { TEXTS } from '../texts';
import { TownMap } from './town-map';

const MOST = 9;
const MOST_PICTURES = 4;

interface ProjectsProps {
  locale: Locale;
  projects: BusinessProfile['projects'];
  /** Leaves out pictures and map, and shows few projects. */
  compact: boolean;
}

/** The largest projects with pictures, and a map of the capacity by town. */
export function Projects({ locale, projects: { count, largest, towns }, compact }: ProjectsProps) {
  const texts = TEXTS[locale].businessProfile.projects;
  if (largest.length === 0) return null;
  const shown = largest.slice(0, compact ? 4 : MOST);
  // The first picture is in the head of the document.
  const pictured = largest.filter(({ picture }) => picture).slice(1, 1 + MOST_PICTURES);
  const placed = placeTowns(towns);
  const hasMap = !compact && placed.length > 1;
  return (
    <View style={styles.section} wrap={false}>
      {!compact && pictured.length > 1 && <Pictures projects={pictured} />}
      <View style={styles.columns}>
        <View style={styles.list}>
          <Text style={styles.heading}>{texts.title}</Text>
          <Table columns={columnsIn(locale)} rows={shown} />
          {count > shown.length && (
            <Text style={styles.about}>{texts.more(shown.length, count)}</Text>
          )}
        </View>
        {hasMap && (
          <View style={styles.map}>
            <Text style={styles.heading}>
              {texts.map}
              <Text style={styles.note}>{` ${texts.mapUnit}`}</Text>
            </Text>
            <TownMap towns={placed} label={texts.town} />
            <Text style={styles.about}>{texts.sketch}</Text>
          </View>
        )}
      </View>
    </View>
  );
}

function columnsIn(locale: Locale): Column<ProfileProject>[] {
  const texts = TEXTS[locale].businessProfile.projects;
  return [
    { title: texts.project, share: 5, cell: (project) => <Title {...project} /> },
    {
      title: texts.tr,
      share: 0.9,
      align: 'right',
      cell: ({ tr }) => <Text style={styles.strong}>{tr === null ? '' : formatCapacity(tr)}</Text>,
    },
    {
      title: texts.year,
      share: 0.9,
      align: 'right',
      cell: ({ year }) => (year === null ? '' : inDigits(year, LANGUAGES[locale])),
    },
  ];
}

function Title({ title, kind, location }: ProfileProject) {
  const about = [kind, location].filter(Boolean).join(', ');
  return (
    <>
      <Text style={styles.strong}>{title}</Text>
      {about !== '' && <Text style={styles.about}>{about}</Text>}
    </>
  );
}

const Pictures = ({ projects }: { projects: ProfileProject[] }) => (
  <View style={styles.pictures}>
    {projects.map(({ title, picture }) => (
      <View key={title} style={styles.project}>
        <Image
          src={{ data: Buffer.from(picture!.data), format: picture!.format }}
          style={styles.picture}
        />
        <Text style={styles.about}>{title}</Text>
      </View>
    ))}
  </View>
);

const styles = StyleSheet.create({
  section: { marginTop: 14 },
  columns: { flexDirection: 'row', columnGap: 24 },
  list: { flexGrow: 1.04, flexShrink: 1, flexBasis: 0 },
  map: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  heading: { marginBottom: 5, fontSize: sizes.heading, fontWeight: weights.bold, lineHeight: 1.25 },
  note: { fontSize: sizes.text, fontWeight: weights.regular, color: colors['ink-3'] },
  strong: { fontSize: sizes.text, fontWeight: weights.bold, lineHeight: 1.3 },
  about: { fontSize: sizes.small, color: colors['ink-3'], lineHeight: 1.3 },
  pictures: { flexDirection: 'row', columnGap: 11, marginBottom: 14 },
  project: { flexGrow: 1, flexShrink: 1, flexBasis: 0, rowGap: 3 },
  picture: { height: 72, borderRadius: 7, objectFit: 'cover' },
});
