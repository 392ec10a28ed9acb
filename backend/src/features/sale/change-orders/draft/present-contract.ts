import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import type {
  ContractTax,
  StoredChangeLine,
} from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import {
  contractLines,
  contractTax,
  lineIdOf,
  type Settled,
} from '@hearthline/rules/sale/contracts/contract-sum.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { counted, type QuoteLine, type StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { settledOf } from '../../contracts/contract.api.ts';

/** The project of a sale, as far as changes concern it. */
type SaleProject = Pick<Row<'projects'>, 'id' | 'status' | 'designVersion'>;

/** An allowance of an agreement, and what it comes to in the contract now, in whole cents. */
export interface PresentAllowance extends Pick<QuoteLine, 'key' | 'taxable'> {
  readonly presentCents: number;
}

/** The contract of a won deal as it is now. */
export interface PresentContract {
  readonly dealId: string;
  readonly dealNumber: number;
  readonly ownerId: string | null;
  /** The contract sum, in whole cents. */
  readonly contractCents: number;
  readonly agreement: {
    readonly id: string;
    readonly signedAt: Date;
    readonly signedSha256: string;
    readonly document: AgreementDocument;
  };
  /** Null only if it is gone. */
  readonly project: SaleProject | null;
  readonly designCode: string;
  /** The version of the design that counts now. */
  readonly designVersion: number;
  readonly tax: ContractTax | null;
  readonly allowances: ReadonlyMap<string, PresentAllowance>;
  /** What the lines of a key come to, in whole cents. */
  readonly presentCents: (key: string) => number;
}

const sumOfKey =
  (lines: readonly Pick<StoredLine, 'key' | 'basis' | 'amountCents'>[]) =>
  (key: string): number =>
    lines.filter((line) => line.key === key).reduce((sum, line) => sum + counted(line), 0);

const allowancesOf = (
  signed: AgreementDocument['quote']['lines'],
  settled: Settled,
): Map<string, PresentAllowance> =>
  new Map(
    signed.flatMap((line, at): [string, PresentAllowance][] => {
      if (line.basis !== 'allowance' || isTax(line.key)) return [];
      const id = lineIdOf(line, at);
      const { key, taxable } = line;
      return [[id, { key, taxable, presentCents: settled.get(id) ?? line.amountCents }]];
    }),
  );

/** The lines of the change orders that everybody has signed. */
const signedChanges = async (db: Db, agreementId: string): Promise<StoredChangeLine[]> =>
  (
    await db
      .selectFrom('changeOrders')
      .select('lines')
      .where('agreementId', '=', agreementId)
      .where('status', '=', 'signed')
      .execute()
  ).flatMap(({ lines }) => lines);

/**
 * The contract of a won deal, as change orders start from it.
 * @throws AppError NOT_FOUND, CONFLICT for a deal that is not won, or whose sale was cancelled
 */
export const presentContract = async (db: Db, dealId: string): Promise<PresentContract> => {
  const deal = isId(dealId)
    ? await db
        .selectFrom('deals')
        .select(['number', 'stage', 'cancelledOn', 'ownerId', 'contractCents'])
        .where('id', '=', dealId)
        .executeTakeFirst()
    : undefined;
  if (!deal) throw new AppError('NOT_FOUND', { message: changeOrderSentences.missingDeal });
  if (deal.cancelledOn) throw conflict(changeOrderSentences.cancelled);
  if (deal.stage !== 'won') throw conflict(changeOrderSentences.notWon);
  const agreement = await db
    .selectFrom('agreements')
    .select(['id', 'document', 'signedAt', 'signedSha256'])
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .executeTakeFirst();
  if (!agreement?.signedAt || !agreement.signedSha256) throw conflict(changeOrderSentences.notWon);
  const { id, document, signedAt, signedSha256 } = agreement;
  const project = await db
    .selectFrom('projects')
    .select(['id', 'status', 'designVersion'])
    .where('dealId', '=', dealId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { lines, design, totalCents } = document.quote;
  const settled = await settledOf(db, id);
  return {
    dealId,
    dealNumber: deal.number,
    ownerId: deal.ownerId,
    contractCents: deal.contractCents ?? totalCents,
    agreement: { id, document, signedAt, signedSha256 },
    project: project ?? null,
    designCode: design.code,
    designVersion: project?.designVersion ?? design.version,
    tax: contractTax(lines),
    allowances: allowancesOf(lines, settled),
    presentCents: sumOfKey([...contractLines(lines, settled), ...(await signedChanges(db, id))]),
  };
};

/** Whether the project of a sale still goes on. */
export const goesOn = ({ project }: Pick<PresentContract, 'project'>): boolean =>
  project !== null && project.status !== 'completed' && project.status !== 'cancelled';
