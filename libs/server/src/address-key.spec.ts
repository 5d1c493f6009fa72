import { addressKey } from './address-key';

describe('the address key', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['not an address', 'not an address'],
    [undefined, 'unknown'],
  ])('maps %s to %s: IPv4 unchanged, IPv6 reduced to its /64', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
