import { unzipSync } from 'fflate';
import { Parser } from 'saxen';

/** The elements that hold text, and those that stand between words, by the prefixes of {@link namespaces}. */
const texts = 'w:t';
const between: ReadonlySet<string> = new Set(['w:p', 'w:tab', 'w:br', 'w:cr']);
/** The newer form of a drawing; the older one, which holds the same text, follows it. */
const newerForm = 'mc:Choice';

const bodyPart = 'word/document.xml';

const namespaces = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
};

/**
 * The text of a Word file's body. Entities that a file declares stay as they are written.
 * @throws an error for what is no archive, and for a body that is not well formed
 */
export const wordText = (bytes: Buffer): string => {
  const { [bodyPart]: body } = unzipSync(bytes, { filter: ({ name }) => name === bodyPart });
  if (!body) throw new Error(`no ${bodyPart}`);
  let text = '';
  let isText = false;
  let leftOut = 0;
  new Parser()
    .ns(namespaces)
    .on('openTag', (name) => {
      if (name === newerForm) leftOut += 1;
      isText = name === texts && leftOut === 0;
    })
    .on('closeTag', (name) => {
      if (name === newerForm) leftOut -= 1;
      isText = false;
      if (between.has(name)) text += '\n';
    })
    .on('text', (piece, plain) => {
      if (isText) text += plain(piece);
    })
    .on('cdata', (piece) => {
      if (isText) text += piece;
    })
    .parse(new TextDecoder().decode(body));
  return text;
};
