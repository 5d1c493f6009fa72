import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { formatCapacity } from '@shishir/format';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { colors, sizes, weights } from '../layout/theme';
import type { BusinessProfile, Industry } from './business-profile';
import { businessProfileTexts as texts } from './business-profile.texts';
import { Contact } from './contact';
import { Families, rangeOf } from './families';
import { firstSentence, wholeSentences } from './sentences';
import { Text } from '../layout/text';

/** Further names are left out. With these limits, even the longest texts fit on two pages. */
const MOST_NAMES = 12;
const MOST_PICTURES = 8;

interface BusinessProfileProps {
  profile: BusinessProfile;
  /** Leaves out pictures and descriptions. */
  compact: boolean;
}

/** Presents the company, its products and its contact details. The compact form never exceeds two pages. */
export function BusinessProfileDocument({ profile, compact }: BusinessProfileProps) {
  const { name, logo, web, blurb, issued_at, families, brands, industries } = profile;
  return (
    <PageFrame {...{ name, logo, web }} label={texts.label} issuedAt={issued_at}>
      <Hero text={blurb ?? name} />
      <Facts profile={profile} />
      {families.length > 0 && (
        <Section title={texts.supply}>
          <Families families={families} compact={compact} />
        </Section>
      )}
      {brands.length > 0 && <Names title={texts.brands} names={brands} />}
      <Industries industries={industries} compact={compact} />
      <Contact profile={profile} />
    </PageFrame>
  );
}

const LONGEST_LINE = 100;
/** About five lines. */
const LONGEST_REST = 420;

/** The company's description of itself, with the first sentence as the title of the page. */
function Hero({ text }: { text: string }) {
  const title = firstSentence(text);
  const rest = wholeSentences(text.slice(title.length), LONGEST_REST);
  const fontSize = title.length > LONGEST_LINE ? sizes.heading : sizes.title;
  return (
    <View style={styles.hero}>
      <Text style={[styles.title, { fontSize }]}>{title}</Text>
      {rest && <Text style={styles.rest}>{rest}</Text>}
    </View>
  );
}

/** Figures about the catalogue. */
function Facts({ profile: { families, brands } }: { profile: BusinessProfile }) {
  if (families.length === 0) return null;
  const models = families.reduce((sum, { product_count }) => sum + product_count, 0);
  const range = rangeOf(families);
  const facts = [
    { figure: String(models), what: texts.facts.models(models) },
    range && {
      figure: texts.facts.range(short(range.min), short(range.max)),
      what: texts.facts.cooling,
    },
    {
      figure: String(families.length),
      what: texts.facts.families(families.length),
    },
    brands.length > 1 && { figure: String(brands.length), what: texts.facts.brands },
  ].filter((fact) => !!fact);
  return (
    <View style={styles.facts}>
      {facts.map(({ figure, what }, index) => (
        <View key={what} style={index === 0 ? styles.fact : [styles.fact, styles.nextFact]}>
          <Text style={styles.figure}>{figure}</Text>
          <Text style={styles.what}>{what}</Text>
        </View>
      ))}
    </View>
  );
}

/** Omits decimals from 10 on: 74.01 becomes 74. */
const short = (tr: number) => formatCapacity(tr < 10 ? tr : Math.round(tr));

function Names({ title, names }: { title: string; names: string[] }) {
  return (
    <Section title={title} needs={40}>
      <View style={styles.names}>
        {names.slice(0, MOST_NAMES).map((name) => (
          <Text key={name} style={styles.pill}>
            {name}
          </Text>
        ))}
      </View>
    </Section>
  );
}

interface IndustriesProps {
  industries: Industry[];
  compact: boolean;
}

/** Shows pictures if every industry has one, else only the names. */
function Industries({ industries, compact }: IndustriesProps) {
  if (industries.length === 0) return null;
  const title = texts.industries;
  const pictured = industries.flatMap(({ title, picture }) => (picture ? { title, picture } : []));
  if (compact || pictured.length < industries.length || pictured.length > MOST_PICTURES) {
    return <Names title={title} names={industries.map((industry) => industry.title)} />;
  }
  return (
    <Section title={title} needs={90}>
      <View style={styles.industries}>
        {pictured.map(({ title, picture: { data, format } }) => (
          <View key={title} style={styles.industry} wrap={false}>
            <Image src={{ data: Buffer.from(data), format }} style={styles.picture} />
            <Text style={styles.caption}>{title}</Text>
          </View>
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  hero: { marginTop: 26, maxWidth: 500 },
  title: { fontWeight: weights.medium, letterSpacing: -0.6, lineHeight: 1.18 },
  rest: {
    marginTop: 10,
    fontSize: sizes.lead,
    color: colors['ink-2'],
    lineHeight: 1.45,
  },
  facts: { flexDirection: 'row', marginTop: 20 },
  fact: { flexGrow: 1, flexBasis: 0 },
  nextFact: { paddingLeft: 14, borderLeftWidth: 0.6, borderLeftColor: colors['glacier-300'] },
  figure: { fontSize: 18, fontWeight: weights.medium, letterSpacing: -0.4, lineHeight: 1.2 },
  what: { fontSize: sizes.small, color: colors['ink-3'] },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  caption: { marginTop: 3, fontSize: sizes.small, color: colors['ink-2'] },
  industries: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 8 },
  industry: { width: 116 },
  picture: { width: 116, height: 66, borderRadius: 7, objectFit: 'cover' },
  pill: {
    paddingVertical: 3,
    paddingHorizontal: 10,
    borderRadius: 10,
    backgroundColor: colors['glacier-100'],
    fontWeight: weights.medium,
    color: colors['glacier-800'],
  },
});
