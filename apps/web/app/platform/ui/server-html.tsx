import { useMemo } from 'react';
import { useFollowLinks } from './browser/follow-links';

interface ServerHtmlProps {
  /** Made by `toHtml` of `server-html.server.ts`. */
  html: string;
  className?: string;
}

/**
 * A part of a page that nothing reacts to, as HTML from its loader, so that browsers need not have its code:
 * docs/decisions/0056-parts-of-a-page-as-html.md.
 */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const follow = useFollowLinks();
  // React writes the HTML again for another object, and a form in it would lose what was typed.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={inner} />;
}
