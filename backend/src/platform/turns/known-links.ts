import { hashOfSecret } from '../crypto/link-secrets.ts';

/** How many links are remembered, and for how long after they last opened something, in milliseconds. */
export const knownLinkLimits = { all: 5000, ms: 3_600_000 } as const;

/** The private links that this process has lately seen open a quote or an agreement. */
export interface KnownLinks {
  /** Remembers that a link opened something. @param secret as its holder sends it */
  note(secret: string): void;
  /** The name of whoever holds a link, the same wherever they are; null for a secret that has opened nothing here, which anybody can make up. */
  payerId(secret: string): string | null;
}

/** @param now milliseconds of a monotonic clock */
export const createKnownLinks = (now = (): number => performance.now()): KnownLinks => {
  /** When each last opened something, the one that did so longest ago first. */
  const opened = new Map<string, number>();
  return {
    note: (secret) => {
      const hash = hashOfSecret(secret);
      opened.delete(hash);
      if (opened.size >= knownLinkLimits.all) opened.delete(opened.keys().next().value as string);
      opened.set(hash, now());
    },
    payerId: (secret) => {
      const hash = hashOfSecret(secret);
      const at = opened.get(hash);
      return at !== undefined && now() - at < knownLinkLimits.ms ? `link ${hash}` : null;
    },
  };
};
