import type { Company } from '@shishir/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../platform/ui/icon';

export interface ContactMapProps {
  company: Company;
  /** The address of the embedded map; null where there is none to embed. */
  embed: string | null;
  /** True where the page was asked for with the map, as it is without JavaScript. */
  open: boolean;
}

/**
 * Where the head office is. The map is another company's page and sees who opens it, so it loads on demand; the link
 * opens it in a tab of its own. Nothing where the company has no map.
 */
export function ContactMap({ company, embed, open }: ContactMapProps) {
  const [opened, setOpened] = useState(open);
  const pressed = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (opened && pressed.current) frame.current?.focus();
  }, [opened]);
  const { map_url: map, head_office: office } = company;
  if (!map && !embed) return null;
  const address = [office?.street, office?.city].filter(Boolean).join(', ');
  const title = office?.title ?? company.name ?? 'Our office';
  const onSubmit = (event: FormEvent) => {
    if (!mayEmbed()) return;
    event.preventDefault();
    pressed.current = true;
    setOpened(true);
  };
  return (
    <section className="map" id="office-map" aria-labelledby="map-title">
      <div className="wrap map__where">
        <Icon name="pin" />
        <div className="map__place">
          <h2 id="map-title">{title}</h2>
          {address && <p>{address}</p>}
          {embed && !opened && (
            <p className="map__note">
              The map comes from {new URL(embed).hostname.replace(/^www\./, '')}, which then sees
              your internet address.
            </p>
          )}
        </div>
        <div className="map__ways">
          {embed && !opened && (
            <form method="get" action="/contact-us#office-map" onSubmit={onSubmit}>
              <input type="hidden" name="map" value="1" />
              <button className="btn btn--line" type="submit">
                Show the map
              </button>
            </form>
          )}
          {map && (
            <a className="link" href={map} target="_blank" rel="noopener">
              Open in maps <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
      {embed && opened && (
        <iframe
          ref={frame}
          className="map__frame"
          title={`Map: ${[title, address].filter(Boolean).join(', ')}`}
          src={embed}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </section>
  );
}

/**
 * False where this document began as another page, whose content security policy does not allow the map: then the
 * press loads the contact page as a document of its own.
 */
function mayEmbed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || /^\/contact-us\/*$/i.test(new URL(loaded.name).pathname);
}
