import {
  dealWin,
  projectOfAgreement,
  signedDates,
  winSentences,
  type DealWin,
} from '@hearthline/rules/sale/deals/win.ts';
import { projectForm } from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { becomeCustomer } from '../../../people/contacts/contact.api.ts';
import { fileDocument, type FiledDocument } from '../../../delivery/documents/file-document.api.ts';
import { storeProject } from '../../../delivery/projects/project-start.api.ts';
import { firstBuyersAccount } from '../../../people/buyers/buyers.policy.ts';
import { addSaleEntry } from '../../contracts/contract.api.ts';
import { requireDeal } from '../deal.policy.ts';
import { changedDeal, readDeal } from '../deal.service.ts';
import type { DealView } from '../deal-view.ts';
import { enterStage, lockDeal } from '../moves/move-deal.ts';
import { copyContract } from './contract-documents.ts';
import { freezeDesign } from './freeze-design.ts';
import { signedAgreement, type SignedAgreement } from './signed-agreement.ts';

/** The buyer's contact, locked before the deal as leads lock them (decision 0018), with the first account of who buys. */
const lockBuyer = async (trx: Transaction, dealId: string) => {
  await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('deals').select('contactId').where('id', '=', dealId))
    .forNoKeyUpdate()
    .execute();
  return trx
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .select(['c.id as contactId', 'c.email', 'c.phone', firstBuyersAccount(dealId).as('customerId')])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
};

const beginProject = async (
  context: Context,
  trx: Transaction,
  dealId: string,
  { document, contractCents }: SignedAgreement & { readonly contractCents: number },
  { name, startDate }: DealWin,
  documents: readonly FiledDocument[],
): Promise<string> => {
  const buyer = await lockBuyer(trx, dealId);
  const contract = projectOfAgreement(document, contractCents);
  // On the transaction's own connection: many at once would otherwise wait for each other's.
  const day = await businessDay({ ...readsIn(trx), now: () => context.now() });
  const values = validate(projectForm, {
    name: name ?? contract.name,
    description: contract.description,
    address: contract.address,
    ...signedDates(document, startDate, day),
    budget: contract.budget,
    sqft: contract.sqft,
    bedrooms: contract.bedrooms,
    bathrooms: contract.bathrooms,
    propertyType: contract.propertyType,
  });
  const project = {
    ...values,
    // As they are stored: what is older than the rules stays.
    contactPhone: buyer.phone,
    contactEmail: (buyer.email ?? document.quote.buyers[0]?.email) || null,
    customerId: buyer.customerId,
    contactId: buyer.contactId,
    dealId,
    contractCents: contract.contractCents,
    designCode: contract.designCode,
    designVersion: contract.designVersion,
  };
  const projectId = await storeProject(context, trx, project, day);
  await freezeDesign(trx, contract, context.now());
  for (const file of documents) await fileDocument(context, trx, projectId, file);
  await becomeCustomer(context, trx, projectId, buyer);
  return projectId;
};

/**
 * Wins a deal whose agreement is signed: makes its project from the agreement, with nothing typed again, in one transaction.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT unless its agreement is signed and for one that is won or lost already; UNAVAILABLE
 */
export const winDeal = async (context: Context, id: string, input: unknown): Promise<DealView> => {
  const win = validate(dealWin, input);
  const { id: dealId } = await readDeal(context, id);
  await requireDeal(context.db, context.viewer, dealId, 'deal:win');
  const signed = await signedAgreement(context.db, dealId);
  if (!signed) throw conflict(winSentences.notSigned);
  const documents = await copyContract(context, signed);
  try {
    await context.transaction(async (trx) => {
      // Contact, then deal: the order in which leads lock them.
      await lockBuyer(trx, dealId);
      const {
        stage: from,
        number,
        contractCents,
      } = await lockDeal(trx, context, dealId, win.version, 'deal:win');
      if (from === 'won') throw conflict(winSentences.wonAlready);
      if (from === 'lost') throw conflict(winSentences.lost);
      const agreement = await signedAgreement(trx, dealId);
      // Void, or another one, since its files were copied.
      if (agreement?.id !== signed.id || contractCents === null) throw conflict(winSentences.notSigned);
      const projectId = await beginProject(
        context,
        trx,
        dealId,
        { ...signed, contractCents },
        win,
        documents,
      );
      const wonOn = await businessDay({ ...readsIn(trx), now: () => context.now() });
      await enterStage(context, trx, dealId, { from, to: 'won', wonOn });
      await addSaleEntry(context, trx, { dealId, kind: 'won', amountCents: contractCents });
      await audit(context, trx, {
        action: 'deal.win',
        object: ['deal', dealId],
        details: { number, from, to: 'won', project: projectId },
      });
    });
  } catch (error) {
    if (error instanceof AppError)
      await Promise.allSettled(documents.map(({ storageKey }) => context.storage.remove(storageKey)));
    throw error;
  }
  return changedDeal(context, dealId);
};
