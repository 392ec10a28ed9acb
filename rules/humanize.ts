/** With a capital first letter: `In progress` for `in progress`. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of a name that programs use: `In progress` for `in_progress`, `Consultant request` for `consultant_request`. */
export const humanize = (name: string): string => capitalize(name.replaceAll('_', ' '));

/** `1 contact`, `1,200 contacts`. @param many the word for several, where it is not the one with an `s` */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
