import type { FileHandle } from 'node:fs/promises';

/** How the files that are taken begin. Office files are archives, told apart by their entries. */
const beginnings = {
  pdf: /^%PDF-/,
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  zip: /^PK\x03\x04/,
} as const;

type Kind = keyof typeof beginnings;
const kinds = Object.keys(beginnings) as Kind[];
const longest = 12;

/** What a file is by its first bytes; undefined for all that is not taken. */
export const kindOf = async (file: FileHandle): Promise<Kind | undefined> => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longest), position: 0 });
  const text = buffer.toString('latin1', 0, bytesRead);
  return kinds.find((kind) => beginnings[kind].test(text));
};
