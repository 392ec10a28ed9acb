import { plainXml } from './read-xml.ts';

/** Fields of a Word file that make Word start another program when it is opened: dynamic data exchange. */
const exchange = /^[\s"\\]*dde(auto)?(?![\w-])/i;

/** Longer than any tag of a real file; a comment or a tag that is never closed would otherwise be kept whole. */
const maxTagLength = 1024 * 1024;
const deepest = 100;
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/y;

/** Where a piece of markup ends, or null if that has not been read yet. */
const endOf = (text: string, at: number): number | null => {
  const close = (words: string): number | null => {
    const found = text.indexOf(words, at);
    return found === -1 ? null : found + words.length;
  };
  if (text.startsWith('<!--', at)) return close('-->');
  if (text.startsWith('<![CDATA[', at)) return close(']]>');
  tag.lastIndex = at;
  return tag.test(text) ? tag.lastIndex : null;
};

/** Looks for such fields in a part of a Word file, piece by piece. A field's code may be spread over many runs. */
export class FieldReader {
  #decoder = new TextDecoder('utf-8', { fatal: true });
  #rest = '';
  /** The codes of the fields that have begun, the innermost last; the first is for text outside of any. */
  #codes: string[] = [''];
  #isCode = false;
  #isFirst = true;
  problem: 'acts' | 'damaged' | null = null;

  /** @param last whether nothing follows */
  read(piece: Buffer, last = false): void {
    if (this.problem) return;
    try {
      this.#rest += this.#decoder.decode(piece, { stream: !last });
    } catch {
      this.problem = 'damaged';
      return;
    }
    if (this.#isFirst && this.#rest) {
      this.#isFirst = false;
      // In any other encoding the fields could not be seen.
      const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(this.#rest)?.[1] ?? 'utf-8';
      if (!/^(utf-?8|us-ascii)$/i.test(declared)) this.problem = 'damaged';
    }
    if (this.#rest.includes('\0')) this.problem = 'damaged';
    this.#walk();
    if (last) for (const code of this.#codes) this.#judge(code);
  }

  #walk(): void {
    let at = 0;
    while (!this.problem) {
      const next = this.#rest.indexOf('<', at);
      // A code is read as a whole: a piece may end inside of a character's number.
      if (next < 0) at = this.#isCode ? at : this.#rest.length;
      const end = next < 0 ? null : endOf(this.#rest, next);
      if (end === null) break;
      if (this.#isCode) this.#add(plainXml(this.#rest.slice(at, next)));
      this.#tag(this.#rest.slice(next, end));
      at = end;
    }
    this.#rest = this.#rest.slice(at);
    if (this.#rest.length > maxTagLength) this.problem = 'damaged';
  }

  #tag(words: string): void {
    if (words.startsWith('<![CDATA[')) return this.#isCode ? this.#add(words.slice(9, -3)) : undefined;
    if (/^<!doctype/i.test(words)) this.problem = 'damaged';
    const [, closes, name] =
      /^<(\/?)(?:[\w.-]+:)?(instrText|delInstrText|fldSimple|fldChar)[\s/>]/.exec(words) ?? [];
    if (name === 'instrText' || name === 'delInstrText') this.#isCode = !closes && !words.endsWith('/>');
    else if (name === 'fldSimple' && !closes)
      this.#judge(
        plainXml(/(?:^|[\s:])instr\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(words)?.slice(1).join('') ?? ''),
      );
    else if (name === 'fldChar' && !closes)
      this.#mark(/fldCharType\s*=\s*["']\s*(\w+)/.exec(words)?.[1] ?? '');
  }

  #mark(kind: string): void {
    if (kind === 'begin') {
      // No field that people make begins with the result of another one: that is how such a field is hidden.
      if (this.#codes.length > 1 && this.#codes.at(-1)?.trim() === '') this.problem = 'acts';
      this.#codes.push('');
      if (this.#codes.length > deepest) this.problem = 'damaged';
    } else if (kind === 'separate') this.#judge(this.#codes.at(-1) ?? '');
    else if (kind === 'end') this.#judge((this.#codes.length > 1 ? this.#codes.pop() : '') ?? '');
  }

  /** Only the beginning of a code counts. */
  #add(text: string): void {
    const code = this.#codes.at(-1) ?? '';
    if (code.length < 200) this.#codes[this.#codes.length - 1] = (code + text).trimStart().slice(0, 200);
  }

  #judge(code: string): void {
    if (exchange.test(code)) this.problem = 'acts';
  }
}
