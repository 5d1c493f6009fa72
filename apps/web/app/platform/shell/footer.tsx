import type { Place as CompanyPlace } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../locale/site-path';
import { MailLink, PhoneLink } from '../ui/contact-link';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { useShell } from '../ui/page/shell-data';
import { uiTexts } from '../ui/ui.texts';
import { SERVICE } from './menus/menu-targets';
import { shellTexts } from './shell.texts';
import logoStyles from '../ui/logo.module.css';
import styles from './footer.module.css';

const texts = shellTexts.footer;

type Entry = readonly [title: string, path: string];

const QUICK: Entry[] = [
  [texts.quickLinks.home, '/'],
  [texts.quickLinks.services, '/product/vrf'],
  [texts.quickLinks.contact, '/contact-us'],
];
const HELP: Entry[] = [
  [shellTexts.allProducts, '/products'],
  [texts.help.room, '/tools/room-size'],
  [texts.help.vrf, '/tools/vrf'],
  [shellTexts.compare, '/compare'],
  [shellTexts.cart.title, '/cart'],
  [texts.help.enquiries, '/dashboard'],
  [texts.help.state, '/your-enquiry'],
  [texts.privacy, '/privacy'],
];

/** The footer of every page: company, families of products, links and contacts. */
export function Footer() {
  const { company, siteName, menu, year } = useShell();
  // Entries that link to pages of the site, without headings.
  const about = menu.flatMap(({ group, title, path }): Entry[] =>
    group === 'about' && path?.startsWith('/') ? [[title, path]] : [],
  );
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`wrap ${styles.main}`}>
        <div className={styles.company}>
          <FooterLogo />
          {company?.blurb && <p>{company.blurb}</p>}
          <a
            className="button button--ghost button--small"
            href={sitePath('/business-profile.pdf')}
          >
            <Icon name="download" small />
            {texts.profile}
          </a>
        </div>
        <Links className={styles.families} title={texts.products} entries={useFamilies()} />
        <Links
          title={texts.quickLinks.title}
          entries={[...QUICK, ...SERVICE.map(({ title, path }): Entry => [title, path]), ...about]}
        />
        <Links title={texts.help.title} entries={HELP} />
      </div>
      <Places />
      <div className={styles.legal}>
        <div className="wrap">
          <span>{texts.copyright(year, siteName)}</span>
          <nav aria-label={texts.legal}>
            <Link to="/privacy">{texts.privacy}</Link>
            {company?.socials.map(({ name, url }) => (
              <a key={url} href={url} rel="noopener">
                {name}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** The uploaded logo, or the drawn one as a file: the header contains the drawing itself. */
function FooterLogo() {
  const { company, siteName } = useShell();
  if (company?.logo) return <Logo waves="#0A1A2A" className={styles.uploadedLogo} />;
  return (
    <Link
      className={`${logoStyles.logo} ${styles.logo}`}
      to="/"
      aria-label={uiTexts.logo(siteName)}
    >
      <img src="/favicon.svg" alt={siteName} width={36} height={36} loading="lazy" />
      <span aria-hidden="true">{siteName}</span>
    </Link>
  );
}

/** Each category of the Products menu once, with its first name there: VRF units before the others. */
function useFamilies(): Entry[] {
  const { menu } = useShell();
  const families = new Map<string, string>();
  for (const group of ['vrf', 'product']) {
    for (const item of menu) {
      const { path, title } = item;
      if (item.group !== group || !item.category_id || !path || families.has(path)) continue;
      families.set(path, title);
    }
  }
  return [...families].map(([path, title]) => [title, path]);
}

interface LinksProps {
  title: string;
  entries: Entry[];
  className?: string;
}

function Links({ title, entries, className }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <nav className={className} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(([name, path]) => (
          <li key={name}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Head office and warehouse, with the company's site and the map. Sales replaces a missing head office. */
function Places() {
  const { company } = useShell();
  if (!company) return null;
  const { head_office: office, warehouse, web, map_url: map } = company;
  const site = web && (
    <a href={`https://${web}`} rel="noopener">
      <Icon name="globe" small />
      {web}
    </a>
  );
  const onMap = map && (
    <a href={map} target="_blank" rel="noopener">
      <Icon name="pin" small />
      {texts.map}
    </a>
  );
  const { sales_email: email, sales_phones: phones } = company;
  const sales = { title: texts.sales, street: null, city: null, email, phones };
  return (
    <div className={`wrap ${styles.columns}`}>
      <Place place={office ?? sales} links={[site, !warehouse && onMap]} />
      {warehouse && <Place place={warehouse} links={[onMap]} />}
    </div>
  );
}

interface PlaceProps {
  place: CompanyPlace;
  /** Missing links are left out. */
  links: ReactNode[];
}

function Place({ place, links }: PlaceProps) {
  const address = [place.street, place.city].filter(Boolean).join(', ');
  return (
    <section>
      <h2>{place.title}</h2>
      {address && <address>{address}</address>}
      <ul>
        {place.phones.map((number) => (
          <li key={number}>
            <PhoneLink number={number} small />
          </li>
        ))}
        {place.email && (
          <li>
            <MailLink email={place.email} small />
          </li>
        )}
        {links.map((link, index) => link && <li key={index}>{link}</li>)}
      </ul>
    </section>
  );
}
