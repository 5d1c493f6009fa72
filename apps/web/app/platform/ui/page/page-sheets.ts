import type { LinkDescriptor } from 'react-router';

/**
 * The `links` of a page with style sheets of its own, imported as `./page.css?url`. They come behind the sheet of the
 * whole site, and only where the page is: docs/decisions/0017-one-style-sheet.md.
 */
export const pageSheets =
  (...addresses: string[]) =>
  (): LinkDescriptor[] =>
    addresses.map((href) => ({ rel: 'stylesheet', href }));
