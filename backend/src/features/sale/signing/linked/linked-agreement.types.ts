import { maxSigners } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type {
  AgreementStatus,
  SignerRole,
  SignerState,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { AgreementFields, AgreementStatusEnum } from '../../agreements/agreement.api.ts';
import {
  AgreementEventType,
  maxEvents,
  SignerRoleEnum,
  SignerStateEnum,
  SignerType,
} from '../signing.types.ts';
import type { PaperName } from '../signing-tables.ts';

@ObjectType('AgreementCompany', { simpleResolvers: true, description: 'The business that sells the home.' })
export class AgreementCompanyType {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Its phone number.' })
  phone!: string;

  @Field(() => String, { description: 'Its e-mail address.' })
  email!: string;
}

@ObjectType('LinkedAgreement', {
  simpleResolvers: true,
  description:
    'An agreement or a change order as one of its signers sees it through their private link. A change order that was sent is `out`, its total is the contract sum with it, and it has neither disclosures (an empty hash) nor files.',
})
export class LinkedAgreementType extends AgreementFields {
  @Field(() => String, { description: 'What it is: `agreement` or `change_order`.' })
  kind!: PaperName;

  @Field(() => SignerStateEnum, { description: 'How far the signer of the link is.' })
  state!: SignerState;

  @Field(() => SignerRoleEnum, { description: 'For which side they sign.' })
  role!: SignerRole;

  @Field(() => String, { description: 'Their name, as it stands in the document.' })
  name!: string;

  @Field(() => String, { description: 'The version of the text that they agree to.' })
  consentVersion!: string;

  @Field(() => String, { description: 'The text that they agree to before they sign electronically.' })
  consentText!: string;

  @Field(() => AgreementCompanyType, { description: 'Who sells.' })
  company!: AgreementCompanyType;
}

@ObjectType('Verification', { simpleResolvers: true, description: 'What is known of a file.' })
export class VerificationType {
  @Field(() => Boolean, { description: 'Whether the file is known here.' })
  known!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether our record of it was changed: nothing but its kind and number is said then. False for a file that is not known.',
  })
  damaged!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      '`agreement`, `change_order`: the signed file. `agreement_unsigned`, `change_order_unsigned`: as it was sent. `disclosures`. `warranty`: one that came along with agreements; nothing is said of them. Null if it is not known.',
  })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the agreement or the change order.' })
  number?: string | null;

  @Field(() => AgreementStatusEnum, {
    nullable: true,
    description: 'How far it is; a change order that was sent is `out`.',
  })
  status?: AgreementStatus | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When everybody had signed.' })
  signedAt?: Date | null;

  @MaxItems(maxSigners)
  @Field(() => [SignerType], { nullable: true, description: 'Who signs.' })
  signers?: SignerType[] | null;

  @MaxItems(maxEvents)
  @Field(() => [AgreementEventType], { nullable: true, description: 'What happened, in order.' })
  events?: AgreementEventType[] | null;
}
