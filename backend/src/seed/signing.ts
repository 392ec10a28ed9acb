import { createAgreement } from '../features/sale/agreements/sending/draft-agreement.ts';
import { sendAgreement } from '../features/sale/agreements/sending/send-agreement.ts';
import { linkedAgreement } from '../features/sale/signing/linked/linked-agreement.ts';
import { openLinkedReading } from '../features/sale/signing/linked/linked-files.ts';
import { signLinkedAgreement } from '../features/sale/signing/linked/sign.ts';
import { consentLinkedAgreement } from '../features/sale/signing/linked/signing-consent.ts';
import type { Past } from './past.ts';

const minutes = 60_000;

/** Somebody who signs, as staff see them. */
interface Signer {
  readonly name: string;
  readonly email: string | null;
}

/** The secret of the newest link to sign that was mailed to somebody. */
const mailedToken = async ({ trx }: Past, { email }: Signer): Promise<string> => {
  const { text } = await trx
    .selectFrom('mails')
    .select('text')
    .where('toAddress', '=', email ?? '')
    .where('text', 'like', '%/sign#token=%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\/sign#token=([\w-]+)/.exec(text)?.[1] ?? '';
};

/** Opens a paper by the link in the mail, consents and signs, within a few minutes. */
const signAs = async (past: Past, signer: Signer, from: Date): Promise<void> => {
  const token = await mailedToken(past, signer);
  const later = (by: number): Date => new Date(from.getTime() + by * minutes);
  await past.at(from, 'visitor', (context) => openLinkedReading(context, token));
  await past.at(later(9), 'visitor', async (context) => {
    const { consentVersion } = await linkedAgreement(context, { token });
    await consentLinkedAgreement(context, { token, consentVersion });
  });
  await past.at(later(14), 'visitor', (context) =>
    signLinkedAgreement(context, { token, name: signer.name }),
  );
};

/**
 * Everybody signs the paper that was mailed last, one after the other, the seller last.
 * @param from when the first of them opens it @param hours between two of them
 */
export const signAll = async (
  past: Past,
  signers: readonly Signer[],
  from: Date,
  hours: number,
): Promise<void> => {
  for (const [index, signer] of signers.entries())
    await signAs(past, signer, new Date(from.getTime() + index * hours * 60 * minutes));
};

/** Makes the agreement of an accepted quote and sends it; all its signers sign. @param address where the home will stand, if the quote does not say it */
export const agree = async (
  past: Past,
  { quoteId, address }: { readonly quoteId: string; readonly address?: string },
  sentAt: Date,
  hours: number,
): Promise<void> => {
  const { signers } = await past.at(sentAt, 'staff', async (context) => {
    const { id, version } = await createAgreement(context, { quoteId, address });
    return sendAgreement(context, id, { version });
  });
  await signAll(past, signers, new Date(sentAt.getTime() + hours * 60 * minutes), hours);
};
