import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's rules that are not part of its first load. */
export interface LateResolver<Fields extends FieldValues, Values> {
  readonly resolver: Resolver<Fields, unknown, Values>;
  /** Starts loading them; for the form's `onFocus`, so that they are there when it is submitted. */
  readonly preload: () => void;
}

/**
 * Rules for a form of the first screen: they and zod (27 kB) are loaded when the form is first focused. If that fails, the
 * server alone checks, by the same rules; without a connection its caller says so.
 * @param load imports the file with the resolver
 */
export const lateResolver = <Fields extends FieldValues, Values = Fields>(
  load: () => Promise<Resolver<Fields, unknown, Values>>,
): LateResolver<Fields, Values> => {
  const unchecked: Resolver<Fields, unknown, Values> = (values) => ({
    values: values as unknown as Values,
    errors: {},
  });
  let loading: Promise<Resolver<Fields, unknown, Values>> | null = null;
  const start = (): Promise<Resolver<Fields, unknown, Values>> =>
    (loading ??= load().catch(() => {
      loading = null;
      return unchecked;
    }));
  return {
    resolver: async (values, context, options) => (await start())(values, context, options),
    preload: () => void start(),
  };
};
