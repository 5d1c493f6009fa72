import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { MailLink, PhoneLink } from '../ui/contact-link';
import { Icon, type IconName } from '../ui/icon';
import { useShell } from '../ui/page/shell-data';
import './top-bar.css';

const SOCIAL_ICONS: Record<string, IconName> = { facebook: 'facebook', youtube: 'video' };

/** The bar above the header: contacts of sales, and the links to sign in and sign up. */
export function TopBar() {
  const { user } = useAuth();
  const { company } = useShell();
  return (
    <nav className="topbar" aria-label="Contact and account">
      <div className="wrap">
        {company?.sales_phones.map((number, index) => (
          <PhoneLink key={number} number={number} className={index > 0 ? 'hide-m' : undefined} />
        ))}
        {company?.sales_email && <MailLink email={company.sales_email} className="hide-m" />}
        <div className="topbar__r">
          {company && company.socials.length > 0 && (
            <span className="topbar__soc">
              {company.socials.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener" aria-label={name}>
                  <Icon name={SOCIAL_ICONS[name.toLowerCase()] ?? 'globe'} />
                </a>
              ))}
            </span>
          )}
          {!user && (
            <span className="topbar__auth">
              <Link to="/login">Sign In</Link>
              <Link to="/signup">Sign Up</Link>
            </span>
          )}
        </div>
      </div>
    </nav>
  );
}
