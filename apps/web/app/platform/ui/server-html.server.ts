import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of a part of a page, for `ServerHtml`. It knows neither the router nor the shell: links are plain ones. Parts
 * of one page whose elements have ids of React need different prefixes.
 */
export const toHtml = (part: ReactNode, prefix = 'part'): string =>
  // React asks for the pictures of a document in its head; in a part of one the links would stand in the text.
  renderToStaticMarkup(part, { identifierPrefix: prefix }).replace(
    /^(<link rel="preload"[^>]*>)+/,
    '',
  );
