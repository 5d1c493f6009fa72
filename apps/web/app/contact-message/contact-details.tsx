import type { Company, Place } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Icon } from '../ui/icon';
import mapDhaka from './map-dhaka.svg?url';

/** Phone numbers, email and postal addresses, as far as they are known. The form works without any. */
export function ContactDetails({ company }: { company: Company | null }) {
  if (!company) return null;
  const { head_office: office, warehouse, sales_phones: phones, sales_hours: hours } = company;
  // What is the same for sales and for the head office stands once.
  const emails = [...new Set([company.sales_email, office?.email ?? null])].filter(
    (email) => email !== null,
  );
  const officeHas = office && (office.street || office.city);
  if (phones.length + emails.length === 0 && !officeHas && !warehouse) return null;
  return (
    <div>
      <h2>Reach us directly</h2>
      <dl className="dl num">
        {phones.length > 0 && (
          <div>
            <dt>{hours ? `Sales, ${hours}` : 'Sales'}</dt>
            {phones.map((phone) => (
              <PhoneLine key={phone} phone={phone} />
            ))}
          </div>
        )}
        {emails.length > 0 && (
          <div>
            <dt>Email</dt>
            {emails.map((email) => (
              <MailLine key={email} email={email} />
            ))}
          </div>
        )}
        {officeHas && (
          <div>
            <dt>{office.title}</dt>
            <PlaceLine place={office} />
          </div>
        )}
        {warehouse && (
          <div>
            <dt>{warehouse.title}</dt>
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
      <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
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

/** A drawn map with the head office; a link opens the real one. Nothing where there is none. */
export function ContactMap({ company }: { company: Company }) {
  const { map_url: map, head_office: office } = company;
  if (!map) return null;
  const address = [office?.street, office?.city].filter(Boolean).join(', ');
  const label = [office?.title, office?.city].filter(Boolean).join(', ') || company.name;
  return (
    <section className="map" aria-label={`Map: ${label}`}>
      <img src={mapDhaka} alt="" width={1240} height={440} loading="lazy" />
      <div className="map__card">
        <b>{[company.name, office?.title].filter(Boolean).join(', ')}</b>
        {address}
        {address && <br />}
        <a className="link" href={map} target="_blank" rel="noreferrer">
          Open in maps <Icon name="arrow" />
        </a>
      </div>
      <span className="map__pin" aria-hidden="true" />
    </section>
  );
}
