import { agreementSending, agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  isOpenSigner,
  maxReminders,
  remindAfterDays,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { siteProblem, zipOfAddress } from '@hearthline/rules/sale/agreements/site-problem.ts';
import { agreementSite } from '@hearthline/rules/sale/agreements/values.ts';
import { isOpen, openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { plainAddress } from '../../../../platform/access/client-network.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readPlaces } from '../../../homes/places/place.api.ts';
import { advanceDeal, recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import { signingMail } from '../agreement.mail.ts';
import { makeSignerLink } from './agreement-links.ts';
import { missingAgreement, storedAgreement } from '../agreement.service.ts';
import type { AgreementView } from '../agreement-view.ts';
import { deadlineOf, lastDayOf } from './deadline.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';
import { addEvents } from '../evidence/store-events.ts';
import { shownFile, warrantiesToSend } from '../warranties/warranty-files.ts';
import { lockAgreement, type LockedAgreement, type LockedSigner } from '../lock-agreement.ts';
import { assertNobodyLeft } from './present-buyers.ts';

const day = 86_400_000;

/** How an event names a signer. */
export const actorOf = ({ name, role }: Pick<LockedSigner, 'name' | 'role'>): string => `${name}, ${role}`;

/** How an event names who is signed in; `system` for what came about by itself. */
export const staffName = async (context: Context, trx: Transaction): Promise<string> => {
  const { viewer } = context;
  if (!viewer) return 'system';
  const row = await trx.selectFrom('users').select('name').where('id', '=', viewer.id).executeTakeFirst();
  return row ? `${row.name}, staff` : 'staff';
};

/** Where an act came from, as the certificate names it; null for what came about by itself. */
export const sourceOf = ({ address, userAgent }: Pick<Context, 'address' | 'userAgent'>) =>
  address ? { address: plainAddress(address), browser: userAgent.slice(0, 200) } : null;

/** What every mail about an agreement says. */
export const aboutMail = (agreement: LockedAgreement, signer: LockedSigner) => ({
  signer,
  company: agreement.document.quote.company.name,
  number: agreement.document.number,
  home: catalogName(agreement.document.quote.home) ?? 'Your home design',
});

/**
 * Mails signers their own links, in the caller's transaction.
 * @param how `first`: it is their turn. `again`: staff send a new link, and older ones end. `reminder`: older ones stay good
 */
export const mailLinks = async (
  context: Context,
  trx: Transaction,
  agreement: LockedAgreement,
  signers: readonly LockedSigner[],
  how: 'first' | 'again' | 'reminder',
): Promise<void> => {
  const reads = readsIn(trx);
  const [company, zone] = await Promise.all([readSetting(reads, 'company'), readSetting(reads, 'timeZone')]);
  const now = context.now();
  const lastDay = lastDayOf(agreement.expiresAt ?? now, zone);
  for (const signer of signers) {
    const url = await makeSignerLink(context, trx, signer.id, how === 'again');
    await queueMail(
      context,
      trx,
      signingMail(aboutMail(agreement, signer), url, lastDay, how === 'reminder'),
      company,
    );
    await trx
      .updateTable('agreementSigners')
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
      agreement,
      signers.map((signer) => ({
        at: now,
        kind: 'link_sent',
        actor: 'system',
        documentSha256: agreement.pdfSha256,
        details: { signer: signer.id, name: signer.name, role: signer.role, email: signer.email },
      })),
    );
};

/** Refuses to send an agreement beside a quote that the buyer may still accept instead. @throws AppError CONFLICT */
const assertNoQuoteOut = async (
  context: Context,
  trx: Transaction,
  { dealId }: LockedAgreement,
): Promise<void> => {
  const open = await trx
    .selectFrom('quotes')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'issued')
    .where('validUntil', '>=', await businessDay({ ...readsIn(trx), now: () => context.now() }))
    .executeTakeFirst();
  if (open) throw conflict(agreementSentences.quoteOut);
};

/** Refuses to send an agreement that does not say where the home will stand (rule `contract.address`). @throws AppError CONFLICT */
const assertSite = async (trx: Transaction, { document }: LockedAgreement): Promise<void> => {
  const site = agreementSite(document);
  const { county } = document.quote.site;
  const zip = zipOfAddress(site.address) ?? document.quote.site.zip;
  const isServed = zip !== null && (await readPlaces(readsIn(trx))).placeOf(zip).served;
  const problem = siteProblem({ ...site, county, isServed });
  if (problem) throw conflict(problem);
};

/**
 * Sends an agreement: what it says is frozen from now on, all buyers are mailed their links, the seller once all buyers have signed.
 * The deal moves to agreed. What could not be sealed in the end is not sent. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
 */
export const sendAgreement = async (context: Context, id: string, input: unknown): Promise<AgreementView> => {
  const { version } = validate(agreementSending, input);
  // Samples of warranties are drawn when they are first needed: not while the deal is locked.
  await Promise.all([context.seal.ready(), warrantiesToSend(context)]);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreement(trx, id);
    assertVersion(agreement, version);
    if (agreement.status !== 'draft') throw conflict(agreementSentences.notDraft);
    if (!isOpen(agreement.dealStage) || agreement.dealArchivedAt)
      throw conflict(agreementSentences.dealClosed);
    await assertNoQuoteOut(context, trx, agreement);
    await assertNobodyLeft(trx, agreement);
    await assertSite(trx, agreement);
    const files = await warrantiesToSend({ db: trx, storage: context.storage });
    const sentAt = context.now();
    const expiresAt = deadlineOf(sentAt, await readSetting(readsIn(trx), 'timeZone'));
    await trx
      .updateTable('agreements')
      .set({ status: 'out', sentAt, expiresAt, files: jsonb(files), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await addEvents(context, trx, agreement, [
      {
        at: sentAt,
        kind: 'sent',
        actor: await staffName(context, trx),
        documentSha256: agreement.pdfSha256,
        details: {
          number: agreement.document.number,
          disclosuresSha256: agreement.disclosuresSha256,
          quoteSha256: agreement.document.quoteSha256,
          contentSha256: hashOfJson(agreement.document),
          files: files.map(shownFile),
          expiresAt: expiresAt.toISOString(),
          signers: agreement.signers.map(({ id: signer, role, name, email }) => ({
            signer,
            role,
            name,
            email,
          })),
          from: sourceOf(context),
        },
      },
    ]);
    const buyers = agreement.signers.filter(({ role }) => role === 'buyer');
    await mailLinks(context, trx, { ...agreement, expiresAt }, buyers, 'first');
    await advanceDeal(context, trx, agreement.dealId, 'agreed');
    await recordDealEvent(trx, {
      dealId: agreement.dealId,
      actorId: context.viewer?.id ?? null,
      kind: 'agreement_sent',
      note: agreement.document.number,
    });
    await touchDeal(context, trx, agreement.dealId);
    await audit(context, trx, {
      action: 'agreement.send',
      object: ['agreement', id],
      details: { number: agreement.document.number, from: 'draft', to: 'out' },
    });
  });
  return storedAgreement(context, id);
};

/** Mails a signer a new link; older ones end. @throws AppError NOT_FOUND, CONFLICT for one who has nothing left to do, and once the deal is closed */
export const sendSignerLink = async (context: Context, signerId: string): Promise<AgreementView> => {
  const found = isId(signerId)
    ? await context.db
        .selectFrom('agreementSigners')
        .select('agreementId')
        .where('id', '=', signerId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw missingAgreement();
  await assertUnchanged(context, found.agreementId);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreement(trx, found.agreementId);
    const signer = agreement.signers.find(({ id }) => id === signerId);
    if (agreement.status !== 'out' || !signer || !isOpenSigner(signer.state))
      throw conflict(agreementSentences.notOut);
    if (!isOpen(agreement.dealStage)) throw conflict(agreementSentences.dealClosed);
    await mailLinks(context, trx, agreement, [signer], 'again');
    await audit(context, trx, {
      action: 'agreement.link',
      object: ['agreement', agreement.id],
      details: { number: agreement.document.number },
    });
  });
  return storedAgreement(context, found.agreementId);
};

/** Once an hour, in the business's day as well as at night: a mail waits for its reader. */
export const remindSignersJob = defineJob<object>('agreements.remind', {
  cron: '23 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Reminds signers who have had a link for some days. @returns how many there were */
export const remindSigners = async (context: Context): Promise<number> => {
  const before = new Date(context.now().getTime() - remindAfterDays * day);
  const due = await context.db
    .selectFrom('agreementSigners as s')
    .innerJoin('agreements as a', 'a.id', 's.agreementId')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select(['s.id', 's.agreementId'])
    .where('a.status', '=', 'out')
    .where('d.stage', 'in', [...openStages])
    .where('a.expiresAt', '>', context.now())
    .where('s.state', 'in', ['sent', 'viewed', 'consented'])
    .where('s.mailedAt', '<=', before)
    .where('s.reminders', '<', maxReminders)
    .orderBy('s.id')
    .limit(500)
    .execute();
  let reminded = 0;
  for (const { id, agreementId } of due)
    await context.transaction(async (trx) => {
      const agreement = await lockAgreement(trx, agreementId);
      const signer = agreement.signers.find((one) => one.id === id);
      // Somebody may have signed, the deal been lost, or another server reminded, since it was read.
      if (
        agreement.status !== 'out' ||
        !isOpen(agreement.dealStage) ||
        !signer ||
        !isOpenSigner(signer.state)
      )
        return;
      if (!signer.mailedAt || signer.mailedAt > before) return;
      await mailLinks(context, trx, agreement, [signer], 'reminder');
      reminded += 1;
    });
  return reminded;
};
