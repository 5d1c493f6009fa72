import { createHash } from 'node:crypto';

/** While developing, Vite puts each style sheet into the page as a style element. */
const STYLES = process.env.NODE_ENV === 'development' ? "'self' 'unsafe-inline'" : "'self'";
const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * Returns the policy of a rendered page. All pages may embed the map of the contact page, since following a link keeps
 * the policy of the first one. Inline scripts are allowed by their hashes: a nonce would be the same for all visitors as
 * soon as the page is cached.
 */
export function contentSecurityPolicy(
  html: Buffer,
  secure: boolean,
  map = 'https://www.openstreetmap.org',
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    `style-src ${STYLES}`,
    // Positions on a scale are style attributes; they cannot carry a script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `frame-src ${new URL(map).origin}`,
  ];
  if (secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  // In Latin-1 a character is a byte, so the hash of a script is that of its bytes; nothing is decoded.
  for (const { groups } of html.toString('latin1').matchAll(INLINE_SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {};
    // Data blocks such as JSON-LD do not run.
    if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  }
  return [...hashes];
}
