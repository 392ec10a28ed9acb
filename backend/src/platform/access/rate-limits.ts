import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** Every limit in one place: at most `points` in `duration` seconds. Counted in PostgreSQL, so all instances agree. */
export const limitTable = {
  /** Failed sign-ins with one name from one address, or on one device that has signed in before. */
  signInFrom: { points: 10, duration: 900 },
  /** Failed sign-ins with one name from everywhere, and from one address: strangers then have fewer tries (docs/security.md, A4). */
  signInAccount: { points: 60, duration: 900 },
  signInAddress: { points: 100, duration: 900 },
  /** Uses of one challenge of a second factor. It is remembered for longer than the challenge is open. */
  challenge: { points: 1, duration: 900 },
  /** Mails with links: to one mailbox, and requested from one address (docs/security.md, C6). No request is refused because of others'. */
  mailbox: { points: 5, duration: 3600 },
  mailAddress: { points: 30, duration: 3600 },
  /** Beyond those limits, mails with links to choose a new password or confirm an address: shorter than such a link is good (docs/security.md, A4). */
  resetAgain: { points: 1, duration: 600 },
  /** Test mails of one admin. */
  testMail: { points: 10, duration: 600 },
  /** Bookings that succeeded, from one address and from everywhere (docs/security.md, J6). */
  bookingAddress: { points: 20, duration: 60 },
  bookingEverywhere: { points: 120, duration: 60 },
  /** Mails about bookings to one mailbox that the person booking has not proved to be theirs, from one address and at once from everywhere: more than anybody books in a day. */
  bookingMailbox: { points: 10, duration: 86_400 },
  /** Changes to one booking by the person who booked it: each sends mails. */
  appointmentChange: { points: 10, duration: 3600 },
  /** Consultant requests that were stored. */
  consultantAddress: { points: 20, duration: 60 },
  consultantEverywhere: { points: 120, duration: 60 },
  /** Requests with files from one person. */
  upload: { points: 200, duration: 600 },
  /** Test mails of campaigns to oneself. */
  campaignTest: { points: 30, duration: 3600 },
  /** Answers to one person that say who looks after somebody. */
  ownerLookup: { points: 60, duration: 3600 },
  /** Messages from one person. */
  message: { points: 40, duration: 60 },
  /** Searches for designs from one address that are not answered from memory: each takes a processor up to half a second. Several people may share an address. */
  designSearch: { points: 120, duration: 60 },
  /** Designs made by buyers, and codes of designs that there are not, from one address. */
  newDesign: { points: 60, duration: 60 },
  designGuess: { points: 60, duration: 60 },
  /** Secrets of private links that there are not, from one address. */
  linkGuess: { points: 60, duration: 60 },
  /** Names that do not fit, typed by the signer of one agreement: their link stays good, and they can sign once the time is over. */
  signatureName: { points: 10, duration: 300 },
  /** Changes of designs by one account, or from one address: each stores a version. */
  designChange: { points: 300, duration: 60 },
  /** Bytes of designs and their versions by one account, or from one address: about 3,000 changes, or 60 of the largest plans. */
  designBytes: { points: 4_194_304, duration: 86_400 },
} as const;

export type LimitName = keyof typeof limitTable;

/** What each limit counts, in the words of the API manual. */
export const limitWords: Readonly<Record<LimitName, string>> = {
  signInFrom:
    'Failed sign-ins with one name from one address, or on one device that has signed in before (beyond that, even the correct password is refused); wrong current passwords for one account; wrong passwords for one verification link; wrong codes of a second factor for one account',
  signInAccount:
    'Failed sign-ins with one name from all addresses together; beyond that, unknown devices have three attempts for each address',
  signInAddress:
    'Failed sign-ins from one address; beyond that, unknown devices there have three attempts for each name',
  mailbox:
    'Mails with links to one mailbox, each kind counted separately; beyond that, requests for a new password and sign-ups are answered as usual, and the last mail’s link stays valid. New addresses that one account asks for',
  challenge: 'Uses of one challenge of a second factor',
  mailAddress:
    'Mails with links requested from one address; those to choose a new password are counted separately',
  resetAgain:
    'Mails to one mailbox with a link to choose a new password, or to confirm its address, once the limits above are reached; further requests are answered as usual and send no mail, because the last link is still valid',
  testMail: 'Test mails sent by one admin',
  bookingAddress: 'Bookings from one address',
  bookingEverywhere: 'Bookings from all addresses together',
  bookingMailbox:
    'Bookings and changes to bookings with one e-mail address from one network address, unless it is the verified address of the signed-in user; beyond as many from all addresses together, they are confirmed within ten minutes, in one mail',
  appointmentChange: 'Changes to one booking by the person who booked it',
  consultantAddress: 'Consultant requests from one address',
  consultantEverywhere: 'Consultant requests from all addresses together',
  upload: 'Uploads by one user',
  campaignTest: 'Test mails of campaigns sent by one admin',
  ownerLookup:
    'Uses of `whoLooksAfter` by one user, and refusals that name the colleague who looks after somebody',
  message: 'Messages from one user',
  designSearch: 'Searches for floor plan designs from one address',
  newDesign: 'Designs made and copied from one address',
  designGuess:
    'Codes of designs that do not exist, from one address; beyond that, existing ones are refused as well',
  linkGuess:
    'Secrets of private links to quotes and agreements that do not exist, from one address; beyond that, existing ones are refused as well',
  signatureName:
    'Signatures on one agreement by one signer with a name that does not fit; until the time is over, that signer cannot sign',
  designChange: 'Changes to designs by one account, or without an account from one address',
  designBytes:
    'Bytes of designs, of their versions and plans, stored by one account, or without an account from one address',
};

export interface Limits {
  /** Counts one, or as many as `points` says. @returns how many are left @throws AppError TOO_MANY_REQUESTS when that is too many. */
  consume(name: LimitName, subject: string, points?: number): Promise<number>;
  /** Counts nothing. @throws AppError TOO_MANY_REQUESTS where one more would be too many. */
  check(name: LimitName, subject: string): Promise<void>;
  /** Takes back what turned out not to count: one, or as many as `points` says. */
  refund(name: LimitName, subject: string, points?: number): Promise<void>;
  /** Sets the count back to zero. */
  reset(name: LimitName, subject: string): Promise<void>;
}

const refuse = (result: RateLimiterRes): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) });

/** Limits stored in the table `limits` (with the columns of rate-limiter-flexible). Subjects are stored as keyed hashes. */
export const createLimits = (pool: Pool, key: Buffer): Limits => {
  const limiters = new Map(
    Object.entries(limitTable).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
      }),
    ]),
  );
  const limiter = (name: LimitName): RateLimiterPostgres => limiters.get(name) as RateLimiterPostgres;
  const hidden = (subject: string): string => createHmac('sha256', key).update(subject).digest('base64url');
  return {
    consume: async (name, subject, points = 1) => {
      try {
        return (await limiter(name).consume(hidden(subject), points)).remainingPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? refuse(error) : error;
      }
    },
    check: async (name, subject) => {
      const result = await limiter(name).get(hidden(subject));
      if (result && result.consumedPoints >= limitTable[name].points) throw refuse(result);
    },
    refund: async (name, subject, points = 1) => {
      await limiter(name).reward(hidden(subject), points);
    },
    reset: async (name, subject) => {
      await limiter(name).delete(hidden(subject));
    },
  };
};

/** Counts one. @returns whether that is within the limit */
export const isWithin = async (limits: Limits, name: LimitName, subject: string): Promise<boolean> => {
  try {
    await limits.consume(name, subject);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
};

/**
 * Runs work that is limited by how often it succeeds. It is counted beforehand, so that many at once cannot slip past the
 * limit together, and the count is taken back if the work fails.
 * @param wanted what to count, in this order: a subject refused by one limit is not counted by the next
 * @throws AppError TOO_MANY_REQUESTS, and whatever the work throws
 */
export const consumeUnlessFailed = async <T>(
  limits: Limits,
  wanted: readonly (readonly [name: LimitName, subject: string])[],
  work: () => Promise<T>,
): Promise<T> => {
  const counted: (readonly [LimitName, string])[] = [];
  try {
    for (const one of wanted) {
      counted.push(one);
      await limits.consume(...one);
    }
    return await work();
  } catch (error) {
    // If the database is unreachable, the count expires with its window.
    for (const one of counted) await limits.refund(...one).catch(() => undefined);
    throw error;
  }
};
