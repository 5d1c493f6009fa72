import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withSitePaths } from '../locale/site-path';

/**
 * Renders a part of a page for `ServerHtml`, without the router and the shell: links are plain elements. Parts of one
 * page that use React's ids need different prefixes.
 */
export const toHtml = (part: ReactNode, prefix = 'part'): string =>
  // React preloads pictures with links in the head of a document; here these links would be part of the text.
  withSitePaths(renderToStaticMarkup(part, { identifierPrefix: prefix })).replace(
    /^(<link rel="preload"[^>]*>)+/,
    '',
  );
