import {
  isOpenSigner,
  maxReminders,
  remindAfterDays,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { lastDayOf } from './deadline.ts';
import { addEvents } from './evidence/store-events.ts';
import { lockPaper, type LockedSigner } from './lock-paper.ts';
import { makeSignerLink } from './make-link.ts';
import { dealGoesOn, isOut, type AboutMail, type LockedPaper, type PaperKind } from './paper-kind.ts';
import { documentOf } from './paper-document.ts';

const day = 86_400_000;

/** What every mail about a paper says. */
export const aboutMail = (
  kind: PaperKind,
  paper: Pick<LockedPaper, 'document'>,
  signer: Pick<LockedSigner, 'name' | 'email'>,
): AboutMail => {
  const document = documentOf(paper);
  const { company, home } = kind.factsOf(document);
  return { signer, company: company.name, number: document.number, home };
};

/**
 * Mails signers their own links, in the caller's transaction.
 * @param how `first`: it is their turn. `again`: staff send a new link, and older ones end. `reminder`: older ones stay good
 */
export const mailLinks = async (
  context: Context,
  trx: Transaction,
  kind: PaperKind,
  paper: LockedPaper,
  signers: readonly LockedSigner[],
  how: 'first' | 'again' | 'reminder',
): Promise<void> => {
  const reads = readsIn(trx);
  const [company, zone] = await Promise.all([readSetting(reads, 'company'), readSetting(reads, 'timeZone')]);
  const now = context.now();
  const lastDay = lastDayOf(paper.expiresAt ?? now, zone);
  for (const signer of signers) {
    const url = await makeSignerLink(context, trx, kind, signer.id, how === 'again');
    const mail = kind.mails.signing(aboutMail(kind, paper, signer), url, lastDay, how === 'reminder');
    await queueMail(context, trx, mail, company);
    await trx
      .updateTable(kind.tables.signers)
      .set({
        mailedAt: now,
        ...(how === 'first' && { state: 'sent' as const, sentAt: now }),
        ...(how === 'reminder' && { reminders: signer.reminders + 1 }),
      })
      .where('id', '=', signer.id)
      .execute();
  }
  if (how === 'first')
    await addEvents(
      context,
      trx,
      kind,
      paper,
      signers.map((signer) => ({
        at: now,
        kind: 'link_sent',
        actor: 'system',
        documentSha256: paper.pdfSha256 ?? '',
        details: { signer: signer.id, name: signer.name, role: signer.role, email: signer.email },
      })),
    );
};

/** Reminds signers of papers of a kind who have had a link for some days. @returns how many there were */
export const remindSignersOf = async (context: Context, kind: PaperKind): Promise<number> => {
  const { papers, signers, paperId, out } = kind.tables;
  const before = new Date(context.now().getTime() - remindAfterDays * day);
  const due = await context.db
    .selectFrom(`${signers} as s`)
    .innerJoin(`${papers} as a`, 'a.id', `s.${paperId}`)
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select(['s.id', `s.${paperId} as paperId`])
    .where('a.status', '=', out)
    .where('d.stage', 'in', [...kind.dealStages])
    .where('d.cancelledOn', 'is', null)
    .where('a.expiresAt', '>', context.now())
    .where('s.state', 'in', ['sent', 'viewed', 'consented'])
    .where('s.mailedAt', '<=', before)
    .where('s.reminders', '<', maxReminders)
    .orderBy('s.id')
    .limit(500)
    .execute();
  let reminded = 0;
  for (const { id, paperId: ofPaper } of due)
    await context.transaction(async (trx) => {
      const paper = await lockPaper(trx, kind.tables, ofPaper);
      const signer = paper?.signers.find((one) => one.id === id);
      // Somebody may have signed, the deal been lost, or another server reminded, since it was read.
      if (!paper || !signer || !isOut(paper) || !dealGoesOn(kind, paper) || !isOpenSigner(signer.state))
        return;
      if (!signer.mailedAt || signer.mailedAt > before) return;
      await mailLinks(context, trx, kind, paper, [signer], 'reminder');
      reminded += 1;
    });
  return reminded;
};
