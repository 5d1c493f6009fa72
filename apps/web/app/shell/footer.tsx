import type { Company } from '@shishir/contract';
import { Link } from 'react-router';
import { MailLink, PhoneLink } from '../ui/contact-link';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { SITE_NAME } from '../ui/page/page-meta';
import { useShell } from '../ui/page/shell-data';
import './footer.css';

/** The footer of every page: company, quick links and contacts. */
export function Footer() {
  const { company, year } = useShell();
  return (
    <footer className="footer">
      <div className="wrap cols">
        <div>
          <Logo name={company?.name} waves="#0A1A2A" />
          {company && <p>{company.blurb}</p>}
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
        {company && <Places company={company} />}
      </div>
      <div className="footer__end">
        <div className="wrap">
          <span>
            © {year || null} {company?.name ?? SITE_NAME}. All prices in Bangladeshi taka.
          </span>
          {company && (
            <nav aria-label="Social">
              {company.socials.map(({ name, url }) => (
                <a key={name} href={url} rel="noopener">
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

function Places({ company }: { company: Company }) {
  return (
    <>
      <Place place={company.head_office}>
        <a href={`https://${company.web}`} rel="noopener">
          <Icon name="globe" />
          {company.web}
        </a>
      </Place>
      <Place place={company.warehouse}>
        <a href={company.map_url} target="_blank" rel="noopener">
          <Icon name="pin" />
          Open in maps
        </a>
      </Place>
    </>
  );
}

function Place({ place, children }: { place: Company['warehouse']; children: React.ReactNode }) {
  return (
    <div>
      <h2>{place.title}</h2>
      <ul>
        <li>
          <MailLink email={place.email} />
        </li>
        {place.phones.map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
        <li>
          <address>
            {place.street}, {place.city}
          </address>
        </li>
        <li>{children}</li>
      </ul>
    </div>
  );
}
