const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Remembered by browsers for a year, so it is sent only by hosts with an https address. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Returns the headers of every response of the host at `url`, with names in lower case. Each part of the product adds
 * its own content security policy.
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
