/** The addresses of a drawing as it is for dark pages, in place of each one in the text. */
export const atDusk = (addresses: string): string =>
  addresses.replace(/\.(?:webp|png)(?=[?\s]|$)/g, '.dusk.webp');
