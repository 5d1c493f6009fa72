import type { Company } from '@shishir/contract';
import { Icon } from '../ui/icon';
import mapDhaka from './map-dhaka.svg?url';

/** A drawn map with the head office on it; the real one opens at the maps provider. */
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
      <i />
    </section>
  );
}
