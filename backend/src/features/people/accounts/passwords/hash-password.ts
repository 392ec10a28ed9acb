import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../../../platform/errors.ts';

/** OWASP Password Storage Cheat Sheet: argon2id, which is the library's default, with 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes computed at once. Each takes one thread of libuv's pool (4) and 19 MiB;
 * two leave threads for files and DNS, so a flood of sign-ins cannot starve other requests (docs/security.md, A8).
 */
const atOnce = 2;
const inTurn = pLimit(atOnce);

/** How many may be waiting for one of those turns: at 20 to 50 passwords a second, the last of them waits four to ten seconds. */
export const maxHashQueue = 200;
let inCrowd = 0;

/**
 * Wraps all of a public operation that hashes a password. Refuses at once, before anything is counted or looked up, a request
 * that would wait longer than a person does. Otherwise people who gave up and tried again would wait behind their own
 * abandoned requests, and the crowd would never shrink.
 * @throws AppError UNAVAILABLE with Retry-After
 */
export const inHashQueue = async <T>(work: () => Promise<T>): Promise<T> => {
  if (inCrowd >= maxHashQueue) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
  inCrowd += 1;
  try {
    return await work();
  } finally {
    inCrowd -= 1;
  }
};

/** Hashes a password with argon2id. @param salt 16 bytes; random by default */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  inTurn(() => hash(password, { ...options, ...(salt && { salt }) }));

/** The hash of a password nobody knows, computed once: compared when there is no account, so that it takes the same time. */
let decoy: Promise<string> | undefined;

/**
 * Compares a password with a hash; a missing hash takes the same time and gives false.
 */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword(`no account ${Math.random()}`);
  const known = stored ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return matches && Boolean(stored);
};

/** Whether the hash was made with older parameters and should be made again at this sign-in. */
export const needsRehash = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== options.memoryCost || timeCost !== options.timeCost || parallelism !== options.parallelism
  );
};
