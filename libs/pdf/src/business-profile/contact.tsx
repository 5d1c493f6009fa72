import { Link, StyleSheet, View } from '@react-pdf/renderer';
import { formatPhone, phoneLink } from '@shishir/format';
import type { ReactNode } from 'react';
import { colors, weights } from '../layout/theme';
import type { BusinessProfile, Place, SalesContact } from './business-profile';
import { Text } from '../layout/text';
import { TEXTS } from '../texts';

/** Contact person, phone numbers and places of the company. */
export function Contact({ profile }: { profile: BusinessProfile }) {
  const { places, sales_contact, sales_phones, sales_email, sales_hours, web, socials } = profile;
  const texts = TEXTS[profile.locale].businessProfile.contact;
  return (
    <>
      <View style={styles.columns}>
        <Column title={texts.sales}>
          {sales_contact && <Person person={sales_contact} />}
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
    </>
  );
}

function Person({ person: { name, title, phone } }: { person: SalesContact }) {
  return (
    <>
      <Text>{[name, title].filter(Boolean).join(', ')}</Text>
      {phone && <Phones numbers={[phone]} />}
    </>
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

const Mail = ({ address }: { address: string }) => (
  <Link src={`mailto:${address}`} style={styles.link}>
    {inLines(address)}
  </Link>
);

/** Breaks an address after 29 letters, the width of a column, preferably after one of its punctuation marks. */
const inLines = (address: string) => address.match(/.{1,29}(?<=[@._-]|.$)|.{1,29}/g)?.join('\n');

const Web = ({ title, url }: { title: string; url: string }) => (
  <Link src={url} style={styles.web}>
    {title}
  </Link>
);

const absolute = (web: string) => (/^https?:\/\//.test(web) ? web : `https://${web}`);

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', columnGap: 12 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  columnTitle: { marginBottom: 1, fontWeight: weights.bold, color: colors.ink },
  link: { color: colors['ink-2'], textDecoration: 'none' },
  online: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, marginTop: 3 },
  web: { fontWeight: weights.bold, color: colors['glacier-600'], textDecoration: 'none' },
});
