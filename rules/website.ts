/** A dotted host, optionally with port and path: no scheme, and no user name before an `@`, which could disguise where a link leads. */
const shape = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/u;

/**
 * The `https:` address of a website written as `www.example.com/homes`. Undefined for text that is not a website (stored
 * before it was validated), which is then shown as plain text.
 */
export const websiteLink = (website: string): string | undefined =>
  shape.test(website) ? `https://${website}` : undefined;
