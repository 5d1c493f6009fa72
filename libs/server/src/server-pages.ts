import type { Locale } from '@shishir/contract';
import { serverPagesTexts as english } from './server-pages.texts';
import { serverPagesTexts as bangla } from './server-pages.texts.bn';

// The edge sends the same page, see nginx.conf.
const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#F7FAFC;color:#0A1A2A;font:17px/1.6 'Instrument Sans','Hind Siliguri',system-ui,sans-serif}main{box-sizing:border-box;max-width:560px;padding:32px 24px}h1{margin:24px 0 8px;font-size:28px;line-height:1.35}p{margin:0 0 24px;color:#53677A}a{display:inline-block;padding:10px 24px;border-radius:24px;background:#0B6FB8;color:#fff;font-weight:600;text-decoration:none}";
const MARK =
  '<svg width="40" height="40" viewBox="0 0 36 36" aria-hidden="true"><clipPath id="d"><path d="M18 1C23 8.5 31 14 31 22.5a13 13 0 0 1-26 0C5 14 13 8.5 18 1z"/></clipPath><g clip-path="url(#d)"><path fill="#0B6FB8" d="M0 0h36v36H0z"/><path stroke="#fff" stroke-width="2.2" d="M3 18.5h30M3 23.5h30M3 29h30"/></g></svg>';

const TEXTS = { en: english, bn: bangla };

/** Returns the language of a page of the site by its address: Bangla below `/bn`. */
const localeOf = ({ url }: Request): Locale =>
  /^\/bn([/.]|$)/.test(new URL(url).pathname) ? 'bn' : 'en';

/** Returns the texts of server pages in the language of a request. */
export const serverPagesTextsOf = (request: Request) => TEXTS[localeOf(request)];

/** Returns a page that needs no rendering, in the language of the request. */
export function serverPage(
  request: Request,
  status: number,
  reason: keyof typeof english.titles,
  text: string,
): Response {
  const { titles, load } = serverPagesTextsOf(request);
  const title = titles[reason];
  const html =
    `<!doctype html><html lang="${localeOf(request)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${STYLE}</style></head>` +
    `<body><main>${MARK}<h1>${title}</h1><p>${text}</p><a href="">${load}</a></main></body></html>`;
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
