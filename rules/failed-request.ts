/** The status of an answer that says no more than that something was stored: see `STORED` in errors.ts. */
export const storedStatus = 202;

/**
 * The text of a failed HTTP response (docs/specification.md, section 8): `{status}: {body}`,
 * with the status text instead of an empty body.
 */
export const failedRequestText = (status: number, statusText: string, body: string): string =>
  `${status}: ${body || statusText}`;
