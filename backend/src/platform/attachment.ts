const encoded = (text: string): string => encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The value of a `Content-Disposition` header (RFC 6266): a name in any script, and a plain one for those who do not read it.
 * @param fileName as somebody gave it; it cannot leave its quotes
 * @param how `attachment` is saved, `inline` is shown
 */
export const attachment = (fileName: string, how: 'attachment' | 'inline' = 'attachment'): string => {
  const name = fileName.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, ' ');
  return `${how}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;
};
