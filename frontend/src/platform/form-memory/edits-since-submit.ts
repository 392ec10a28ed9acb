import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * For a form that stays open while it is being sent: what is typed meanwhile was not sent, and must not be lost when the
 * form is filled with what was stored. Call it when the form is sent.
 * @returns a function that returns the fields changed since, with their values
 */
export const editsSinceSubmit = <Values extends FieldValues>({
  getValues,
}: Pick<UseFormReturn<Values, unknown, never>, 'getValues'>): (() => Partial<Values>) => {
  const values = (): [string, string][] =>
    Object.entries(getValues()).map(([name, value]) => [name, JSON.stringify(value)]);
  const sent = new Map(values());
  return () => {
    const now = getValues();
    const late = values().filter(([name, value]) => sent.get(name) !== value);
    return Object.fromEntries(late.map(([name]) => [name, now[name] as unknown])) as Partial<Values>;
  };
};

/** Puts values back into a form, as typed by the user, after it was filled. */
export const reapplyEdits = <Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values, unknown, never>, 'setValue'>,
  typed: Partial<Values>,
): void => {
  for (const [name, value] of Object.entries(typed))
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
};
