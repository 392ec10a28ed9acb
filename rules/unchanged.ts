import { z } from 'zod';

/** Texts, and lists of texts. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const orAsBefore = (field: z.ZodType, before: unknown): z.ZodType =>
  // Optional, so that a field that is left out is judged by its own rule as well.
  z
    .any()
    .optional()
    .transform((value: unknown, { issues }) => {
      if (isSame(value, before)) return value;
      const { data, error } = field.safeParse(value);
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', message, input: value });
      return data;
    });

const isUnchanged = (field: z.ZodType, before: unknown): boolean =>
  ((typeof before === 'string' && before !== '') || Array.isArray(before)) &&
  !isSame(field.safeParse(before).data, before);

/**
 * The rule of a form for something that exists: a text, or a list of them, that was stored before a rule became stricter stays as it is,
 * so that the rest can be edited; whoever changes it writes it by the rule of today.
 * @param before the stored values, by the names of the fields
 */
export const acceptStoredValues = <Rule extends z.ZodObject>(
  rule: Rule,
  before: Readonly<Record<string, unknown>>,
): Rule => {
  const unchangedFields = Object.entries(rule.shape as Record<string, z.ZodType>).filter(([name, field]) =>
    isUnchanged(field, before[name]),
  );
  return (
    unchangedFields.length
      ? rule.safeExtend(
          Object.fromEntries(unchangedFields.map(([name, field]) => [name, orAsBefore(field, before[name])])),
        )
      : rule
  ) as Rule;
};
