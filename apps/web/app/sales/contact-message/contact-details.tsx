import type { Company, Place } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { WhatsAppLink } from '../../platform/ui/contact-link';
import { contactMessageTexts } from './contact-message.texts';
import styles from './contact.module.css';

const texts = contactMessageTexts.details;

/** Returns the email addresses of sales and head office without duplicates. */
const emailsOf = ({ sales_email: sales, head_office: office }: Company) =>
  [...new Set([sales, office?.email ?? null])].filter((email) => email !== null);

const hasAddress = ({ head_office: office }: Company) => Boolean(office?.street || office?.city);

/** Returns true if the company has any contact details to show. */
export function hasContactDetails(company: Company): boolean {
  const { sales_phones: phones, warehouse } = company;
  return phones.length + emailsOf(company).length > 0 || hasAddress(company) || warehouse !== null;
}

/** Phone number and WhatsApp of sales, with their hours; nothing if the number is unknown. */
export function CallSales({ company }: { company: Company | null }) {
  const phone = company?.sales_phones[0];
  if (!phone) return null;
  return (
    <div className={`${styles.call} number`}>
      <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
      <WhatsAppLink className="button button--line" number={phone} />
      <p className="quiet">{texts.sales(company.sales_hours)}</p>
    </div>
  );
}

/** Known phone numbers, email and postal addresses. */
export function ContactDetails({ company }: { company: Company }) {
  const { head_office: office, warehouse, sales_phones: phones, sales_hours: hours } = company;
  const emails = emailsOf(company);
  return (
    <div>
      <h2>{texts.title}</h2>
      <dl className={`${styles.ways} number`}>
        {phones.length > 0 && (
          <div>
            <dt className="quiet">{texts.sales(hours)}</dt>
            {phones.map((phone) => (
              <PhoneLine key={phone} phone={phone} />
            ))}
          </div>
        )}
        {emails.length > 0 && (
          <div>
            <dt className="quiet">{texts.email}</dt>
            {emails.map((email) => (
              <MailLine key={email} email={email} />
            ))}
          </div>
        )}
        {office && hasAddress(company) && (
          <div>
            <dt className="quiet">{office.title}</dt>
            <PlaceLine place={office} />
          </div>
        )}
        {warehouse && (
          <div>
            <dt className="quiet">{warehouse.title}</dt>
            <PlaceLine place={warehouse} />
            {warehouse.phones.slice(0, 1).map((phone) => (
              <PhoneLine key={phone} phone={phone} />
            ))}
            {warehouse.email && <MailLine email={warehouse.email} />}
          </div>
        )}
      </dl>
    </div>
  );
}

function PhoneLine({ phone }: { phone: string }) {
  return (
    <dd>
      <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
    </dd>
  );
}

function MailLine({ email }: { email: string }) {
  return (
    <dd>
      <a href={`mailto:${email}`}>{email}</a>
    </dd>
  );
}

function PlaceLine({ place: { street, city } }: { place: Place }) {
  if (!street) return city && <dd>{city}</dd>;
  return (
    <dd>
      {street}
      {city && <small>{city}</small>}
    </dd>
  );
}
