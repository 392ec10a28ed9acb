import type { PaperDocument, PaperRow } from './paper-kind.ts';

/** The document of a paper that was sent. @throws TypeError for one without, which nobody has written */
export const documentOf = ({ document }: Pick<PaperRow, 'document'>): PaperDocument => {
  if (!document) throw new TypeError('a paper that was sent has no document');
  return document;
};
