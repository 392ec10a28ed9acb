import { isUtf8 } from 'node:buffer';
import { documentLimits, type FileProblem } from '@hearthline/rules/delivery/documents.ts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FieldReader } from './word-fields.ts';
import { plainXml } from './read-xml.ts';

/** Entries whose text is looked at: what the package consists of, and what its parts refer to. */
const looked = /^\[content_types\]\.xml$|\.rels$/;
/** The longest of those that are kept; real ones are a few kilobytes. */
const maxScannedBytes = 2 * 1024 * 1024;

const macros = /(^|\/)vba(project|data)[^/]*$|(^|\/)macrosheets\//;
const embedded = /(^|\/)(embeddings|activex)\/|(^|\/)oleobject[^/]*\.bin$/;
const scripts =
  /\.(js|mjs|vbs|vbe|jse|wsf|wsh|ps1|bat|cmd|com|exe|dll|scr|hta|lnk|msi|jar|sh|py|php|reg|url|html?|mht|mhtml)$/;

const nameProblem = (name: string): FileProblem | null =>
  macros.test(name) ? 'macros' : embedded.test(name) ? 'embedded' : scripts.test(name) ? 'scripts' : null;

/** References to something outside that is only opened when the reader asks for it. */
const harmless = /\/(hyperlink|externalLinkPath|externalLinkLongPath|xlPathMissing)$/;

/** Whether a part loads something from elsewhere: a template, a linked object, a frame, a picture. Null if it cannot be told. */
const loads = (text: string): boolean | null => {
  if (/<!doctype|<!entity/i.test(text)) return null;
  for (const [, inside = ''] of text.matchAll(
    /<(?:[\w.-]+:)?Relationship\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g,
  )) {
    const given = Object.fromEntries<string | undefined>(
      [...inside.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', double, single]) => [name, plainXml(double ?? single ?? '')],
      ),
    );
    if (given.TargetMode?.trim().toLowerCase() === 'external' && !harmless.test(given.Type?.trim() ?? ''))
      return true;
  }
  return false;
};

const textProblem = (name: string, bytes: Buffer): FileProblem | null => {
  const text = bytes.toString('utf8');
  // In any other encoding the words looked for below could not be seen.
  const declared =
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text.replace(/^\ufeff/, ''))?.[1] ?? 'utf-8';
  if (!isUtf8(bytes) || text.includes('\0') || !/^(utf-?8|us-ascii)$/i.test(declared)) return 'damaged';
  if (!name.endsWith('.rels')) return /macroenabled|vbaproject/i.test(text) ? 'macros' : null;
  const found = loads(text);
  return found === null ? 'damaged' : found ? 'loads' : null;
};

const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

const nextEntry = (zip: ZipFile): Promise<Entry | null> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => (
      zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error'),
      act()
    );
    zip.once('entry', (entry: Entry) => settle(() => resolve(entry))());
    zip.once(
      'end',
      settle(() => resolve(null)),
    );
    zip.once('error', (error: Error) => settle(() => reject(error))());
    zip.readEntry();
  });

/** What is being counted while an archive is unpacked, whatever its directory says. */
interface Count {
  readonly archive: number;
  unpacked: number;
}

const tooMuch = ({ archive, unpacked }: Count): boolean =>
  unpacked > documentLimits.unpacked ||
  (unpacked > documentLimits.freelyUnpacked && unpacked > archive * documentLimits.unpackedTimes);

/** Unpacks an entry without keeping it. @returns the bytes of those that are looked at */
const unpack = async (
  zip: ZipFile,
  entry: Entry,
  { name, isText }: { name: string; isText: boolean },
  count: Count,
): Promise<Buffer | FileProblem> => {
  const keep = looked.test(name);
  const fields = isText ? new FieldReader() : null;
  const stream = await new Promise<NodeJS.ReadableStream & { destroy(): void }>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    count.unpacked += piece.length;
    size += piece.length;
    if (tooMuch(count)) return 'unpacks';
    if (keep && size > maxScannedBytes) return 'damaged';
    if (keep) pieces.push(piece);
    fields?.read(piece);
    if (fields?.problem) return fields.problem;
  }
  fields?.read(Buffer.alloc(0), true);
  if (fields?.problem) return fields.problem;
  return Buffer.concat(pieces);
};

/** The wording of `yauzl` for names that lead out of the archive. */
const misleading = /^(invalid characters in fileName|absolute path|invalid relative path)/;

const problemInside = async (zip: ZipFile, size: number, mainEntry: string): Promise<FileProblem | null> => {
  if (zip.entryCount > documentLimits.entries) return 'unpacks';
  const [names, count] = [new Set<string>(), { archive: size, unpacked: 0 }];
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
    const name = entry.fileName.normalize('NFC').toLowerCase();
    if (names.has(name) || /[\p{Cc}\p{Cf}]/u.test(name)) return 'names';
    names.add(name);
    if (entry.uncompressedSize > documentLimits.unpacked) return 'unpacks';
    const problem = nameProblem(name);
    if (problem) return problem;
    if (entry.isEncrypted()) return 'locked';
    if (name.endsWith('/')) {
      if (entry.uncompressedSize > 0) return 'names';
      continue;
    }
    const bytes = await unpack(
      zip,
      entry,
      { name, isText: mainEntry.startsWith('word/') && name.endsWith('.xml') },
      count,
    );
    if (typeof bytes === 'string') return bytes;
    const found = looked.test(name) ? textProblem(name, bytes) : null;
    if (found) return found;
  }
  return names.has('[content_types].xml') && names.has(mainEntry) ? null : 'content';
};

/**
 * Looks through an Office file: names, sizes as they really are when unpacked, and what its parts refer to (docs/security.md, H1, H2).
 * @param mainEntry the entry that identifies its format, in lower case
 * @returns the first problem, or null
 */
export const zipProblem = async (
  path: string,
  size: number,
  mainEntry: string,
): Promise<FileProblem | null> => {
  try {
    const zip = await openZip(path);
    try {
      return await problemInside(zip, size, mainEntry);
    } finally {
      zip.close();
    }
  } catch (error) {
    return misleading.test((error as Error).message) ? 'names' : 'damaged';
  }
};
