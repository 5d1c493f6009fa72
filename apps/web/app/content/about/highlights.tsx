import type { Company } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Panel } from '../../platform/ui/panel';
import { aboutTexts as texts } from './about.texts';
import styles from './highlights.module.css';

/** Three reasons to buy here: the clients, a contact person and the service plan. */
export function Highlights({ company }: { company: Company | null }) {
  const phone = company?.sales_phones[0];
  return (
    <section className="block">
      <div className={`wrap ${styles.highlights}`}>
        <Panel className={styles.clients}>
          <h2>
            {texts.clients.title((figure) => (
              <span className={`${styles.figure} number`}>{figure}</span>
            ))}
          </h2>
          <p>{texts.clients.text}</p>
        </Panel>
        <Panel className={styles.contact}>
          <h2>{texts.contact.title}</h2>
          <p>{texts.contact.text}</p>
          {company && phone && (
            <p className={`${styles.phone} number`}>
              <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
              {company.sales_hours && <span className="quiet">{company.sales_hours}</span>}
            </p>
          )}
        </Panel>
        <Panel className={styles.service}>
          <h2>{texts.service.title}</h2>
          <p>{texts.service.text}</p>
          <ol>
            {texts.service.steps.map(({ when, what }) => (
              <li key={when}>
                <b>{when}</b>
                {what}
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </section>
  );
}
