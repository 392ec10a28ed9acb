import type { FileHandle } from 'node:fs/promises';

/** The longest end of an archive: its last record (22 bytes), with a comment of up to 65,535. */
const endBytes = 22 + 65_535;
const mostDirectory = 4 * 1024 * 1024;
const mostEntries = 10_000;

/** The names in an archive's directory; nothing is unpacked. Null if there is no valid directory. */
export const zipEntries = async (file: FileHandle, size: number): Promise<readonly string[] | null> => {
  const length = Math.min(size, endBytes);
  const { buffer: end } = await file.read({ buffer: Buffer.alloc(length), position: size - length, length });
  const at = end.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (at < 0 || at + 22 > length) return null;
  const [count, bytes, start] = [end.readUInt16LE(at + 10), end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
  if (count === 0 || count > mostEntries || bytes > mostDirectory || start + bytes > size) return null;
  const { buffer: directory } = await file.read({ buffer: Buffer.alloc(bytes), position: start, length: bytes });
  const names: string[] = [];
  for (let position = 0; names.length < count; ) {
    if (position + 46 > bytes || directory.readUInt32LE(position) !== 0x02014b50) return null;
    const name = directory.readUInt16LE(position + 28);
    names.push(directory.toString('utf8', position + 46, position + 46 + name));
    position += 46 + name + directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32);
  }
  return names;
};
