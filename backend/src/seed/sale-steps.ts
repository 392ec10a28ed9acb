import { sendChangeOrder } from '../features/sale/change-orders/sending/send-change-order.ts';
import { draftChangeOrder } from '../features/sale/change-orders/draft/draft-change-order.ts';
import { readContract } from '../features/sale/contracts/contract.service.ts';
import { settleAllowance } from '../features/sale/contracts/settle-allowance.ts';
import { winDeal } from '../features/sale/deals/winning/win-deal.ts';
import { saveHomeOrder } from '../features/delivery/home-orders/home-order.service.ts';
import { moveProject } from '../features/delivery/projects/moves/move-project.ts';
import { recordPayment } from '../features/sale/payments/record-payment.ts';
import { acceptLinkedQuote } from '../features/sale/quotes/answer/answer-quote.ts';
import { draftQuote } from '../features/sale/quotes/draft/draft-quote.ts';
import { updateQuote } from '../features/sale/quotes/draft/update-quote.ts';
import { issueQuote } from '../features/sale/quotes/issue/issue-quote.ts';
import type { Past } from './past.ts';
import { signAll } from './signing.ts';

/** A deal of the demo, and who buys. */
export interface Sale {
  readonly dealId: string;
  readonly buyer: string;
}
type Deal = Pick<Sale, 'dealId'>;

/** What a call that changes the deal says it has read. */
const versionOf = async ({ trx }: Past, { dealId }: Deal): Promise<number> =>
  (await trx.selectFrom('deals').select('version').where('id', '=', dealId).executeTakeFirstOrThrow())
    .version;

/** An amount that staff add to a revision or a change order. */
export interface Extra {
  readonly label: string;
  readonly amountCents: number;
  readonly note?: string;
}

/**
 * Issues a quote and lets the buyer accept it two days later.
 * @param revises which quote it replaces, and what is added to that
 * @returns its id
 */
export const quote = async (
  past: Past,
  { dealId, buyer }: Sale,
  daysAgo: number,
  revises?: { readonly replaces: string; readonly extra: Extra },
): Promise<string> => {
  const issued = await past.at(past.moment(daysAgo, 11), 'staff', async (context) => {
    const { id, version, lines } = await draftQuote(context, { dealId, replaces: revises?.replaces });
    const extra = revises && { ...revises.extra, basis: 'firm', taxable: true };
    const draft = extra ? await updateQuote(context, id, { version, lines: [...lines, extra] }) : { version };
    return issueQuote(context, id, { version: draft.version, validUntil: past.day(daysAgo - 30) });
  });
  const token = issued.link.split('#token=')[1] ?? '';
  await past.at(past.moment(daysAgo - 2, 19), 'visitor', (context) =>
    acceptLinkedQuote(context, { token, name: buyer }),
  );
  return issued.quote.id;
};

/** Records a payment that went into the trust account on the next day. @returns its id */
export const pay = async (
  past: Past,
  { dealId }: Deal,
  daysAgo: number,
  payment: {
    readonly kind: 'deposit' | 'progress';
    readonly method: 'check' | 'wire';
    readonly amountCents: number;
    readonly reference: string;
  },
): Promise<string> => {
  const receivedOn = past.day(daysAgo);
  const { id } = await past.at(past.moment(daysAgo - 1, 15), 'staff', (context) =>
    recordPayment(context, dealId, { ...payment, receivedOn, trustOn: past.day(daysAgo - 1) }),
  );
  return id;
};

/** Wins a sale. @returns the id of its project */
export const win = async (past: Past, sale: Sale, daysAgo: number): Promise<string> => {
  const version = await versionOf(past, sale);
  await past.at(past.moment(daysAgo, 14), 'staff', (context) => winDeal(context, sale.dealId, { version }));
  const { id } = await past.trx
    .selectFrom('projects')
    .select('id')
    .where('dealId', '=', sale.dealId)
    .executeTakeFirstOrThrow();
  return id;
};

/** Records what is known of the order of a home. */
export const order = async (
  past: Past,
  projectId: string,
  daysAgo: number,
  values: object,
): Promise<void> => {
  const { version } = await past.trx
    .selectFrom('homeOrders')
    .select('version')
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  await past.at(past.moment(daysAgo, 13), 'staff', (context) =>
    saveHomeOrder(context, projectId, { version, ...values }),
  );
};

/** Moves a project to a stage. What it should have for that, the manufacturer has. */
export const enter = async (past: Past, projectId: string, daysAgo: number, stage: string): Promise<void> => {
  const { version } = await past.trx
    .selectFrom('projects')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await past.at(past.moment(daysAgo, 9), 'staff', (context) =>
    moveProject(context, projectId, {
      version,
      stage,
      withoutPapers: 'The papers are with the manufacturer.',
    }),
  );
};

/** Settles the largest allowance of a contract a little below its estimate. */
export const settle = async (past: Past, sale: Sale, daysAgo: number, reason: string): Promise<void> => {
  const version = await versionOf(past, sale);
  await past.at(past.moment(daysAgo, 16), 'staff', async (context) => {
    const contract = await readContract(context, sale.dealId);
    const [largest] = (contract?.allowances ?? []).toSorted(
      (one, other) => other.estimateCents - one.estimateCents,
    );
    if (!largest) throw new Error('The contract of the demo has no allowance');
    const amountCents = Math.round((largest.estimateCents * 0.96) / 100) * 100;
    await settleAllowance(context, sale.dealId, { version, lineId: largest.lineId, amountCents, reason });
  });
};

/** Sends a change order; everybody signs it two days later, unless it still waits for that. */
export const change = async (
  past: Past,
  { dealId }: Deal,
  daysAgo: number,
  {
    reason,
    days,
    lines,
  }: { readonly reason: string; readonly days: number; readonly lines: readonly Extra[] },
  isSigned: boolean,
): Promise<void> => {
  const { signers } = await past.at(past.moment(daysAgo, 10), 'staff', async (context) => {
    const { id, version } = await draftChangeOrder(context, dealId, {
      reason,
      days,
      lines: lines.map((line) => ({ ...line, taxable: true })),
    });
    return sendChangeOrder(context, id, { version });
  });
  if (isSigned) await signAll(past, signers, past.moment(daysAgo - 2, 12), 3);
};
