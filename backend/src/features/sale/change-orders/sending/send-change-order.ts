import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import {
  changeOrderSending,
  changeOrderSentences,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { changeOrderNumber } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { expectedNumber, takeNumber } from '../../../../platform/db/counter.entity.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { storeBytes, type StoredBytes } from '../../../../platform/storage/store-bytes.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { drawParts } from '../../agreements/agreement.api.ts';
import { recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import { addEvents, deadlineOf, mailLinks, sourceOf, staffName } from '../../signing/signing.api.ts';
import { changeOrderKind } from '../change-order-kind.ts';
import { storedChangeOrder } from '../change-order.service.ts';
import type { ChangeOrderView } from '../change-order-view.ts';
import { presentContract } from '../draft/present-contract.ts';
import { changeOrderPaper } from '../files/change-order-parts.ts';
import { lockChangeOrder, lockChangeOrderFor, type LockedChangeOrder } from '../lock-change-order.ts';
import { sentChangeOrder } from '../sent-change-order.api.ts';
import { documentNow, type ReadyOrder } from './change-order-document.ts';
import { designAfter, type SignedDesign } from './signed-design.ts';

/** A draft that is drawn, but not sent. */
interface Drawn {
  readonly number: number;
  readonly after: SignedDesign;
  /** The hash of all that it says. */
  readonly contentSha256: string;
  readonly file: StoredBytes;
}

/** Locks a draft that may be sent. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
const lockDraft = async (
  trx: Transaction,
  context: Context,
  id: string,
  version: number,
): Promise<LockedChangeOrder> => {
  const order = await lockChangeOrderFor(trx, context, id, 'change-order:send');
  assertVersion(order, version);
  if (order.status !== 'draft') throw conflict(changeOrderSentences.notDraft);
  if (await sentChangeOrder(trx, order.dealId)) throw conflict(changeOrderSentences.sentAlready);
  return order;
};

/** Draws a draft as it would be sent now, under the number that is expected to be the next. */
const draw = async (context: Context, id: string, version: number): Promise<Drawn> => {
  const order = await context.transaction((trx) => lockDraft(trx, context, id, version));
  const contract = await presentContract(context.db, order.dealId);
  const keepsDesign = order.toVersion === order.fromVersion;
  const after = await designAfter(context, contract, keepsDesign ? contract.designVersion : order.toVersion);
  const number = await expectedNumber(context.db, 'change_order');
  const { document } = await context.transaction(async (trx) =>
    documentNow(context, trx, await lockDraft(trx, context, id, version), number, after),
  );
  const bytes = await drawParts({ paper: changeOrderPaper(document), at: context.now() });
  return {
    number,
    after,
    contentSha256: hashOfJson(document),
    file: await storeBytes(context.storage, bytes),
  };
};

const freeze = async (
  trx: Transaction,
  { id, version }: LockedChangeOrder,
  { number, file }: Drawn,
  { document, signers }: ReadyOrder,
  at: { readonly sentAt: Date; readonly expiresAt: Date },
): Promise<LockedChangeOrder> => {
  await trx
    .updateTable('changeOrders')
    .set({
      status: 'sent',
      number,
      document: jsonb(document),
      afterCents: document.afterCents,
      fromVersion: document.fromVersion,
      toVersion: document.toVersion,
      consentVersion: String(document.texts.consent.version),
      pdfKey: file.key,
      pdfSha256: file.sha256,
      pdfSize: file.size,
      ...at,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('changeOrderSigners')
    .values(
      signers.map((signer, index) => ({
        ...signer,
        changeOrderId: id,
        position: index + 1,
        state: 'waiting' as const,
        createdAt: at.sentAt,
      })),
    )
    .execute();
  return lockChangeOrder(trx, id);
};

const sentDetails = (document: ChangeOrderDocument, order: LockedChangeOrder, context: Context) => ({
  number: document.number,
  agreementSha256: document.agreement.sha256,
  contentSha256: hashOfJson(document),
  expiresAt: order.expiresAt?.toISOString(),
  signers: order.signers.map(({ id: signer, role, name, email }) => ({ signer, role, name, email })),
  from: sourceOf(context),
});

/**
 * Sends a drawn draft, unless what it says has changed since, or another one has got its number.
 * @returns whether it was sent
 */
const send = (context: Context, id: string, version: number, drawn: Drawn): Promise<boolean> =>
  context.transaction(async (trx) => {
    const draft = await lockDraft(trx, context, id, version);
    const { number } = drawn;
    const ready = await documentNow(context, trx, draft, number, drawn.after);
    const { document } = ready;
    if (hashOfJson(document) !== drawn.contentSha256) return false;
    if (!(await takeNumber(trx, 'change_order', number))) return false;
    const sentAt = context.now();
    const expiresAt = deadlineOf(sentAt, await readSetting(readsIn(trx), 'timeZone'));
    const order = await freeze(trx, draft, drawn, ready, { sentAt, expiresAt });
    await addEvents(context, trx, changeOrderKind, order, [
      {
        at: sentAt,
        kind: 'sent',
        actor: await staffName(context, trx),
        documentSha256: drawn.file.sha256,
        details: sentDetails(document, order, context),
      },
    ]);
    const buyers = order.signers.filter(({ role }) => role === 'buyer');
    await mailLinks(context, trx, changeOrderKind, order, buyers, 'first');
    await recordDealEvent(trx, {
      dealId: order.dealId,
      actorId: context.viewer?.id ?? null,
      kind: 'change_order_sent',
      note: document.number,
    });
    await touchDeal(context, trx, order.dealId);
    await audit(context, trx, {
      action: 'change-order.send',
      object: ['change-order', id],
      details: {
        number: changeOrderNumber(number),
        reason: document.reason,
        from: document.beforeCents,
        to: document.afterCents,
      },
    });
    return true;
  });

/**
 * Sends a change order: it gets a number without a gap, and what it says is frozen with the contract sum of now. All buyers are mailed
 * their links, the deal's owner once all buyers have signed. It names its number and takes long to draw, so it is drawn before anything is
 * locked, and again if something else has happened meanwhile. What could not be sealed in the end is not sent.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, UNAVAILABLE
 */
export const sendChangeOrder = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<ChangeOrderView> => {
  const { version } = validate(changeOrderSending, input);
  await context.seal.ready();
  // Each round that fails is one in which another one was sent, or the contract has changed.
  while (!(await send(context, id, version, await draw(context, id, version))));
  return storedChangeOrder(context, id);
};
