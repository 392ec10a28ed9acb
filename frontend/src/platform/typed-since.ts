import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Of a form that stays while it is on its way: what is typed meanwhile is not part of what was sent, and is not to be lost
 * when the form is filled with what is stored. Call it when it is sent.
 * @returns tells, field by field, what was typed since
 */
export const typedSince = <Values extends FieldValues>({ getValues }: Pick<UseFormReturn<Values, unknown, never>, 'getValues'>): (() => Partial<Values>) => {
  const told = (): [string, string][] => Object.entries(getValues()).map(([name, value]) => [name, JSON.stringify(value)]);
  const sent = new Map(told());
  return () => {
    const now = getValues();
    const late = told().filter(([name, value]) => sent.get(name) !== value);
    return Object.fromEntries(late.map(([name]) => [name, now[name] as unknown])) as Partial<Values>;
  };
};

/** Types something over what a form was filled with. */
export const typeOver = <Values extends FieldValues>({ setValue }: Pick<UseFormReturn<Values, unknown, never>, 'setValue'>, typed: Partial<Values>): void => {
  for (const [name, value] of Object.entries(typed)) setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
};
