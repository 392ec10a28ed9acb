/** An optional text about a contact, of one line. */
interface ContactText {
  /** Its label, and the title of its column in a file. */
  readonly title: string;
  /** The most characters it may have. */
  readonly max: number;
  /** The titles by which an import recognizes its column, as small letters and digits. */
  readonly column: RegExp;
}

/**
 * The texts that need nothing of their own. Rules, form, detail page, comparison of versions, export and the fields of an import
 * follow from this list (docs/add-a-field.md).
 */
export const contactTexts = {
  address: {
    title: 'Address',
    max: 300,
    column: /^(street|mailing|home|postal|full)?address(1|line1)?$/,
  },
} as const satisfies Record<string, ContactText>;
export type ContactTextName = keyof typeof contactTexts;

export const contactTextNames = Object.keys(contactTexts) as ContactTextName[];

/** A value for each of the texts. */
export const eachText = <Value>(
  valueOf: (name: ContactTextName, text: ContactText) => Value,
): Record<ContactTextName, Value> =>
  Object.fromEntries(contactTextNames.map((name) => [name, valueOf(name, contactTexts[name])])) as Record<
    ContactTextName,
    Value
  >;
