/** Digits and capital letters of Crockford's base 32: without I, L, O and U, which are read as something else. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The characters of a code: 60 random bits. */
export const codeLength = 12;

/**
 * The code that random bytes make: five bits of each byte are one character, so all codes are equally likely.
 * @param bytes at least {@link codeLength} random bytes
 */
export const codeOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => codeAlphabet[byte & 31]).join('');

/**
 * Reads a code as people type it: without regard to case and hyphens, O as 0, I and L as 1.
 * @returns the code as it is stored; null if the text can be none
 */
export const readCode = (text: string): string | null => {
  // A code with hyphens wherever people put them is short; anything long is none.
  if (text.length > 40 || !/^[\dA-Za-z-]+$/.test(text)) return null;
  const code = text.toUpperCase().replace(/-/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((one) => codeAlphabet.includes(one)) ? code : null;
};

/** A code as people read it, in groups of four: `7KQ2-M9XD-4TRW`. */
export const codeInWords = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The address of a design's page. */
export const designPath = (code: string): string => `/my-home/${code}`;
