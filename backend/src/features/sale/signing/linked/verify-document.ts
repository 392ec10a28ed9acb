import { sha256 as sha256Rule } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { AgreementStatus } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Context } from '../../../../platform/context.ts';
import { validateOne } from '../../../../platform/validation/validate.ts';
import { verifyWarranty } from '../../agreements/agreement.api.ts';
import { isDamaged } from '../evidence/check-paper.ts';
import { signerViews, type SignerView } from '../signer-view.ts';
import { listEvents, type SigningEventRecord } from '../signing.queries.ts';
import { paperState } from './linked.queries.ts';
import { paperKinds } from './paper-kinds.ts';

/** What is known of a file. */
export interface VerificationView {
  readonly known: boolean;
  /** Whether our record of it was changed: nothing is said then but its kind and number. */
  readonly damaged?: boolean;
  /** `agreement`, `change_order`: the signed file. `agreement_unsigned`, `change_order_unsigned`: as it was sent. `disclosures`. `warranty`: of which nothing else is said. */
  readonly kind?: string;
  readonly number?: string;
  readonly status?: AgreementStatus;
  readonly signedAt?: Date | null;
  readonly signers?: SignerView[];
  readonly events?: SigningEventRecord[];
}

/** What is known of the file with a hash (rules `sign.verify`, `proof.damaged`). @throws AppError BAD_INPUT for what is no hash, UNAVAILABLE */
export const verifyDocument = async (context: Context, typed: unknown): Promise<VerificationView> => {
  const hash = validateOne('sha256', sha256Rule, typed);
  for (const paper of paperKinds) {
    const found = await paper.find(context, hash);
    const row = found && (await context.query.byKey(paperState(paper), { id: found.id }));
    if (!found || !row) continue;
    const { id, kind } = found;
    const number = paper.numberOf(row.number);
    if (await isDamaged(context, paper, id)) return { known: true, damaged: true, kind, number };
    return {
      known: true,
      damaged: false,
      kind,
      number,
      status: row.status === paper.tables.out ? 'out' : row.status,
      signedAt: row.signedAt,
      signers: signerViews(row.signers, false),
      events: await listEvents(context, paper.name, id),
    };
  }
  const warranty = await verifyWarranty(context, hash);
  return warranty ? { known: true, damaged: warranty.isDamaged, kind: 'warranty' } : { known: false };
};
