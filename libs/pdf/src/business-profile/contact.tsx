import { Image, Link, StyleSheet, View } from '@react-pdf/renderer';
import { formatPhone, phoneLink } from '@shishir/format';
import type { ReactNode } from 'react';
import { colors, page, sizes, weights } from '../layout/theme';
import type { BusinessProfile, Place, SalesContact } from './business-profile';
import { businessProfileTexts } from './business-profile.texts';
import { Text } from '../layout/text';

const texts = businessProfileTexts.contact;

/** Contact person, phone numbers and places of the company, all on one page. */
export function Contact({ profile }: { profile: BusinessProfile }) {
  const { places, sales_contact, sales_phones, sales_email, sales_hours, web, socials } = profile;
  return (
    <View style={styles.panel} wrap={false}>
      <Text style={styles.heading}>{texts.title}</Text>
      {sales_contact && <Person person={sales_contact} />}
      <View style={styles.columns}>
        <Column title={texts.sales}>
          <Phones numbers={sales_phones} />
          {sales_email && <Mail address={sales_email} />}
          {sales_hours && <Text>{sales_hours}</Text>}
        </Column>
        {places.map((place) => (
          <Column key={place.title} title={place.title}>
            <Address place={place} />
          </Column>
        ))}
      </View>
      {(web || socials.length > 0) && (
        <View style={styles.online}>
          {web && <Web title={web} url={absolute(web)} />}
          {socials.map(({ name, url }) => (
            <Web key={url} title={name} url={url} />
          ))}
        </View>
      )}
    </View>
  );
}

function Person({ person: { name, title, phone, email, picture } }: { person: SalesContact }) {
  return (
    <View style={styles.person}>
      {picture && (
        <Image
          src={{ data: Buffer.from(picture.data), format: picture.format }}
          style={styles.portrait}
        />
      )}
      <View>
        <Text style={styles.personName}>{name}</Text>
        {title && <Text>{title}</Text>}
        {phone && <Phones numbers={[phone]} />}
        {email && <Mail address={email} text={email} />}
      </View>
    </View>
  );
}

function Address({ place: { street, city, phones, email } }: { place: Place }) {
  return (
    <>
      {street && <Text>{street}</Text>}
      {city && <Text>{city}</Text>}
      <Phones numbers={phones} />
      {email && <Mail address={email} />}
    </>
  );
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={styles.column}>
    <Text style={styles.columnTitle}>{title}</Text>
    {children}
  </View>
);

const Phones = ({ numbers }: { numbers: string[] }) =>
  numbers.map((number) => (
    <Link key={number} src={phoneLink(number)} style={styles.link}>
      {formatPhone(number)}
    </Link>
  ));

const Mail = ({ address, text = inLines(address) }: { address: string; text?: string }) => (
  <Link src={`mailto:${address}`} style={styles.link}>
    {text}
  </Link>
);

/** Breaks an address after 31 letters, the width of a column, preferably after one of its punctuation marks. */
const inLines = (address: string) => address.match(/.{1,31}(?<=[@._-]|.$)|.{1,31}/g)?.join('\n');

const Web = ({ title, url }: { title: string; url: string }) => (
  <Link src={url} style={styles.web}>
    {title}
  </Link>
);

const absolute = (web: string) => (/^https?:\/\//.test(web) ? web : `https://${web}`);

const styles = StyleSheet.create({
  panel: {
    marginTop: 28,
    marginHorizontal: -page.margin / 2,
    padding: page.margin / 2,
    borderRadius: 14,
    backgroundColor: colors.ink,
    color: colors['glacier-200'],
    fontSize: 9.5,
    lineHeight: 1.5,
  },
  heading: {
    marginBottom: 12,
    fontSize: sizes.heading,
    fontWeight: weights.bold,
    letterSpacing: -0.3,
    lineHeight: 1.2,
    color: colors.white,
  },
  person: { flexDirection: 'row', alignItems: 'center', columnGap: 14, marginBottom: 16 },
  portrait: { width: 64, height: 64, borderRadius: 32, objectFit: 'cover' },
  personName: { fontSize: 11, fontWeight: weights.bold, color: colors.white },
  columns: { flexDirection: 'row', columnGap: 18 },
  column: { flexGrow: 1, flexBasis: 0 },
  columnTitle: { marginBottom: 2, fontWeight: weights.bold, color: colors.white },
  link: { color: colors['glacier-200'], textDecoration: 'none' },
  online: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: 18,
    marginTop: 16,
    paddingTop: 10,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-800'],
  },
  web: { fontWeight: weights.bold, color: colors.white, textDecoration: 'none' },
});
