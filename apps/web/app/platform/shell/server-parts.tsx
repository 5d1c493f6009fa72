import type { ComponentType } from 'react';
import { useFollowLinks } from '../ui/browser/follow-links';

type PartName = 'contacts' | 'footer' | 'logo';

/**
 * The parts of the frame that only the server renders, which puts their components here: `server-parts.server.tsx`.
 * Nothing in them reacts to the visitor, so that browsers get their HTML without their code: decision 0033.
 */
export const serverParts: Partial<Record<PartName, ComponentType>> = {};

/** The HTML of the parts, as this browser received it with its first page. */
const received: Partial<Record<PartName, string>> = {};

interface ServerPartProps {
  name: PartName;
  as?: 'div' | 'footer';
  className: string;
}

/** The place of a part. In the browser it keeps the HTML of the server, and follows its links without a new page. */
export function ServerPart({ name, as: Tag = 'div', className }: ServerPartProps) {
  const follow = useFollowLinks();
  const Part = serverParts[name];
  if (Part) {
    return (
      <Tag className={className} data-part={name}>
        <Part />
      </Tag>
    );
  }
  const html = (received[name] ??=
    document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? '');
  return (
    <Tag
      className={className}
      data-part={name}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
