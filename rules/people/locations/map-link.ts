/** A map with the way to an address, which opens in the map program of a phone as well. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
