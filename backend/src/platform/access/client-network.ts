import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, with zeros filled in. */
const groupsOf = (address: string): string[] => {
  // Normalizes the spelling.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  return tail === undefined
    ? before
    : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address. Providers give each customer at least a
 * /64, and counted by address, the customer would get a fresh limit with each one in it.
 * @param address as the connection or a trusted proxy gives it
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const four = mapped.exec(plain)?.[1];
  if (four) return four;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address;
};
