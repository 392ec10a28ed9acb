/** Patterns of what could be an address, a link, a token or a key. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),;:]{1,128}@[^\s<>"'(),;:]{1,255}/g, '[address]'],
  [/\b[a-z][a-z+.-]{1,20}:\/\/\S+/gi, '[link]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '[key]'],
  [/\+?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, '[phone]'],
];

/** The message of the error in a job's last try, without anything personal or secret; stacks go only to the log. */
export const shownError = (output: unknown): string | null => {
  const { message, value } = (typeof output === 'object' && output !== null ? output : {}) as {
    message?: unknown;
    value?: unknown;
  };
  const text = typeof message === 'string' ? message : typeof value === 'string' ? value : null;
  if (!text) return null;
  return (
    personal
      .reduce((shown, [pattern, word]) => shown.replace(pattern, word), text.slice(0, 2000))
      .split('\n')[0]
      ?.slice(0, 300) ?? null
  );
};
