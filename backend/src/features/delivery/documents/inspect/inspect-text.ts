import type { FileHandle } from 'node:fs/promises';

// Control characters that plain text does not contain: all but tabs, line breaks and form feeds.
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
/** Content that a browser or another program might sniff as markup or a script. */
const markup = /^\s*(<[!?/a-z]|%!ps|#!|\{\\rtf)/i;

/** Searches a whole file for anything that is not plain text. @returns what is wrong, or null */
export const textProblem = async (file: FileHandle): Promise<'content' | 'encoding' | null> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    // The caller closes the handle.
    for await (const piece of file.createReadStream({
      start: 0,
      autoClose: false,
      highWaterMark: 256 * 1024,
    }) as AsyncIterable<Buffer>) {
      const text = decoder.decode(piece, { stream: true });
      if (first && markup.test(text)) return 'content';
      if (control.test(text)) return 'content';
      first = false;
    }
    decoder.decode();
    return null;
  } catch (error) {
    if (error instanceof TypeError) return 'encoding';
    throw error;
  }
};
