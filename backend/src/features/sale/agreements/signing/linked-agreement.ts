import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import { linkToken } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { AgreementStatus, SignerState } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { fieldValues } from '@hearthline/rules/sale/agreements/values.ts';
import type { AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { Context } from '../../../../platform/context.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { signerOfLink } from '../sending/agreement-links.ts';
import { agreementById, type LinkedSigner } from '../agreement.queries.ts';
import { missingAgreement } from '../agreement.service.ts';
import { scheduleOfAgreement } from '../agreement-schedule.ts';
import { shownFile } from '../warranties/warranty-files.ts';
import { agreementView, type SignerView } from '../agreement-view.ts';
import { readLastDay } from '../sending/deadline.ts';
import { assertUnchanged } from '../evidence/check-agreement.ts';

/** An agreement as a signer sees it. */
export interface LinkedAgreementView {
  readonly number: string;
  readonly status: AgreementStatus;
  readonly state: SignerState;
  readonly role: LinkedSigner['role'];
  readonly name: string;
  readonly totalCents: number;
  readonly consentVersion: string;
  readonly consentText: string;
  readonly pdfSha256: string;
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

/** The text that signers of an agreement agree to. */
export const consentTextOf = ({ document }: Pick<LinkedSigner, 'document'>): string =>
  fillFields(document.texts.consent.body, fieldValues(document));

/** An agreement as the signer of a link sees it, who has been found. */
export const viewOfLink = async (context: Context, link: LinkedSigner): Promise<LinkedAgreementView> => {
  const row = await context.query.byKey(agreementById, { id: link.agreementId });
  const own = row?.signers?.find(({ id }) => id === link.id);
  if (!row || !own) throw missingAgreement();
  const { signers, totalCents, number, status, signedSha256 } = agreementView(row, false);
  const { name, phone, email } = link.document.quote.company;
  return {
    number,
    status,
    state: own.state,
    role: link.role,
    name: link.name,
    totalCents,
    consentVersion: link.consentVersion,
    consentText: consentTextOf(link),
    pdfSha256: link.pdfSha256,
    disclosuresSha256: link.disclosuresSha256,
    signedSha256,
    homeName: link.document.quote.home.name,
    company: { name, phone, email },
    expiresAt: row.expiresAt,
    lastDay: await readLastDay(context, row.expiresAt),
    files: link.files.map(shownFile),
    schedule: await scheduleOfAgreement(context, link.agreementId),
    signers,
  };
};

/**
 * The agreement of a private link. Reading it changes nothing.
 * @throws AppError as of {@link signerOfLink}, CONFLICT where our record was changed
 */
export const linkedAgreement = async (context: Context, input: unknown): Promise<LinkedAgreementView> => {
  const { token } = validate(linkToken, input);
  const link = await signerOfLink(context, token);
  await assertUnchanged(context, link.agreementId);
  return viewOfLink(context, link);
};
