/** An optional text of one line that needs nothing of its own: rule, form and page follow from it (docs/add-a-field.md). */
export interface PlainText {
  /** Its label wherever it is shown. */
  readonly title: string;
  /** The most characters it may have. */
  readonly max: number;
}

/** The names of a record's texts, in the order of its form. */
export const namesOfTexts = <Texts extends object>(texts: Texts): readonly (keyof Texts)[] =>
  Object.keys(texts) as (keyof Texts)[];

/** Makes an object with a value for each of a record's texts. */
export const eachOfTexts =
  <Texts extends object>(texts: Texts) =>
  <Value>(valueOf: (name: keyof Texts, text: Texts[keyof Texts]) => Value): Record<keyof Texts, Value> =>
    Object.fromEntries(namesOfTexts(texts).map((name) => [name, valueOf(name, texts[name])])) as Record<
      keyof Texts,
      Value
    >;
