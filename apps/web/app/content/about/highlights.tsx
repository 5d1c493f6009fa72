import type { Company } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Panel } from '../../platform/ui/panel';
import styles from './highlights.module.css';

const SERVICE = [
  { when: 'Day 1', what: 'Measured and handed over' },
  { when: 'Month 1', what: 'First visit, set points adjusted' },
  { when: 'Every 3 months', what: 'Filters and drains' },
  { when: 'Every year', what: 'Full check with a written report' },
];

/** Three reasons to buy here: the clients, a contact person and the service plan. */
export function Highlights({ company }: { company: Company | null }) {
  const phone = company?.sales_phones[0];
  return (
    <section className="block">
      <div className={`wrap ${styles.highlights}`}>
        <Panel className={styles.clients}>
          <h2>
            <span className={`${styles.figure} number`}>150+</span> happy clients
          </h2>
          <p>Homes, shops, offices, hospitals and factories.</p>
        </Panel>
        <Panel className={styles.contact}>
          <h2>Communication</h2>
          <p>
            One engineer knows your building from the survey to the last service visit. You call a
            person, not a queue.
          </p>
          {company && phone && (
            <p className={`${styles.phone} number`}>
              <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
              {company.sales_hours && <span className="quiet">{company.sales_hours}</span>}
            </p>
          )}
        </Panel>
        <Panel className={styles.service}>
          <h2>After Sales Service</h2>
          <p>After handover we stay: visits, cleaning, a yearly report.</p>
          <ol>
            {SERVICE.map(({ when, what }) => (
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
