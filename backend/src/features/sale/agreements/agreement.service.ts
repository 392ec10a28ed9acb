import {
  agreementSentences,
  sha256 as sha256Rule,
} from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { AgreementStatus } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validateOne } from '../../../platform/validation/validate.ts';
import { dealScope } from '../deals/deal.policy.ts';
import {
  agreementByHash,
  agreementById,
  agreementOfDeal,
  eventsOfAgreement,
  seenAgreement,
  seenAgreements,
  type AgreementEventRecord,
} from './agreement.queries.ts';
import { agreementView, type AgreementView, type SignerView } from './agreement-view.ts';
import { verifyWarranty } from './warranties/verify-warranty.ts';
import { assertUnchanged, isDamaged } from './evidence/check-agreement.ts';

export const missingAgreement = (): AppError =>
  new AppError('NOT_FOUND', { message: agreementSentences.missing });

const isStaff = ({ viewer }: Pick<Context, 'viewer'>): boolean => viewer?.role === 'admin';

/** One agreement as it is stored, as far as the viewer may see it: what a change answers with. @throws AppError NOT_FOUND */
export const storedAgreement = async (context: Context, id: string): Promise<AgreementView> => {
  const { viewer } = context;
  const row =
    viewer && isId(id)
      ? await context.query.byKey(seenAgreement(dealScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missingAgreement();
  return agreementView(row, isStaff(context));
};

/** One agreement, as far as the viewer may see it. @throws AppError NOT_FOUND, CONFLICT where our record of it was changed */
export const readAgreement = async (context: Context, id: string): Promise<AgreementView> => {
  const found = await storedAgreement(context, id);
  await assertUnchanged(context, id);
  return found;
};

/** The viewer's own agreements, the newest first; at most 50. @throws AppError CONFLICT where our record of one was changed */
export const myAgreements = async (context: Context): Promise<AgreementView[]> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const rows = await context.query(seenAgreements(dealScope(viewer)), { viewerId: viewer.id });
  for (const { id } of rows) await assertUnchanged(context, id);
  return rows.map((row) => agreementView(row, false));
};

/**
 * The agreement of a deal that counts: the one that lives, otherwise the newest. Null if there is none.
 * @throws AppError CONFLICT where our record of it was changed
 */
export const readDealAgreement = async (context: Context, dealId: string): Promise<AgreementView | null> => {
  const [row] = await context.query(agreementOfDeal, { dealId });
  if (!row) return null;
  await assertUnchanged(context, row.id);
  return agreementView(row, isStaff(context));
};

/** What happened with an agreement, in its chain's order. */
export const listAgreementEvents = (context: Context, agreementId: string): Promise<AgreementEventRecord[]> =>
  context.query(eventsOfAgreement, { agreementId });

/** What is known of a file. */
export interface VerificationView {
  readonly known: boolean;
  /** Whether our record of it was changed: nothing is said then but its kind and number. */
  readonly damaged?: boolean;
  /** `agreement`: the signed file. `agreement_unsigned`: as it was sent. `disclosures`. `warranty`: of which nothing else is said. */
  readonly kind?: string;
  readonly number?: string;
  readonly status?: AgreementStatus;
  readonly signedAt?: Date | null;
  readonly signers?: SignerView[];
  readonly events?: AgreementEventRecord[];
}

/** What is known of the file with a hash (rules `sign.verify`, `proof.damaged`). @throws AppError BAD_INPUT for what is no hash, UNAVAILABLE */
export const verifyDocument = async (context: Context, typed: unknown): Promise<VerificationView> => {
  const hash = validateOne('sha256', sha256Rule, typed);
  const found = await context.query.byKey(agreementByHash, { hash });
  const row = found && (await context.query.byKey(agreementById, { id: found.id }));
  if (!found || !row) {
    const warranty = await verifyWarranty(context, hash);
    return warranty ? { known: true, damaged: warranty.isDamaged, kind: 'warranty' } : { known: false };
  }
  const { number, status, signedAt, signers } = agreementView(row, false);
  if (await isDamaged(context, found.id)) return { known: true, damaged: true, kind: found.kind, number };
  return {
    known: true,
    damaged: false,
    kind: found.kind,
    number,
    status,
    signedAt,
    signers,
    events: await listAgreementEvents(context, found.id),
  };
};
