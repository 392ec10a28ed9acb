/** What stands in a seal besides who sealed. */
export interface SealWords {
  readonly reason: string;
  readonly location?: string;
  readonly contact?: string;
  readonly at: Date;
  /** Whether the authority is asked for a time stamp, if there is one. */
  readonly stamp: boolean;
}

/** How many bytes a signature may have, its certificates and time stamp included. */
export const maxSignatureBytes = 24_576;
/** Stands for an offset until the file is written; no offset has more digits. */
const unknownOffset = 9_999_999_999;

/** As in `D:20261128090503Z`. */
const pdfTime = (at: Date): string => `D:${at.toISOString().replaceAll(/[-:T]|\.\d{3}/g, '')}`;

/** A PDF with room for its signature. */
export interface Prepared {
  readonly file: Buffer;
  /** The bytes that are signed: all but the room. */
  readonly signed: Uint8Array<ArrayBuffer>;
  /** Where the room begins: the hexadecimal digits, without their brackets. */
  readonly room: number;
}

/**
 * Adds pages at the end of a PDF, and an empty certifying signature (DocMDP) that allows no change at all. What was there stays as it
 * is, byte for byte.
 */
export const prepareSeal = async (
  pdf: Uint8Array,
  pages: Uint8Array | null,
  { reason, location, contact, at }: SealWords,
): Promise<Prepared> => {
  // Imported on demand, like other libraries for documents.
  const { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const name = (text: string) => PdfName.of(text);
  const document = await PDF.load(pdf);
  if (pages) {
    const added = await PDF.load(pages);
    await document.copyPagesFrom(
      added,
      Array.from({ length: added.getPageCount() }, (_, index) => index),
    );
  }
  const page = document.getPage(0);
  if (!page) throw new Error('a document without pages is not sealed');
  const signature = document.register(
    PdfDict.of({
      Type: name('Sig'),
      Filter: name('Adobe.PPKLite'),
      SubFilter: name('ETSI.CAdES.detached'),
      ByteRange: new PdfArray([0, unknownOffset, unknownOffset, unknownOffset].map((n) => PdfNumber.of(n))),
      Contents: PdfString.fromHex('00'.repeat(maxSignatureBytes)),
      M: PdfString.fromString(pdfTime(at)),
      Reason: PdfString.fromString(reason),
      ...(location && { Location: PdfString.fromString(location) }),
      ...(contact && { ContactInfo: PdfString.fromString(contact) }),
      Reference: new PdfArray([
        PdfDict.of({
          Type: name('SigRef'),
          TransformMethod: name('DocMDP'),
          TransformParams: PdfDict.of({
            Type: name('TransformParams'),
            P: PdfNumber.of(1),
            V: name('1.2'),
          }),
        }),
      ]),
    }),
  );
  const field = document.getOrCreateForm().createSignatureField('Seal').getDict();
  field.set('V', signature);
  field.delete('Kids');
  field.set('Type', name('Annot'));
  field.set('Subtype', name('Widget'));
  // Printed, and locked.
  field.set('F', PdfNumber.of(132));
  field.set('P', page.ref);
  field.set('Rect', new PdfArray([0, 0, 0, 0].map((n) => PdfNumber.of(n))));
  document.getCatalog().set('Perms', PdfDict.of({ DocMDP: signature }));

  const file = Buffer.from(await document.save({ incremental: true }));
  const room = file.lastIndexOf('0'.repeat(2 * maxSignatureBytes));
  const rangeText = new RegExp(String.raw`\[ ?0(?: ${unknownOffset}){3} ?\]`);
  const range = rangeText.exec(file.subarray(pdf.length).toString('latin1'));
  if (room < pdf.length || !range) throw new Error('the document has no room for its seal');
  const [before, after] = [room - 1, room + 2 * maxSignatureBytes + 1];
  const offsets = `[0 ${before} ${after} ${file.length - after}`;
  file.write(`${offsets.padEnd(range[0].length - 1)}]`, pdf.length + range.index, 'latin1');
  return {
    file,
    signed: Uint8Array.from(Buffer.concat([file.subarray(0, before), file.subarray(after)])),
    room,
  };
};
