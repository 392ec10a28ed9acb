/**
 * What a mail may call a home: its name in the catalog. Any other may be called what somebody typed, or was chosen for what its name
 * says, and anybody can have mails sent to anybody (docs/security.md, N4).
 * @returns null for a home that is not of the catalog
 */
export const catalogName = ({
  slug,
  name,
}: {
  readonly slug: string | null;
  readonly name: string | null;
}): string | null => (slug === null ? null : name);
