import { Secret, TOTP } from 'otpauth';
import { isAuthenticatorCode } from '@hearthline/rules/people/second-factors.ts';

/** Seconds for which a code is shown. One that has just run out, or that a clock ahead of ours shows, is taken as well. */
const period = 30;

/** A new secret for an authenticator: 160 random bits, in base32 as people type it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code holds. @param issuer the business @param label the account */
export const authenticatorUri = (issuer: string, label: string, secret: string): string =>
  new TOTP({ issuer, label, secret, period }).toString();

/**
 * The time step of a code (RFC 6238: SHA-1, six digits, 30 seconds); null if it is not the code of now, or of a step before or after.
 * @param after codes of this step and of earlier ones have been used, and are not accepted again
 */
export const stepOfCode = (secret: string, code: string, now: Date, after: number): number | null => {
  if (!isAuthenticatorCode(code)) return null;
  const totp = new TOTP({ secret, period });
  const timestamp = now.getTime();
  const steps = totp.validate({ token: code, timestamp, window: 1 });
  if (steps === null) return null;
  const step = totp.counter({ timestamp }) + steps;
  return step > after ? step : null;
};
