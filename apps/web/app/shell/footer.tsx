import type { Place as CompanyPlace } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MailLink, PhoneLink } from '../ui/contact-link';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { useShell } from '../ui/page/shell-data';
import './footer.css';

/** The footer of every page: company, quick links and contacts. */
export function Footer() {
  const { company, siteName, year } = useShell();
  return (
    <footer className="footer">
      <div className="wrap cols">
        <div>
          <Logo waves="#0A1A2A" />
          {company?.blurb && <p>{company.blurb}</p>}
          <a className="btn btn--ghost" href="/business-profile.pdf">
            <Icon name="download" />
            Business profile (PDF)
          </a>
        </div>
        <div>
          <h2>Quick Links</h2>
          <ul>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/products">All Products</Link>
            </li>
            <li>
              <Link to="/product/vrf">Services</Link>
            </li>
            <li>
              <Link to="/contact-us">Contact</Link>
            </li>
          </ul>
        </div>
        <Places />
      </div>
      <div className="footer__end">
        <div className="wrap">
          <span>
            © {year || null} {siteName}. All prices in Bangladeshi taka.
          </span>
          {company && company.socials.length > 0 && (
            <nav aria-label="Social">
              {company.socials.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener">
                  {name}
                </a>
              ))}
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

/** Head office and warehouse, with the company's site and the map. Without a head office, how to reach sales. */
function Places() {
  const { company } = useShell();
  if (!company) return null;
  const { head_office: office, warehouse, web, map_url: map } = company;
  const site = web && (
    <a href={`https://${web}`} rel="noopener">
      <Icon name="globe" />
      {web}
    </a>
  );
  const onMap = map && (
    <a href={map} target="_blank" rel="noopener">
      <Icon name="pin" />
      Open in maps
    </a>
  );
  const { sales_email: email, sales_phones: phones } = company;
  const sales = { title: 'Sales', street: null, city: null, email, phones };
  return (
    <>
      <Place place={office ?? sales} links={[site, !warehouse && onMap]} />
      {warehouse && <Place place={warehouse} links={[onMap]} />}
    </>
  );
}

interface PlaceProps {
  place: CompanyPlace;
  /** What is missing is left out. */
  links: ReactNode[];
}

function Place({ place, links }: PlaceProps) {
  const address = [place.street, place.city].filter(Boolean).join(', ');
  return (
    <div>
      <h2>{place.title}</h2>
      <ul>
        {place.email && (
          <li>
            <MailLink email={place.email} />
          </li>
        )}
        {place.phones.map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
        {address && (
          <li>
            <address>{address}</address>
          </li>
        )}
        {links.map((link, index) => link && <li key={index}>{link}</li>)}
      </ul>
    </div>
  );
}
