import type { Company } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Panel } from '../../platform/ui/panel';
import { SectionText } from '../sections/section-text';
import type { AboutPage } from './load-about.server';
import styles from './highlights.module.css';

interface HighlightsProps extends Pick<AboutPage, 'clients' | 'contact' | 'service' | 'steps'> {
  company: Company | null;
}

/** Three reasons to buy here: the clients, a contact person and the service plan. */
export function Highlights({ clients, contact, service, steps, company }: HighlightsProps) {
  const phone = company?.sales_phones[0];
  if (!clients && !contact && !service) return null;
  return (
    <section className="block">
      <div className={`wrap ${styles.highlights}`}>
        {clients && (
          <Panel className={styles.clients}>
            <h2>
              {clients.label && <span className={`${styles.figure} number`}>{clients.label}</span>}{' '}
              {clients.title}
            </h2>
            <SectionText html={clients.html} />
          </Panel>
        )}
        {contact && (
          <Panel className={styles.contact}>
            <h2>{contact.title}</h2>
            <SectionText html={contact.html} />
            {company && phone && (
              <p className={`${styles.phone} number`}>
                <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
                {company.sales_hours && <span className="quiet">{company.sales_hours}</span>}
              </p>
            )}
          </Panel>
        )}
        {service && (
          <Panel className={styles.service}>
            <h2>{service.title}</h2>
            <SectionText html={service.html} />
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map(({ id, when, what }) => (
                  <li key={id}>
                    <b>{when}</b>
                    {what}
                  </li>
                ))}
              </ol>
            )}
          </Panel>
        )}
      </div>
    </section>
  );
}
