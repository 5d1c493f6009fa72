import { useMemo } from 'react';
import { useFollowLinks } from './browser/follow-links';

interface ServerHtmlProps {
  /** Rendered by `toHtml` of `server-html.server.ts`. */
  html: string;
  className?: string;
}

/**
 * Static part of a page, as HTML from its loader, so browsers need not load its code:
 * docs/decisions/0075-scripts-by-route.md.
 */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const follow = useFollowLinks();
  // React writes the HTML again if the object differs, and a form in it would lose what was typed.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={inner} />;
}
