import ipaddr from 'ipaddr.js';

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address. Providers give each customer at least a
 * /64, and counted by address, the customer would get a fresh limit with each one in it.
 * @param address as the connection or a trusted proxy gives it
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  // Turns an IPv4 address in the form of IPv6 back into one.
  const found = ipaddr.process(address);
  if (found instanceof ipaddr.IPv4) return found.toString();
  const groups = found.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
};

/** An address as people write it: one of IPv4 in the form of IPv6 is turned back. */
export const plainAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
