import { previewIn } from '@shishir/server/cache-policy';
import { hasSession } from '@shishir/server/session-cookie';

/**
 * Sets the cache headers of a page. Pages of signed-in visitors and previews are never cached; those of everyone else
 * by a shared cache for a second, and longer only while this server fails. Search engines ignore previews, and their
 * address, which is a secret, is not sent to other sites.
 */
export function cacheControl(request: Request, status: number, headers: Headers): void {
  const signedIn = hasSession(request.headers.get('cookie'));
  const isPreview = previewIn(request.url) !== undefined;
  const read = request.method === 'GET' || request.method === 'HEAD';
  const shared = read && status < 500 && !signedIn && !isPreview && !headers.has('Set-Cookie');
  if (isPreview) {
    headers.set('X-Robots-Tag', 'noindex');
    headers.set('Referrer-Policy', 'same-origin');
  }
  headers.append('Vary', 'Cookie');
  if (!shared) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'public, max-age=0, s-maxage=1, stale-if-error=86400');
  }
}
