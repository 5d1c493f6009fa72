import { existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { refuse } from './refusal.js';
import { StartError } from './start-error.js';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Only over https: a browser that once saw it would refuse plain http for good. */
const SECURE_HEADERS = { 'strict-transport-security': 'max-age=31536000' };

const YEAR = 'public, max-age=31536000, immutable';

/** The dashboard's built files. Every address of its own is the same page: the browser tells them apart. */
export function serveDashboard(folder: string, adminUrl: string): RequestListener {
  if (!existsSync(folder)) throw new StartError('The dashboard is not built yet: npm run build');
  const files = sirv(folder, { single: true, brotli: true, gzip: true, setHeaders: setCaching });
  const headers = adminUrl.startsWith('https:') ? { ...HEADERS, ...SECURE_HEADERS } : HEADERS;

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'method_not_allowed', 'This address can only be read.');
    }
    if (/^\/(\?|$)/.test(request.url ?? '/')) {
      response.writeHead(302, { location: '/dashboard' }).end();
      return;
    }
    files(request, response, () =>
      refuse(response, 404, 'not_found', 'There is nothing at this address.'),
    );
  };
}

function setCaching(response: ServerResponse, path: string): void {
  // Names under /assets/ change with their content.
  response.setHeader('cache-control', path.startsWith('/assets/') ? YEAR : 'no-cache');
}
