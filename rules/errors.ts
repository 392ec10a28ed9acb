import { storedStatus } from './failed-request.ts';

/** Every error code of the API with its HTTP status and the message shown when there is no more specific one. */
export const errorCatalogue = {
  BAD_INPUT: { status: 400, message: 'The request is not valid.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Please confirm with your second factor.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email before logging in.' },
  MUST_CHANGE_PASSWORD: { status: 403, message: 'Please change your password to continue.' },
  SECOND_FACTOR_MISSING: { status: 403, message: 'Please set up a second factor to continue.' },
  PROOF_REQUIRED: { status: 403, message: 'Please confirm that it is you to continue.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  CONFLICT: { status: 409, message: 'This was changed by somebody else. Please reload and try again.' },
  IN_PROGRESS: { status: 409, message: 'The same request is being worked on. Please wait a moment.' },
  SLOT_TAKEN: { status: 409, message: 'This time is no longer available. Please choose another one.' },
  LAST_ADMIN: { status: 409, message: 'This is the last admin. Make somebody else an admin first.' },
  LINK_INVALID: { status: 400, message: 'This link is not valid.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  LINK_USED: { status: 410, message: 'This link has been used already.' },
  CHALLENGE_EXPIRED: { status: 410, message: 'This took too long. Please start again.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  CANNOT_BE_BUILT: { status: 422, message: 'No plan that meets every requirement comes of it.' },
  KEY_REUSED: { status: 422, message: 'This Idempotency-Key belongs to another request.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  /** Not a refusal: what is in the way of the answer must not have the request sent again. */
  STORED: {
    status: storedStatus,
    message:
      'This was stored, at least in part, but the answer could not be prepared. Please reload to see it instead of sending it again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  STORAGE_FULL: {
    status: 507,
    message: 'There is no room for more files right now. Nothing was stored. Please try again later.',
  },
  UNAVAILABLE: { status: 503, message: 'The service is briefly unavailable. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code that tells a program what went wrong; GraphQL carries it in `extensions.code`. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Field name → sentence, for the fields of a form that broke a rule. */
export type FieldErrors = Readonly<Record<string, string>>;
