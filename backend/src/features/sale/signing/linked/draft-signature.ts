import type { Context } from '../../../../platform/context.ts';
import { storeBytes, type StoredBytes } from '../../../../platform/storage/store-bytes.ts';
import { actorOf } from '../acting.ts';
import { linkEvent } from '../chain.ts';
import type { Completion, PaperRow } from '../paper-kind.ts';
import { chainOf, signersOf } from '../signing.queries.ts';
import { detailsOf } from './act.ts';
import type { LinkedSigner } from './linked.queries.ts';

/**
 * Draws up a signature on the paper as it is, before anything is locked: its event, and for the last one the signed file, which names
 * every event up to it. One that is not stored leaves a file that is swept.
 * @param drawing the signature that was drawn, if there is one
 */
export const draftSignature = async (
  context: Context,
  link: LinkedSigner,
  name: string,
  drawing: StoredBytes | null,
) => {
  const { db } = context;
  const { kind, paperId } = link;
  const paper: PaperRow = await db
    .selectFrom(kind.tables.papers)
    .selectAll()
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  const pdfSha256 = paper.pdfSha256 ?? '';
  const signers = await signersOf(db, kind.name, paperId);
  const events = await chainOf(db, kind.name, paperId);
  const last = events.at(-1) ?? null;
  const at = context.now();
  const values = {
    state: 'signed' as const,
    signedAt: at,
    signedName: name,
    drawingKey: drawing?.key ?? null,
    drawingSha256: drawing?.sha256 ?? null,
  };
  const event = linkEvent(last, {
    at,
    kind: 'signed',
    actor: actorOf(link),
    documentSha256: pdfSha256,
    details: { ...detailsOf(context, link), name, drawingSha256: values.drawingSha256 },
  });
  const after = signers.map((signer) => (signer.id === link.id ? { ...signer, ...values } : signer));
  const complete = async (): Promise<Completion> => {
    const { bytes, isStamped } = await kind.signedFile(
      context,
      paper,
      after,
      [...events.map((one) => ({ ...one, at: one.at.toISOString() })), event],
      at,
    );
    const file = await storeBytes(context.storage, bytes);
    return {
      file,
      at,
      event: linkEvent(event, {
        at,
        kind: 'completed',
        actor: 'system',
        documentSha256: file.sha256,
        details: { pdfSha256, size: file.size, isStamped },
      }),
    };
  };
  return {
    last,
    event,
    values,
    completion: after.every(({ state }) => state === 'signed') ? await complete() : null,
  };
};
