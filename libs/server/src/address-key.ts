import ipaddr from 'ipaddr.js';

/**
 * Returns the key by which limits count a caller's address. IPv6 addresses are reduced to their /64, all of which
 * belongs to one subscriber.
 */
export function addressKey(ip: string | undefined): string {
  if (!ip) return 'unknown';
  if (!ipaddr.isValid(ip)) return ip;
  // Converts IPv4-mapped IPv6 addresses of dual-stack sockets to IPv4.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
