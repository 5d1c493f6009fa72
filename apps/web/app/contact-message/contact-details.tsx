import type { Company } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Icon } from '../ui/icon';
import mapDhaka from './map-dhaka.svg?url';

/** Phone numbers, email and postal addresses. Empty without the company's data; the form still works. */
export function ContactDetails({ company }: { company: Company | null }) {
  if (!company) return null;
  const { head_office: office, warehouse } = company;
  return (
    <div>
      <h2>Or reach us directly</h2>
      <dl className="dl num">
        <div>
          <dt>Sales, {company.sales_hours}</dt>
          {company.sales_phones.map((phone) => (
            <PhoneLine key={phone} phone={phone} />
          ))}
        </div>
        <div>
          <dt>E-mail</dt>
          <MailLine email={company.sales_email} />
          {office.email !== company.sales_email && <MailLine email={office.email} />}
        </div>
        <div>
          <dt>{office.title}</dt>
          <PlaceLine place={office} />
        </div>
        <div>
          <dt>{warehouse.title}</dt>
          <PlaceLine place={warehouse} />
          <PhoneLine phone={warehouse.phones[0]!} />
          <MailLine email={warehouse.email} />
        </div>
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

function PlaceLine({ place }: { place: Company['head_office'] }) {
  return (
    <dd>
      {place.street}
      <small>{place.city}</small>
    </dd>
  );
}

/** A drawn map with the head office; a link opens the real one. */
export function ContactMap({ company }: { company: Company }) {
  const { title, street, city } = company.head_office;
  return (
    <section className="map" aria-label={`Map: ${title}, ${city}`}>
      <img src={mapDhaka} alt="" width={1240} height={440} loading="lazy" />
      <div className="map__card">
        <b>
          {company.name}, {title}
        </b>
        {street}, {city}
        <br />
        <a className="link" href={company.map_url} target="_blank" rel="noreferrer">
          Open in maps <Icon name="arrow" />
        </a>
      </div>
      <span className="map__pin" aria-hidden="true" />
    </section>
  );
}
