/** The named fields of an object, as a list of a record's fields names them. */
export const pick = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> => {
  const part: Partial<Pick<From, Name>> = {};
  for (const name of names) part[name] = from[name];
  return part as Pick<From, Name>;
};

/** An object without the named fields. */
export const omit = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Omit<From, Name> => {
  const rest: Partial<From> = { ...from };
  for (const name of names) delete rest[name];
  return rest as Omit<From, Name>;
};
