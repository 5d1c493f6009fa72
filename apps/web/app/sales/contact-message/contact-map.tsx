import type { Company } from '@shishir/contract';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../../platform/ui/icon';
import { contactMessageTexts } from './contact-message.texts';
import styles from './contact.module.css';

const texts = contactMessageTexts.map;

export interface ContactMapProps {
  company: Company;
  /** The address of the embedded map; null if there is none to embed. */
  embed: string | null;
}

/**
 * Address of the head office with its map. The map is another company's page and sees who opens it, so it loads on
 * demand; without JavaScript in a tab. Shows nothing if the company has no map.
 */
export function ContactMap({ company, embed }: ContactMapProps) {
  const [opened, setOpened] = useState(false);
  const { map_url: map, head_office: office } = company;
  if (!map && !embed) return null;
  const address = [office?.street, office?.city].filter(Boolean).join(', ');
  const title = office?.title ?? company.name ?? texts.office;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(true);
  };
  return (
    <section className={styles.officeMap} id="office-map" aria-labelledby="map-title">
      <div className={`wrap ${styles.address}`}>
        <Icon name="pin" />
        <div>
          <h2 id="map-title">{title}</h2>
          {address && <p>{address}</p>}
          {embed && !opened && (
            <p className="quiet">{texts.host(new URL(embed).hostname.replace(/^www\./, ''))}</p>
          )}
        </div>
        <div className={styles.mapWays}>
          {embed && !opened && (
            <a
              className="button button--line"
              href={embed}
              target="_blank"
              rel="noopener"
              onClick={show}
            >
              {texts.show}
            </a>
          )}
          {map && (
            <a className="link" href={map} target="_blank" rel="noopener">
              {texts.open} <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
      {embed && opened && (
        <iframe
          ref={focus}
          className={styles.mapFrame}
          title={texts.frame([title, address].filter(Boolean).join(', '))}
          src={embed}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </section>
  );
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();
