import { createHash } from 'node:crypto';

/** In development Vite adds each style sheet to the page as a style element. */
const STYLES = process.env.NODE_ENV === 'development' ? "'self' 'unsafe-inline'" : "'self'";
const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * Returns the policy of a rendered page. All pages may embed the map of the contact page, since the policy of the first
 * page applies after following links. Inline scripts are allowed by their hashes: a nonce of a cached page would be the
 * same for all visitors.
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
    // Previews of chosen photos are `blob:`.
    "img-src 'self' data: blob:",
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
  // In Latin-1 each character is a byte, so scripts are hashed by their bytes without decoding.
  for (const { groups } of html.toString('latin1').matchAll(INLINE_SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {};
    // Data blocks such as JSON-LD do not run.
    if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  }
  return [...hashes];
}
