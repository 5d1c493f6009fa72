import { MailLink, PhoneLink } from '../ui/contact-link';
import { Icon, type IconName } from '../ui/icon';
import { useShell } from '../ui/page/shell-data';
import styles from './top-bar.module.css';

const SOCIAL_ICONS: Record<string, IconName> = { facebook: 'facebook', youtube: 'video' };

/** Phones and email address of sales, and links to the social pages. */
export function Contacts() {
  const { company } = useShell();
  if (!company) return null;
  const { sales_phones, sales_email, socials } = company;
  return (
    <>
      {sales_phones.map((number, index) => (
        <PhoneLink
          key={number}
          number={number}
          className={index > 0 ? styles.wideOnly : undefined}
          small
        />
      ))}
      {sales_email && <MailLink email={sales_email} className={styles.wideOnly} small />}
      {socials.length > 0 && (
        <span className={styles.social}>
          {socials.map(({ name, url }) => (
            <a key={url} href={url} rel="noopener" aria-label={name}>
              <Icon name={SOCIAL_ICONS[name.toLowerCase()] ?? 'globe'} small />
            </a>
          ))}
        </span>
      )}
    </>
  );
}
