/** A host with its dots, perhaps a port, perhaps a path: no other scheme, and no name before an `@` that hides where a link leads. */
const shape = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/u;

/**
 * The `https:` address of a website that is written as `www.example.com/homes`. Undefined where there is none: what was
 * stored before it was checked, which is then shown as text alone.
 */
export const websiteLink = (website: string): string | undefined => (shape.test(website) ? `https://${website}` : undefined);
