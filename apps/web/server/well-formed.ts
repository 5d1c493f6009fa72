import type { RequestHandler } from 'express';

/** Refuses an address whose escapes stand for no text: no page could be called that. */
export const wellFormed: RequestHandler = (request, response, next) => {
  if (isDecodable(request.path)) return next();
  response
    .status(400)
    .type('text/plain')
    .set('Cache-Control', 'no-store')
    .send('This address is broken. Please check the link that led here.');
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
