const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The value of a `Content-Disposition` header (RFC 6266), with the name in any script, and in ASCII for clients that do not read that form.
 * @param fileName as the user gave it; it cannot break out of its quotes
 * @param how `attachment` is saved, `inline` is displayed
 */
export const attachment = (fileName: string, how: 'attachment' | 'inline' = 'attachment'): string => {
  const name = fileName.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, ' ');
  return `${how}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;
};
