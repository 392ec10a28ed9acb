/** The addresses of a drawing as it is for dark pages, in place of each one in the text: another picture, or another color of a plan. */
export const darkVariant = (addresses: string): string =>
  addresses.replace(/\.(webp|png)\b/g, '.dusk.webp').replaceAll('colors=light', 'colors=dark');
