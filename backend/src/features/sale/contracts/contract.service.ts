import { contractSums, lineIdOf } from '@hearthline/rules/sale/contracts/contract-sum.ts';
import { balanceCents } from '@hearthline/rules/sale/payments/balance.ts';
import { eventDays } from '@hearthline/rules/sale/payment-plans/event-days.ts';
import { scheduleOf, type ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { ceilingOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { contractOfDeal, type ContractRecord } from './contract.queries.ts';

/** An allowance of a contract; amounts in whole cents. */
export interface AllowanceView {
  readonly lineId: string;
  readonly label: string;
  readonly estimateCents: number;
  readonly notToExceedCents: number;
  readonly settledCents: number | null;
  readonly settledOn: string | null;
  readonly reason: string | null;
}

/** What was agreed with the buyers of a deal; amounts in whole cents. */
export interface ContractView {
  readonly dealId: string;
  readonly contractCents: number;
  readonly notToExceedCents: number;
  readonly paidCents: number;
  readonly balanceCents: number;
  readonly allowances: AllowanceView[];
  readonly schedule: ScheduledPayment[];
}

/** The allowances of a contract but its tax, with what has settled each: a settlement, or change orders above that. */
const allowancesOf = ({ lines, settlements, changes }: ContractRecord, zone: string): AllowanceView[] =>
  lines.flatMap((line, at) => {
    if (line.basis !== 'allowance' || isTax(line.key)) return [];
    const lineId = lineIdOf(line, at);
    const settled = (settlements ?? []).find((one) => one.lineId === lineId && one.amountCents !== null);
    const above = (changes ?? []).flatMap(({ lines: changed, ...change }) =>
      changed
        .filter(({ settles }) => settles === lineId)
        .map(({ amountCents }) => ({ ...change, amountCents })),
    );
    const last = above.at(-1);
    const amountCents = settled?.amountCents ?? line.amountCents;
    return [
      {
        lineId,
        label: line.label,
        estimateCents: line.amountCents,
        notToExceedCents: ceilingOf(line),
        settledCents:
          settled || last ? above.reduce((sum, change) => sum + change.amountCents, amountCents) : null,
        settledOn: last ? dayIn(zone, new Date(last.signedAt)) : (settled?.settledOn ?? null),
        reason: last?.reason ?? settled?.reason ?? null,
      },
    ];
  });

/** What the contract does not exceed: what change orders have settled is as certain as what was settled without one. */
const notToExceed = ({ lines, changes }: ContractRecord, allowances: readonly AllowanceView[]): number => {
  const above = (lineId: string): number =>
    (changes ?? [])
      .flatMap((change) => change.lines)
      .filter(({ settles }) => settles === lineId)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const settled = allowances.flatMap(({ lineId, settledCents }): [string, number][] =>
    settledCents === null ? [] : [[lineId, settledCents - above(lineId)]],
  );
  const deltas = (changes ?? []).map(({ deltaCents }) => deltaCents);
  return contractSums(lines, new Map(settled), deltas).notToExceedCents;
};

/** The contract of a deal that the caller has read; null until its agreement is signed. */
export const readContract = async (
  context: Pick<Context, 'query'>,
  dealId: string,
): Promise<ContractView | null> => {
  const found = await context.query.byKey(contractOfDeal, { dealId });
  if (!found || found.contractCents === null) return null;
  const { contractCents, paidCents, cancelledOn, signedAt, steps, days } = found;
  const zone = await readSetting(context, 'timeZone');
  const allowances = allowancesOf(found, zone);
  return {
    dealId,
    contractCents,
    notToExceedCents: cancelledOn ? contractCents : notToExceed(found, allowances),
    paidCents,
    balanceCents: balanceCents({ totalCents: contractCents, paidCents }),
    allowances,
    schedule: scheduleOf(steps ?? [], {
      sumCents: contractCents,
      paidCents,
      days: eventDays({
        signedOn: signedAt && dayIn(zone, signedAt),
        orderedOn: days?.orderedOn ?? null,
        stages: days?.stages ?? [],
      }),
    }),
  };
};
