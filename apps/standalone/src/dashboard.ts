import { sendError } from '@shishir/server/error-response';
import { keepAssets } from '@shishir/server/kept-assets';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import { securityHeaders } from '@shishir/server/security-headers';
import { StartError } from '@shishir/server/start-error';
import { existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';

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

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the dashboard's built files, and those of earlier builds, which `kept` contains for a week. Any other address
 * gets the page of its language, which handles it in the browser: Bangla below `/bn`, otherwise English.
 */
export function serveDashboard(folder: string, adminUrl: string, kept: string): RequestListener {
  if (!existsSync(folder)) throw new StartError('The dashboard is not built yet: npm run build');
  const options = { brotli: true, gzip: true, setHeaders: setCaching };
  const english = sirv(folder, { ...options, single: true });
  const bangla = sirv(folder, { ...options, single: 'bn/index.html' });
  keepAssets(folder, kept);
  const earlierFiles = sirv(kept, { ...options, dev: true });
  const headers = Object.entries({
    ...securityHeaders(adminUrl),
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader(REQUEST_ID, requestIdOf(request.headers[REQUEST_ID]));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendError(response, 405, 'method_not_allowed', 'This address can only be read.');
    }
    const [, base = '', path] = /^(\/bn(?=[/?]|$))?([^?]*)/.exec(request.url ?? '/')!;
    if (path === '/' || path === '') {
      const location = `${base}/dashboard`;
      response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
      return;
    }
    const files = base ? bangla : english;
    files(request, response, () =>
      earlierFiles(request, response, () =>
        sendError(response, 404, 'not_found', 'There is nothing at this address.'),
      ),
    );
  };
}

function setCaching(response: ServerResponse, path: string): void {
  // The names of files under /assets/ change with their content.
  response.setHeader('cache-control', path.startsWith('/assets/') ? YEAR : 'no-cache');
}
