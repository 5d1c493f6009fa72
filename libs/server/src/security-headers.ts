const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Browsers remember it for a year, so it is sent only by a host whose address is https. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Headers of every response of the host at `url`, by their names in lower case. Each part of the product adds
 * the content security policy of what it serves.
 */
export function securityHeaders(url: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    ...(url.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
}
