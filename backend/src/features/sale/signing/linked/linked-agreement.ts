import { linkToken } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { AgreementStatus, SignerState } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readLastDay } from '../deadline.ts';
import { assertUnchanged } from '../evidence/check-paper.ts';
import { documentOf } from '../paper-document.ts';
import { signerViews, type SignerView } from '../signer-view.ts';
import type { PaperName } from '../signing-tables.ts';
import { paperState, type LinkedSigner } from './linked.queries.ts';
import { signerOfLink } from './signer-of-link.ts';

/** An agreement or a change order as a signer sees it. */
export interface LinkedAgreementView {
  readonly kind: PaperName;
  readonly number: string;
  /** Of a change order that was sent `out` as well. */
  readonly status: AgreementStatus;
  readonly state: SignerState;
  readonly role: LinkedSigner['role'];
  readonly name: string;
  /** Of a change order the contract sum with it. */
  readonly totalCents: number;
  readonly consentVersion: string;
  readonly consentText: string;
  readonly pdfSha256: string;
  /** Empty for a change order, which has none. */
  readonly disclosuresSha256: string;
  readonly signedSha256: string | null;
  readonly homeName: string;
  readonly company: { readonly name: string; readonly phone: string; readonly email: string };
  readonly expiresAt: Date | null;
  /** The last day on which it can be signed, as `yyyy-mm-dd`. */
  readonly lastDay: string | null;
  readonly files: AgreementFile[];
  readonly schedule: ScheduledPayment[];
  readonly signers: SignerView[];
}

/** What the signer of a link, who has been found, sees. */
export const viewOfLink = async (context: Context, link: LinkedSigner): Promise<LinkedAgreementView> => {
  const { kind, paperId } = link;
  const row = await context.query.byKey(paperState(kind), { id: paperId });
  const own = row?.signers?.find(({ id }) => id === link.id);
  if (!row || !own) throw new AppError('NOT_FOUND', { message: kind.sentences.missing });
  const document = documentOf(link);
  const { company, homeName, consentText } = kind.factsOf(document);
  const { disclosures, ...shown } = await kind.linked(context, paperId);
  return {
    kind: kind.name,
    number: document.number,
    status: row.status === kind.tables.out ? 'out' : row.status,
    state: own.state,
    role: link.role,
    name: link.name,
    consentVersion: link.consentVersion,
    consentText: consentText(),
    pdfSha256: link.pdfSha256,
    disclosuresSha256: disclosures?.sha256 ?? '',
    signedSha256: row.signedSha256,
    homeName,
    company: { name: company.name, phone: company.phone, email: company.email },
    expiresAt: row.expiresAt,
    lastDay: await readLastDay(context, row.expiresAt),
    ...shown,
    signers: signerViews(row.signers, false),
  };
};

/**
 * What a private link is for. Reading it changes nothing.
 * @throws AppError as of {@link signerOfLink}, CONFLICT where our record was changed
 */
export const linkedAgreement = async (context: Context, input: unknown): Promise<LinkedAgreementView> => {
  const { token } = validate(linkToken, input);
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.kind, link.paperId);
  return viewOfLink(context, link);
};
