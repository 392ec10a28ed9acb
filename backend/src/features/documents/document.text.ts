import type { FileHandle } from 'node:fs/promises';

// What no text has: control characters other than tabs, line breaks and form feeds.
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
/** Whatever a browser or another program might take for markup or a script when it looks by itself. */
const markup = /^\s*(<[!?/a-z]|%!ps|#!|\{\\rtf)/i;

/** Looks through a whole file for what makes it other than plain text. @returns what is wrong */
export const textProblem = async (file: FileHandle): Promise<'content' | 'encoding' | null> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    // The handle is somebody else's to close.
    for await (const piece of file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
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
