import { agreementSending, agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { isOpenSigner } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { siteProblem, zipOfAddress } from '@hearthline/rules/sale/agreements/site-problem.ts';
import { agreementSite } from '@hearthline/rules/sale/agreements/values.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readPlaces } from '../../../homes/places/place.api.ts';
import { advanceDeal, recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import { storedAgreement } from '../agreement.service.ts';
import { missingAgreement, requireDealOfAgreement } from '../missing-agreement.ts';
import type { AgreementView } from '../agreement-view.ts';
import {
  addEvents,
  assertUnchanged,
  deadlineOf,
  mailLinks,
  sourceOf,
  staffName,
} from '../../signing/signing.api.ts';
import { agreementKind } from '../agreement-kind.ts';
import { shownFile, warrantiesToSend } from '../warranties/warranty-files.ts';
import { lockAgreementFor, type LockedAgreement } from '../lock-agreement.ts';
import { assertNobodyLeft } from './present-buyers.ts';

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
 * The deal moves to agreed. What could not be sealed in the end is not sent. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const sendAgreement = async (context: Context, id: string, input: unknown): Promise<AgreementView> => {
  const { version } = validate(agreementSending, input);
  // Samples of warranties are drawn when they are first needed: not while the deal is locked.
  await Promise.all([context.seal.ready(), warrantiesToSend(context)]);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreementFor(trx, context, id, 'agreement:send');
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
    await addEvents(context, trx, agreementKind, agreement, [
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
    await mailLinks(context, trx, agreementKind, { ...agreement, expiresAt }, buyers, 'first');
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

/** Mails a signer a new link; older ones end. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for one who has nothing left to do, and once the deal is closed */
export const sendSignerLink = async (context: Context, signerId: string): Promise<AgreementView> => {
  const found = isId(signerId)
    ? await context.db
        .selectFrom('agreementSigners as s')
        .innerJoin('agreements as a', 'a.id', 's.agreementId')
        .select(['s.agreementId', 'a.dealId'])
        .where('s.id', '=', signerId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw missingAgreement();
  await requireDealOfAgreement(context.db, context.viewer, found.dealId, 'agreement:send');
  await assertUnchanged(context, agreementKind, found.agreementId);
  await context.transaction(async (trx) => {
    const agreement = await lockAgreementFor(trx, context, found.agreementId, 'agreement:send');
    const signer = agreement.signers.find(({ id }) => id === signerId);
    if (agreement.status !== 'out' || !signer || !isOpenSigner(signer.state))
      throw conflict(agreementSentences.notOut);
    if (!isOpen(agreement.dealStage)) throw conflict(agreementSentences.dealClosed);
    await mailLinks(context, trx, agreementKind, agreement, [signer], 'again');
    await audit(context, trx, {
      action: 'agreement.link',
      object: ['agreement', agreement.id],
      details: { number: agreement.document.number },
    });
  });
  return storedAgreement(context, found.agreementId);
};
