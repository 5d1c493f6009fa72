import type { Request, RequestHandler } from 'express';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what changes something unless it comes from a page of this very host. */
export const sameOrigin: RequestHandler = (request, response, next) => {
  if (READS.has(request.method) || comesFromHere(request)) return next();
  response
    .status(403)
    .type('text/plain')
    .set('Cache-Control', 'no-store')
    .send('This form was sent from another site. Open the page here and send it again.');
};

function comesFromHere(request: Request): boolean {
  const origin = request.get('origin');
  if (origin !== undefined) {
    return URL.canParse(origin) && new URL(origin).host === request.get('host');
  }
  const site = request.get('sec-fetch-site');
  return site === 'same-origin' || site === 'none';
}
