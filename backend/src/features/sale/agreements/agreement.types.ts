import { textKeys, type TextKey } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { maxSigners } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  agreementStatuses,
  type AgreementStatus,
  type SignerRole,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import {
  warrantyKeys,
  type AgreementFile,
  type WarrantyKey,
} from '@hearthline/rules/sale/agreements/warranties.ts';
import { maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { ScheduledPaymentType } from '../payment-plans/payment-plan.api.ts';
import { SignerRoleEnum, SignerType } from '../signing/signing.api.ts';

export const AgreementStatusEnum = graphqlEnum(
  'AgreementStatus',
  'How far an agreement is.',
  agreementStatuses,
  {
    draft: 'It was made, and can be made anew. Nobody but staff sees it.',
    out: 'It was sent to its signers. What it says no longer changes.',
    signed: 'Everybody has signed.',
    declined: 'A signer declined it. Final.',
    expired: 'It was not signed by everybody within 30 days. Final.',
    void: 'Staff made it void. Final.',
  },
);

export const TextKeyEnum = graphqlEnum(
  'AgreementTextKey',
  'A part of agreements that has a text.',
  textKeys,
  {
    dispute: 'The notice on resolving disputes, at the top.',
    parties: 'Who buys and who sells.',
    home: 'The home: model, size, sections, serial numbers.',
    equipment: 'What comes with the home.',
    drawing: 'The drawing and the version of the design.',
    site: 'Where the home will stand.',
    price: 'The price, line by line.',
    changes: 'How the agreement is changed after everybody has signed.',
    excluded: 'What is not included.',
    deposit: 'The deposit and its return.',
    schedule: 'When is paid.',
    delivery: 'When it is delivered, and what that depends on.',
    warranties: 'What the manufacturer and the seller vouch for, and for how long.',
    cancellation: 'How the buyer may cancel.',
    signatures: 'What a signature means.',
    consent: 'What signers agree to before they sign electronically.',
    disclosures: 'The disclosures, a document of their own.',
    change_order: 'What a change order says beside its lines, a document of its own.',
  },
);

export const agreementText = {
  lastDay:
    'The last day on which it can be signed, until midnight in the business time zone. Null for a draft.',
  files:
    'The warranties that come along with it: of today while it is a draft, then those that it was sent with.',
  schedule:
    'What is due when, by the payment plan of the quote; empty of a quote without one. Payments count in their order.',
  address: 'Where the home will stand, at most 300 characters. Null if nobody has said.',
  parcel: 'The parcel number of the lot, at most 200 characters. Null if nobody has said.',
} as const;

@ObjectType('AgreementFile', {
  simpleResolvers: true,
  description: 'A file that comes along with an agreement.',
})
export class AgreementFileType implements AgreementFile {
  @Field(() => String, { description: 'What it is: `warranty_manufacturer` or `warranty_seller`.' })
  key!: WarrantyKey;

  @Field(() => String, { description: 'What people read, as in `Seller’s warranty`.' })
  name!: string;

  @Field(() => String, { description: 'Its SHA-256 in hex, by which a private link opens it.' })
  sha256!: string;
}

@ObjectType('WarrantyFile', {
  simpleResolvers: true,
  description: 'The newest version of a warranty that comes along with agreements.',
})
export class WarrantyFileType extends AgreementFileType {
  @Field(() => Int, { description: 'Grows with each upload; 1 of the sample that came along.' })
  version!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who uploaded it. Null of the sample.' })
  authorName!: string | null;
}

/** What everybody who may see an agreement reads of it. */
@ObjectType({ simpleResolvers: true })
export abstract class AgreementFields {
  @Field(() => String, { description: 'How people name it: `A-1001`. Unique, without gaps.' })
  number!: string;

  @Field(() => AgreementStatusEnum, { description: 'How far it is.' })
  status!: AgreementStatus;

  @Field(() => GraphQLCents, { description: 'The total of the accepted quote, in whole cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'The name of the home.' })
  homeName!: string;

  @MaxItems(maxSigners)
  @Field(() => [SignerType], { description: 'Who signs, in their order; the seller is the last.' })
  signers!: SignerType[];

  @Field(() => String, { description: 'SHA-256 of the agreement as it is sent, in hex.' })
  pdfSha256!: string;

  @Field(() => String, {
    description: 'SHA-256 of the disclosures, a document of their own, in hex.',
  })
  disclosuresSha256!: string;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the signed file, in hex. Null until everybody has signed.',
  })
  signedSha256!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The first instant at which it can no longer be signed. Null for a draft.',
  })
  expiresAt!: Date | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: agreementText.lastDay })
  lastDay!: string | null;

  @MaxItems(warrantyKeys.length)
  @Field(() => [AgreementFileType], { description: agreementText.files })
  files!: AgreementFile[];

  @MaxItems(maxSteps)
  @Field(() => [ScheduledPaymentType], { description: agreementText.schedule })
  schedule!: ScheduledPayment[];
}

@ObjectType('Agreement', { simpleResolvers: true, description: 'The purchase agreement of a deal.' })
export class AgreementType extends AgreementFields {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => ID, { description: 'Its deal.' })
  dealId!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => ID, { description: 'The accepted quote that it was made from.' })
  quoteId!: string;

  @Field(() => String, { nullable: true, description: agreementText.address })
  address!: string | null;

  @Field(() => String, { nullable: true, description: agreementText.parcel })
  parcel!: string | null;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was sent. Null for a draft.' })
  sentAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When everybody had signed. Null until then.',
  })
  signedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was declined or made void, or ran out. Null otherwise.',
  })
  closedAt!: Date | null;
}

@ObjectType('AgreementText', {
  simpleResolvers: true,
  description: 'The newest version of a text that agreements are made of.',
})
export class AgreementTextType {
  @Field(() => TextKeyEnum, { description: 'The part.' })
  key!: TextKey;

  @Field(() => Int, { description: 'Grows with each change; agreements name the version that they hold.' })
  version!: number;

  @Field(() => String, { description: 'The text, with fields like `{{buyer}}`.' })
  body!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who wrote it. Null for a text that came with the installation.',
  })
  authorName!: string | null;
}

@InputType({ description: 'Somebody who signs.' })
export class SignerInput {
  @Field(() => SignerRoleEnum, { description: 'For which side.' })
  role!: SignerRole;

  @Field(() => String, { description: 'The name as it stands in the agreement, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address that their link is mailed to.' })
  email!: string;
}
