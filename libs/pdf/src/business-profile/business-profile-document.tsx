import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { formatCapacity, formatDate, groupThousands, inDigits } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { Figures } from '../layout/figures';
import type { Letterhead } from '../layout/letterhead';
import { NextStep } from '../layout/next-step';
import { PageFrame } from '../layout/page-frame';
import type { KeyFigure } from '../layout/parts';
import { Section } from '../layout/section';
import { Text } from '../layout/text';
import { colors, sizes, weights } from '../layout/theme';
import { TEXTS } from '../texts';
import type { BusinessProfile, PictureFile } from './business-profile';
import { Contact } from './contact';
import { Families, rangeOf } from './families';
import { Projects } from './projects';
import { firstSentence, wholeSentences } from './sentences';

/** Further names are left out. With this limit, even the longest texts fit on two pages. */
const MOST_NAMES = 12;

interface BusinessProfileProps {
  profile: BusinessProfile;
  /** Leaves out pictures, descriptions and the map. */
  compact: boolean;
}

/** Presents the company, its products, projects and contact details. The compact form never exceeds two pages. */
export function BusinessProfileDocument({ profile, compact }: BusinessProfileProps) {
  const { locale, name, web, blurb, issued_at, families, brands, industries, projects } = profile;
  const texts = TEXTS[locale].businessProfile;
  const picture = compact
    ? null
    : (projects.largest.find(({ picture }) => picture)?.picture ?? null);
  return (
    <PageFrame
      sender={senderOf(profile)}
      title={texts.documentTitle(name)}
      subject={texts.label}
      issuedAt={issued_at}
      footer={[[name, web].filter(Boolean).join(', '), formatDate(issued_at, LANGUAGES[locale])]}
    >
      <Hero text={blurb ?? name} picture={picture} />
      <Figures figures={figuresOf(profile)} />
      {families.length > 0 && (
        <Section title={texts.supply} note={texts.supplyUnit}>
          <Families locale={locale} families={families} compact={compact} />
        </Section>
      )}
      <Projects locale={locale} projects={projects} compact={compact} />
      {brands.length > 1 && <Names title={texts.brands} names={brands} />}
      {industries.length > 0 && <Names title={texts.industries} names={industries} />}
      <NextStep qr={profile.qr}>
        <Contact profile={profile} />
      </NextStep>
    </PageFrame>
  );
}

function senderOf({ locale, name, logo, web, ...profile }: BusinessProfile): Letterhead {
  const { places, sales_phones, sales_email } = profile;
  const [place = null] = places;
  return { locale, name, logo, web, place, phone: sales_phones[0] ?? null, email: sales_email };
}

const LONGEST_LINE = 90;
const HERO_SIZE = 17;
/** About five lines. */
const LONGEST_REST = 420;

/** The company's description of itself, with the first sentence as the title of the page. */
function Hero({ text, picture }: { text: string; picture: PictureFile | null }) {
  const title = firstSentence(text);
  const rest = wholeSentences(text.slice(title.length), LONGEST_REST);
  const fontSize = title.length > LONGEST_LINE ? sizes.figure : HERO_SIZE;
  return (
    <View style={styles.hero} wrap={false}>
      <View style={styles.heroText}>
        <Text style={[styles.title, { fontSize }]}>{title}</Text>
        {rest && <Text style={styles.rest}>{rest}</Text>}
      </View>
      {picture && (
        <Image
          src={{ data: Buffer.from(picture.data), format: picture.format }}
          style={styles.picture}
        />
      )}
    </View>
  );
}

/** Figures about catalogue and projects. */
function figuresOf({ locale, families, projects }: BusinessProfile): KeyFigure[] {
  const { facts } = TEXTS[locale].businessProfile;
  const inText = (count: number) => inDigits(count, LANGUAGES[locale]);
  const models = families.reduce((sum, { product_count }) => sum + product_count, 0);
  const range = rangeOf(families);
  const { count, tr, towns } = projects;
  return [
    models > 0 && figure(facts.models(models), inText(models), facts.inCatalogue),
    range && {
      ...figure(facts.cooling, facts.range(short(range.min), short(range.max)), facts.perUnit),
      unit: 'TR',
    },
    count > 0 &&
      figure(
        facts.projects(count),
        inText(count),
        tr > 0 ? facts.projectsIn(groupThousands(Math.round(tr)), towns.length) : null,
      ),
    families.length > 0 && figure(facts.families(families.length), inText(families.length), null),
  ].filter((fact) => !!fact);
}

const figure = (name: string, value: string, note: string | null): KeyFigure => ({
  ...{ name, value, note },
  unit: '',
});

/** Omits decimals from 10 on: 74.01 becomes 74. */
const short = (tr: number) => formatCapacity(tr < 10 ? tr : Math.round(tr));

const Names = ({ title, names }: { title: string; names: string[] }) => (
  <Section title={title} needs={30}>
    <View style={styles.names}>
      {names.slice(0, MOST_NAMES).map((name) => (
        <Text key={name} style={styles.pill}>
          {name}
        </Text>
      ))}
    </View>
  </Section>
);

const styles = StyleSheet.create({
  hero: {
    flexDirection: 'row',
    alignItems: 'stretch',
    minHeight: 104,
    borderRadius: 10,
    backgroundColor: colors.ink,
    color: colors.white,
  },
  heroText: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    justifyContent: 'center',
    paddingVertical: 12,
    paddingHorizontal: 18,
  },
  title: { fontWeight: weights.medium, letterSpacing: -0.4, lineHeight: 1.2 },
  rest: { marginTop: 7, fontSize: sizes.lead, color: colors['glacier-200'] },
  picture: {
    width: 190,
    objectFit: 'cover',
    borderTopRightRadius: 10,
    borderBottomRightRadius: 10,
  },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  pill: {
    paddingVertical: 2.5,
    paddingHorizontal: 9,
    borderRadius: 9,
    backgroundColor: colors['glacier-100'],
    fontWeight: weights.medium,
    color: colors['glacier-800'],
  },
});
