import type { RequestHandler } from 'express';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Headers of every answer. The content security policy joins them where the page is finished. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  };
  if (publicUrl.startsWith('https:')) {
    headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains';
  }
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
