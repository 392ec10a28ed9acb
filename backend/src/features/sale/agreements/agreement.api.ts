export { agreementKind } from './agreement-kind.ts';
export { hashOfUpload } from './agreement-file.ts';
export { AgreementFields, AgreementStatusEnum } from './agreement.types.ts';
export type { PartedPaper } from './files/agreement-pdf.ts';
export {
  factRows,
  gap,
  paymentRows,
  row,
  signatures,
  type Block,
  type PartBlocks,
} from './files/agreement-blocks.ts';
export { voidWithSale } from './ending/close-agreement.ts';
export { drawParts } from './files/draw-papers.ts';
export { reading, readingOfParts } from './files/reading.ts';
export { signedFile } from './files/signed-file.ts';
export { presentBuyers } from './sending/present-buyers.ts';
export { textsOfToday } from './texts/current-texts.ts';
export { verifyWarranty } from './warranties/verify-warranty.ts';
