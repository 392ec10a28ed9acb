/** What a campaign can say about each recipient and about its sender, with an example for the preview. */
export const mergeFields = {
  firstName: { title: 'First name', example: 'Ada' },
  lastName: { title: 'Last name', example: 'Byron' },
  fullName: { title: 'Full name', example: 'Ada Byron' },
  company: { title: 'Company', example: 'Byron Engines' },
  email: { title: 'Email', example: 'ada@example.com' },
  sellerName: { title: 'Our name', example: '' },
  sellerPhone: { title: 'Our phone', example: '' },
} as const;

export type MergeField = keyof typeof mergeFields;
export type MergeValues = Readonly<Record<MergeField, string>>;

/** A field in a text: `{{firstName}}`, or with a fallback for when it is empty: `{{firstName|there}}`. */
const written = /\{\{([^{}]*)\}\}/g;

const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name);

/** Parses the text between the braces into field and fallback; null for an unknown field. */
export const parseField = (
  inner: string,
): { readonly field: MergeField; readonly fallback: string } | null => {
  const [name = '', ...fallback] = inner.split('|');
  const field = name.trim();
  return isField(field) ? { field, fallback: fallback.join('|').trim() } : null;
};

/** The first problem with the merge fields of a text, as a sentence; null when there is none. */
export const mergeProblem = (text: string): string | null => {
  for (const [whole, inner = ''] of text.matchAll(written)) {
    if (!parseField(inner))
      return `Unknown merge field ${whole.slice(0, 60)}. Use one of ${Object.keys(mergeFields).join(', ')}.`;
  }
  return text.replace(written, '').includes('{{')
    ? 'A merge field is not closed. Write it like {{firstName}}.'
    : null;
};

/** The value of a field, or its fallback when the value is empty. */
export const mergedValue = (
  { field, fallback }: { field: MergeField; fallback: string },
  values: MergeValues,
): string => values[field] || fallback;

/** A text with its fields filled in. */
export const fillFields = (text: string, values: MergeValues): string =>
  text.replace(written, (whole, inner: string) => {
    const parsed = parseField(inner);
    return parsed ? mergedValue(parsed, values) : whole;
  });
