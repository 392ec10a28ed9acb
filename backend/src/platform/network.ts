import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Eight groups, none left out. */
const groupsOf = (address: string): string[] => {
  // The one spelling that URLs know.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  return tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * What limits count by: an IPv4 address, but of IPv6 the network of 64 bits. A provider gives each customer at least
 * so many addresses, who would otherwise have a fresh limit with each of them.
 * @param address as the connection or a trusted proxy names it
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const four = mapped.exec(plain)?.[1];
  if (four) return four;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address;
};
