import { z } from 'zod';
import { version } from '../../row-version.ts';
import { email, oneLine, optionalOneLine, text } from '../../text.ts';
import { signingSentences } from '../signing/signing-sentences.ts';
import { unknownFields } from './agreement-fields.ts';
import { textKeys } from './agreement-parts.ts';
import { signerRoles } from './agreement-states.ts';

/** The most people who sign one agreement. */
export const maxSigners = 8;
/** The largest drawn signature, as a data URL. */
export const maxDrawingBytes = 200_000;
/** The longest text of a part. */
export const maxTextLength = 20_000;
/** The reason that asks for an agreement on paper. */
export const paperReason = 'paper';
/** The largest file that is checked on the server. */
export const maxVerifyBytes = 25 * 1024 * 1024;
/** The largest warranty that comes along with agreements. */
export const maxWarrantyBytes = 10 * 1024 * 1024;

export const agreementSentences = {
  ...signingSentences('agreement'),
  liveAlready: 'This deal already has an agreement. Void it before you make another one.',
  dealClosed: 'This deal is closed, so no agreement can be made or sent.',
  notDraft: 'This agreement has been sent already.',
  notOut: 'Only an agreement that is out for signature can be sent again.',
  quoteOut: 'A new quote of this deal is out. Withdraw it first, or wait until the buyer has answered it.',
  wonDeal: 'Cancel the sale instead.',
  notVoidable: 'Only an agreement that is out or signed can be made void.',
  signerRole: 'Please choose buyer or seller',
  signerName: 'Please enter the name of the signer',
  signers: `An agreement has at most ${maxSigners} signers`,
  noBuyer: 'At least one buyer must sign.',
  noBuyerNow: (name: string) => `${name} no longer buys by this deal. Choose who signs first.`,
  noAddress: (name: string) =>
    `${name} has no email address, and an agreement is signed by email. Add one to the contact first.`,
  oneSeller: 'Exactly one person signs for the seller.',
  reason: 'Please say why',
  name: 'Please type your full name',
  drawing: 'The drawn signature could not be read. Please draw it again.',
  drawingSize: 'The drawn signature is too large. Please draw it again.',
  consentFirst: 'Please agree to sign electronically before you sign.',
  consentVersion: 'Please say which version of the text you agree to',
  consentChanged: 'The text that you agree to has changed. Please read it again.',
  tooEarly: 'The seller signs after all buyers have signed.',
  sealKeyLost:
    'This server does not have the key that sealed earlier agreements, so it cannot seal another one. Please ask your administrator to restore it.',
  dealLost:
    'This sale is closed, so the agreement cannot be signed. Please call us if you would still like this home.',
  sha256: 'Please enter a SHA-256 fingerprint: 64 digits and letters from a to f',
  pdf: 'Please send a PDF',
  pdfSize: 'The file is larger than 25 MB.',
  warrantySize: 'A warranty is at most 10 MB.',
  notPdf: 'This file is not a PDF.',
  noFile: 'There is no such file.',
  textKey: 'There is no such text.',
  textBody: 'Please enter the text',
  textField: (names: readonly string[]) =>
    `There is no such field: ${names.map((name) => (/[{}]/.test(name) ? name : `{{${name}}}`)).join(', ')}`,
  samples:
    'The texts that come with the installation are samples, not legal advice. Your lawyer decides what your agreements say.',
  unchanged: 'This document is unchanged.',
  unknown: 'This document is not known here, or it was changed.',
  damaged: 'This document is known here, but our record of it was changed.',
  copyMailed: 'A new link is on its way to the mailbox that this one was mailed to.',
} as const;

const signer = z.object({
  role: z.enum(signerRoles, agreementSentences.signerRole),
  name: oneLine({ min: 1, max: 120, message: agreementSentences.signerName }),
  email,
});
/** Somebody who signs, as staff name them. */
export type SignerInput = z.output<typeof signer>;

/** Who signs, as staff name them: buyers in their order, and one seller. Two may share a mailbox, and still get a link each. */
export const signerList = z
  .array(signer, agreementSentences.signers)
  .max(maxSigners, agreementSentences.signers)
  .superRefine((list, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
    if (!list.some(({ role }) => role === 'buyer')) refuse(agreementSentences.noBuyer);
    if (list.filter(({ role }) => role === 'seller').length !== 1) refuse(agreementSentences.oneSeller);
  });

/** Where the home will stand; what is left out stays as it is, at first as the quote says it. */
const siteFields = {
  address: optionalOneLine({ max: 300 }).optional(),
  parcel: optionalOneLine({ max: 200 }).optional(),
};

/** A new agreement: the accepted quote, and who signs; the deal says who if that is left out. */
export const newAgreement = z.object({ quoteId: z.string(), signers: signerList.nullish(), ...siteFields });

/** A change of a draft: it is made anew from its quote, with these signers and the texts of today. */
export const agreementChange = z.object({ version, signers: signerList.nullish(), ...siteFields });

/** Sending: the version that was read. */
export const agreementSending = z.object({ version });

/** Making void: the version that was read, and why. */
export const agreementVoid = z.object({
  version,
  reason: text({ min: 1, max: 500, message: agreementSentences.reason }),
});

/** The secret of a link. */
export const linkToken = z.object({ token: z.string().max(200) });

/** Agreeing to sign electronically, to a version of the text. */
export const linkedConsent = linkToken.extend({
  consentVersion: oneLine({ min: 1, max: 40, message: agreementSentences.consentVersion }),
});

/** Signing: the name, typed, and optionally a drawn signature as a PNG data URL. */
export const linkedSignature = linkToken.extend({
  name: oneLine({ min: 1, max: 120, message: agreementSentences.name }),
  drawing: z
    .string(agreementSentences.drawing)
    .max(maxDrawingBytes, agreementSentences.drawingSize)
    .nullish(),
});

/** Declining, and why; `paper` asks for an agreement on paper. */
export const linkedDecline = linkToken.extend({
  reason: text({ min: 1, max: 500, message: agreementSentences.reason }),
});

/** A fingerprint of a file, in upper or lower case. */
export const sha256 = z
  .string(agreementSentences.sha256)
  .transform((typed) => typed.trim().toLowerCase())
  .refine((typed) => /^[0-9a-f]{64}$/.test(typed), agreementSentences.sha256);

/** A new version of a text, and the one that was read. */
export const agreementText = z.object({
  key: z.enum(textKeys, agreementSentences.textKey),
  version,
  body: text({ min: 1, max: maxTextLength, message: agreementSentences.textBody }).superRefine(
    (body, context) => {
      const unknown = unknownFields(body);
      if (unknown.length)
        context.addIssue({ code: 'custom', message: agreementSentences.textField(unknown) });
    },
  ),
});

/** A text that is only looked at. */
export const textPreview = agreementText.omit({ version: true });
