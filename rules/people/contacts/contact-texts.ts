import { eachOfTexts, namesOfTexts, type PlainText } from '../../plain-texts.ts';

interface ContactText extends PlainText {
  /** The titles by which an import recognizes its column, as small letters and digits. */
  readonly column: RegExp;
}

/**
 * The texts of a contact that need nothing of their own. Rules, form, detail page, comparison of versions, export and the fields of an
 * import follow from this list (docs/add-a-field.md).
 */
export const contactTexts = {
  address: {
    title: 'Address',
    max: 300,
    column: /^(street|mailing|home|postal|full)?address(1|line1)?$/,
  },
} as const satisfies Record<string, ContactText>;
export type ContactTextName = keyof typeof contactTexts;

export const contactTextNames = namesOfTexts(contactTexts);

/** A value for each of the texts. */
export const eachText = eachOfTexts(contactTexts);
