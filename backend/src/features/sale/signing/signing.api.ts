export { actorOf, sourceOf, staffName } from './acting.ts';
export { linkEvent, type LinkedEvent, type NewEvent, type StoredEvent } from './chain.ts';
export { deadlineOf, readLastDay } from './deadline.ts';
export { closePaper } from './end-paper.ts';
export { isFile, sealReason } from './evidence/check-files.ts';
export { assertUnchanged } from './evidence/check-paper.ts';
export { holds } from './evidence/compare-rows.ts';
export { addEvents } from './evidence/store-events.ts';
export { lockPaper, type DealOfPaper, type LockedSigner } from './lock-paper.ts';
export { aboutMail, mailLinks } from './mail-links.ts';
export { dealGoesOn } from './paper-kind.ts';
export { makeSignerLink } from './make-link.ts';
export { openPaperFile } from './paper-file.ts';
export type { AboutMail, Completion, LockedPaper, PaperKind, PaperRow } from './paper-kind.ts';
export { signerViews, type SignerView } from './signer-view.ts';
export { listEvents, signersAsJson, type SigningEventRecord } from './signing.queries.ts';
export { signingTables, type PaperName } from './signing-tables.ts';
export {
  AgreementEventType,
  maxEvents,
  SignerRoleEnum,
  SignerStateEnum,
  SignerType,
} from './signing.types.ts';
