import { inflateSync } from 'node:zlib';
import { documentLimits, type FileProblem } from '@hearthline/rules/delivery/documents.ts';

/** Names that make a PDF act by itself, or let it bring other files along. */
const acts = ['JavaScript', 'JS', 'Launch', 'XFA', 'RichMedia', 'OnInstantiate', 'ImportData', 'GoToE'];
const carries = ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'];

/** One token: a name, the ends of collections, a text in hex, or any other word. Blanks, comments and literal texts are skipped by hand. */
const token = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)|<<|>>|<[^>]*>?|[[\]{})>]|[^\0\t\n\f\r ()<>[\]{}/%]+/y;

/** Where the blanks and comments end that begin here: by hand, because a file may be made of little else, up to 50 MB of it. */
const endOfBlanks = (source: string, start: number): number => {
  let isComment = false;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (isComment) isComment = letter !== '\r' && letter !== '\n';
    else if (letter === '%') isComment = true;
    else if (!'\0\t\n\f\r '.includes(letter)) return at;
  }
  return source.length;
};

/** The end of the literal text that begins here; brackets in it are balanced or escaped. */
const endOfText = (source: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return at + 1;
  }
  return source.length;
};

/** `/J#61vaScript` is `/JavaScript`. */
const unescape = (name: string): string =>
  name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;

interface Read {
  readonly names: ReadonlySet<string>;
  /** What stands after `/First` and `/N`: usually one number each. */
  readonly first: readonly string[];
  readonly count: readonly string[];
  /** Where the bytes of its stream begin; null if it has none. */
  readonly stream: number | null;
}

interface Stream extends Read {
  readonly stream: number;
}

/** Where the bytes of a stream begin: after the line break that ends its keyword. */
const afterBreak = (source: string, at: number): number =>
  at + (source.startsWith('\r\n', at) ? 2 : source[at] === '\r' || source[at] === '\n' ? 1 : 0);

/** Reads one object from a place on: its names, however deep they are. */
const readObject = (source: string, start: number): Read => {
  const names = new Set<string>();
  const [first, count]: [string[], string[]] = [[], []];
  let [depth, at, key, ended] = [0, start, '', false];
  while ((at = endOfBlanks(source, at)) < source.length) {
    if (source[at] === '(') {
      at = endOfText(source, at);
      ended ||= depth === 0;
      continue;
    }
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) break;
    const [text, name] = found;
    at = token.lastIndex;
    if (depth === 0 && text === 'stream') return { names, first, count, stream: afterBreak(source, at) };
    // What comes after the object can only be its stream.
    if (ended || text === 'endobj') break;
    if (name !== undefined) {
      names.add(unescape(name));
      if (depth === 1) key = unescape(name);
    } else if (depth === 1 && key === 'First') first.push(text);
    else if (depth === 1 && key === 'N') count.push(text);
    if (text === '<<' || text === '[') depth += 1;
    else if (text === '>>' || text === ']') depth -= 1;
    ended = depth <= 0;
  }
  return { names, first, count, stream: null };
};

const hasAny = (names: ReadonlySet<string>, of: readonly string[]): boolean =>
  of.some((name) => names.has(name));
const problemOf = (names: ReadonlySet<string>): FileProblem | null =>
  hasAny(names, acts) ? 'acts' : hasAny(names, carries) ? 'embedded' : null;

/** Readers may take a stream with these names for one of objects, whatever its type says. */
const holdsObjects = (read: Read): read is Stream =>
  read.stream !== null && (read.names.has('ObjStm') || (read.names.has('First') && read.names.has('N')));

const filters =
  'FlateDecode Fl LZWDecode LZW ASCIIHexDecode AHx ASCII85Decode A85 RunLengthDecode RL CCITTFaxDecode DCTDecode JBIG2Decode JPXDecode Crypt'.split(
    ' ',
  );

/** The objects in a stream, unpacked; none if it is packed in a way that no usual program uses. */
const unpackObjects = (
  bytes: Buffer,
  { names, stream }: Stream,
  room: number,
): { readonly objects?: string; readonly isTooMuch?: boolean } => {
  const used = filters.filter((name) => names.has(name));
  if (
    names.has('Predictor') ||
    used.some((name) => name !== 'FlateDecode' && name !== 'Fl') ||
    used.length > 1 ||
    (used.length === 0 && (names.has('Filter') || names.has('F')))
  )
    return {};
  const rest = bytes.subarray(stream);
  if (used.length === 0)
    return { objects: rest.subarray(0, Math.max(0, rest.indexOf('endstream'))).toString('latin1') };
  try {
    return { objects: inflateSync(rest, { maxOutputLength: Math.max(1, room) }).toString('latin1') };
  } catch (error) {
    return { isTooMuch: (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' };
  }
};

/** Each object begins where the list at the beginning says, and not where the one before it ends. */
const problemAmong = (objects: string, { first, count }: Read): FileProblem | null => {
  // The last value ends with the bracket of its collection.
  const [begin, number] = [first, count].map((found) => found.filter((text) => text !== '>>'));
  if (begin?.length !== 1 || number?.length !== 1) return 'damaged';
  const start = Number(begin[0]);
  const places = objects
    .slice(0, start)
    .trim()
    .split(/[\0\t\n\f\r ]+/)
    .filter((_text, at) => at % 2 === 1);
  if (!Number.isSafeInteger(start) || places.length !== Number(number[0])) return 'damaged';
  for (const place of places) {
    if (!/^\d{1,10}$/.test(place)) return 'damaged';
    const problem = problemOf(readObject(objects, start + Number(place)).names);
    if (problem) return problem;
  }
  return null;
};

/**
 * Looks through a PDF for scripts, actions and embedded files: in every object wherever it begins, whether or not the file's own index
 * mentions it, in compressed streams of objects, and in names written in hex (docs/security.md, H2). Nothing is run, and pages are not drawn.
 */
export const pdfProblem = (bytes: Buffer): FileProblem | null => {
  const source = bytes.toString('latin1');
  let [unpacked, isEncrypted, hasHidden] = [0, false, false];
  for (const { 0: word, index } of source.matchAll(/(?<!end)obj|trailer/g)) {
    const read = readObject(source, index + word.length);
    const problem = problemOf(read.names);
    if (problem) return problem;
    isEncrypted ||= read.names.has('Encrypt');
    if (!holdsObjects(read)) continue;
    hasHidden = true;
    if (isEncrypted) return 'locked';
    const { objects, isTooMuch } = unpackObjects(bytes, read, documentLimits.unpacked - unpacked);
    if (isTooMuch) return 'unpacks';
    // What an encrypted file holds cannot be unpacked; where it says that it is encrypted may come later.
    if (objects === undefined) return /\/Encrypt\b/.test(source) ? 'locked' : 'damaged';
    unpacked += objects.length;
    const inside = problemAmong(objects, read);
    if (inside) return inside;
  }
  return isEncrypted && hasHidden ? 'locked' : null;
};
