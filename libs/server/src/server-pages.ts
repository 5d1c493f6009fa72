import type { Locale } from '@shishir/contract';
import { serverPagesTexts as english } from './server-pages.texts';
import { serverPagesTexts as bangla } from './server-pages.texts.bn';

const STYLE =
  'body{margin:15vh auto;padding:0 24px;max-width:32em;font:18px/1.6 sans-serif;color:#0A1A2A}';

const TEXTS = { en: english, bn: bangla };

/** Returns the language of a page of the site by its address: Bangla below `/bn`. */
const localeOf = ({ url }: Request): Locale =>
  /^\/bn([/.]|$)/.test(new URL(url).pathname) ? 'bn' : 'en';

/** Returns the texts of server pages in the language of a request. */
export const serverPagesTextsOf = (request: Request) => TEXTS[localeOf(request)];

/** Returns a page that needs no rendering, in the language of the request. */
export function serverPage(request: Request, status: number, text: string): Response {
  const { title } = serverPagesTextsOf(request);
  const html =
    `<!doctype html><html lang="${localeOf(request)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${STYLE}</style></head>` +
    `<body><h1>${title}</h1><p>${text}</p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
