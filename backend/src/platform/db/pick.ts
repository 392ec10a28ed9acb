/** The named fields of an object, as a list of a record's fields names them. */
export const pick = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> => {
  const part: Partial<Pick<From, Name>> = {};
  for (const name of names) part[name] = from[name];
  return part as Pick<From, Name>;
};
