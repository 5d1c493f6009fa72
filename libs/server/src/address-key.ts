import ipaddr from 'ipaddr.js';

/** The address of a caller as limits count it; IPv6 by its /64, because one subscriber has all of that. */
export function addressKey(ip: string | undefined): string {
  if (!ip) return 'unknown';
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address that came over a dual-stack socket is read as what it is.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
