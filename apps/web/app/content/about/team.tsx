import { formatPhone, phoneLink } from '@shishir/format';
import { Avatar } from '../../platform/ui/avatar';
import { WhatsAppLink } from '../../platform/ui/contact-link';
import { useShell } from '../../platform/ui/page/shell-data';
import { SectionText } from '../sections/section-text';
import type { AboutPage } from './load-about.server';
import styles from './team.module.css';

/** People by trade and initials, next to the phone number that reaches them. */
export function Team({ contact, people }: Pick<AboutPage, 'contact' | 'people'>) {
  if (!contact && people.length === 0) return null;
  return (
    <section className="block band">
      <div className={people.length > 0 ? `wrap ${styles.columns}` : 'wrap'}>
        {contact && <Contact contact={contact} />}
        {people.length > 0 && (
          <ul className={styles.people}>
            {people.map(({ id, name, trade, html }) => (
              <li key={id}>
                <Avatar name={name} src={null} />
                <div>
                  <h3>{trade}</h3>
                  <SectionText html={html} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Contact({ contact }: { contact: NonNullable<AboutPage['contact']> }) {
  const { company } = useShell();
  const phone = company?.sales_phones[0];
  return (
    <div className={styles.contact}>
      <h2>{contact.title}</h2>
      <SectionText html={contact.html} />
      {phone && (
        <p className={`${styles.phone} number`}>
          <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
          {company.sales_hours && <span className="quiet">{company.sales_hours}</span>}
          <WhatsAppLink className="button button--line" number={phone} />
        </p>
      )}
    </div>
  );
}
