import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { recordDealEvent, returnToQuoted, touchDeal } from '../deals/deal.api.ts';
import { actorOf, sourceOf, staffName } from './acting.ts';
import { addEvents, storeEvent } from './evidence/store-events.ts';
import { lockPaper } from './lock-paper.ts';
import { aboutMail } from './mail-links.ts';
import { documentOf } from './paper-document.ts';
import type { Completion, LockedPaper, PaperKind } from './paper-kind.ts';

const setStatus = async (
  trx: Transaction,
  { tables }: PaperKind,
  { id, version }: LockedPaper,
  end: { status: 'void' | 'expired' | 'declined'; closedAt: Date; closedReason: string | null },
): Promise<void> => {
  await trx
    .updateTable(tables.papers)
    .set({ ...end, version: version + 1 })
    .where('id', '=', id)
    .execute();
};

/** How a paper ends. */
interface Ending {
  readonly status: 'void' | 'expired';
  readonly reason: string | null;
  /** Whether those who have got a link are told; the cancellation of a sale tells its buyers by itself. */
  readonly mailsSigners: boolean;
}

/** Ends a locked paper that was sent, and tells those who have got a link. */
export const closePaper = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  paper: LockedPaper,
  { status, reason, mailsSigners }: Ending,
): Promise<void> => {
  const closedAt = context.now();
  const { title } = kind;
  const { number } = documentOf(paper);
  await setStatus(trx, kind, paper, { status, closedAt, closedReason: reason });
  await addEvents(context, trx, kind, paper, [
    {
      at: closedAt,
      kind: status === 'void' ? 'voided' : 'expired',
      actor: await staffName(context, trx),
      documentSha256: paper.signedSha256 ?? paper.pdfSha256 ?? '',
      details: { reason, from: sourceOf(context) },
    },
  ]);
  // Before what caused it, which stands first in the deal's history.
  await returnToQuoted(context, trx, paper.dealId);
  await recordDealEvent(trx, {
    dealId: paper.dealId,
    actorId: context.viewer?.id ?? null,
    kind: status === 'void' ? `${kind.name}_voided` : `${kind.name}_expired`,
    note: reason ? `${number}: ${reason}` : number,
  });
  await touchDeal(context, trx, paper.dealId);
  if (!mailsSigners) return;
  const company = await readSetting(readsIn(trx), 'company');
  const why =
    status === 'void'
      ? `${company.name} has made this ${title} void. It holds no longer, and its links have ended. If you have questions, please answer this mail or call ${company.phone}.`
      : `The time to sign this ${title} has run out, and its links have ended. If you would still like to sign, please answer this mail or call ${company.phone}.`;
  for (const signer of paper.signers.filter(({ state }) => state !== 'waiting'))
    await queueMail(context, trx, kind.mails.closed(aboutMail(kind, paper, signer), why), company);
};

/** Lets papers of a kind run out whose time is over. @returns how many there were */
export const expirePapersOf = async (context: Context, kind: PaperKind): Promise<number> => {
  const { papers, out } = kind.tables;
  const due = await context.db
    .selectFrom(papers)
    .select('id')
    .where('status', '=', out)
    .where('expiresAt', '<=', context.now())
    .orderBy('expiresAt')
    .limit(500)
    .execute();
  let expired = 0;
  for (const { id } of due)
    await context.transaction(async (trx) => {
      const paper = await lockPaper(trx, kind.tables, id);
      if (paper?.status !== out || !paper.expiresAt || paper.expiresAt > context.now()) return;
      await closePaper(context, trx, kind, paper, { status: 'expired', reason: null, mailsSigners: true });
      expired += 1;
    });
  return expired;
};

/** Ends a locked paper because one of its signers declines it. @param details what the event says */
export const declinePaper = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  paper: LockedPaper,
  {
    at,
    signer,
    reason,
    details,
  }: {
    at: Date;
    signer: LockedPaper['signers'][number];
    reason: string;
    details: Readonly<Record<string, unknown>>;
  },
): Promise<void> => {
  await setStatus(trx, kind, paper, { status: 'declined', closedAt: at, closedReason: reason });
  await addEvents(context, trx, kind, paper, [
    { at, kind: 'declined', actor: actorOf(signer), documentSha256: paper.pdfSha256 ?? '', details },
  ]);
};

/** Ends the signing of a locked paper with its last signature: the signed file is stored by then. */
export const finishPaper = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  paper: LockedPaper,
  completion: Completion,
): Promise<void> => {
  const { file, event, at } = completion;
  await trx
    .updateTable(kind.tables.papers)
    .set({
      status: 'signed',
      signedAt: at,
      signedKey: file.key,
      signedSha256: file.sha256,
      signedSize: file.size,
      version: paper.version + 1,
    })
    .where('id', '=', paper.id)
    .execute();
  await storeEvent(context, trx, kind, paper, event);
  await recordDealEvent(trx, {
    dealId: paper.dealId,
    kind: `${kind.name}_signed`,
    note: documentOf(paper).number,
  });
  await kind.finish(context, trx, paper, completion);
};
