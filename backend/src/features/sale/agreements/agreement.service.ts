import { isStaffMember } from '@hearthline/rules/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { dealScope } from '../deals/deal.policy.ts';
import { agreementOfDeal, seenAgreement, seenAgreements } from './agreement.queries.ts';
import { assertUnchanged } from '../signing/signing.api.ts';
import { agreementKind } from './agreement-kind.ts';
import { missingAgreement } from './missing-agreement.ts';
import { agreementView, type AgreementView } from './agreement-view.ts';

/** One agreement as it is stored, as far as the viewer may see it: what a change answers with. @throws AppError NOT_FOUND */
export const storedAgreement = async (context: Context, id: string): Promise<AgreementView> => {
  const { viewer } = context;
  const row =
    viewer && isId(id)
      ? await context.query.byKey(seenAgreement(dealScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missingAgreement();
  return agreementView(row, isStaffMember(context.viewer));
};

/** One agreement, as far as the viewer may see it. @throws AppError NOT_FOUND, CONFLICT where our record of it was changed */
export const readAgreement = async (context: Context, id: string): Promise<AgreementView> => {
  const found = await storedAgreement(context, id);
  await assertUnchanged(context, agreementKind, id);
  return found;
};

/** The viewer's own agreements, the newest first; at most 50. @throws AppError CONFLICT where our record of one was changed */
export const myAgreements = async (context: Context): Promise<AgreementView[]> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const rows = await context.query(seenAgreements(dealScope(viewer)), { viewerId: viewer.id });
  for (const { id } of rows) await assertUnchanged(context, agreementKind, id);
  return rows.map((row) => agreementView(row, false));
};

/**
 * The agreement of a deal that counts: the one that lives, otherwise the newest. Null if there is none.
 * @throws AppError CONFLICT where our record of it was changed
 */
export const readDealAgreement = async (context: Context, dealId: string): Promise<AgreementView | null> => {
  const [row] = await context.query(agreementOfDeal, { dealId });
  if (!row) return null;
  await assertUnchanged(context, agreementKind, row.id);
  return agreementView(row, isStaffMember(context.viewer));
};
