import { type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

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
  const navigate = useNavigate();
  const Part = serverParts[name];
  if (Part) {
    return (
      <Tag className={className} data-part={name}>
        <Part />
      </Tag>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    // Other sites, phone numbers and files are left to the browser.
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== window.location.origin || link.dataset.file !== undefined) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
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
