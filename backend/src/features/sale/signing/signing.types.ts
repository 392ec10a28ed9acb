import {
  signerRoles,
  signerStates,
  type SignerRole,
  type SignerState,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

/** The most events that one paper can have: each signer acts four times. */
export const maxEvents = 200;

export const SignerRoleEnum = graphqlEnum('SignerRole', 'For which side somebody signs.', signerRoles, {
  buyer: 'Buys the home. Buyers sign first, in any order.',
  seller: 'Sells the home, and signs last.',
});

export const SignerStateEnum = graphqlEnum('SignerState', 'How far a signer is.', signerStates, {
  waiting: 'It is not their turn yet.',
  sent: 'They were mailed their link.',
  viewed: 'They opened the document through their link.',
  consented: 'They agreed to sign electronically.',
  signed: 'They signed.',
  declined: 'They declined.',
});

@ObjectType('Signer', {
  simpleResolvers: true,
  description: 'Somebody who signs an agreement or a change order.',
})
export class SignerType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => SignerRoleEnum, { description: 'For which side.' })
  role!: SignerRole;

  @Field(() => String, { description: 'The name, as it stands in the document.' })
  name!: string;

  @Field(() => Int, { description: 'From 1.' })
  order!: number;

  @Field(() => SignerStateEnum, { description: 'How far they are.' })
  state!: SignerState;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When they signed. Null until then.' })
  signedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where their link is mailed. Null for everybody but staff.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why they declined; `paper` asks for paper. Null for everybody but staff.',
  })
  declineReason!: string | null;
}

@ObjectType('AgreementEvent', {
  simpleResolvers: true,
  description:
    'One thing that happened with an agreement or a change order. `hash` is the SHA-256 of the canonical JSON (RFC 8785) of `n`, `at`, `kind`, `actor`, `documentSha256`, `detailsSha256` and `prev`.',
})
export class AgreementEventType {
  @Field(() => Int, { description: 'Its place in the chain, from 1.' })
  n!: number;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, {
    description:
      'What happened: `sent`, `link_sent`, `viewed`, `consented`, `signed`, `completed`, `declined`, `voided` or `expired`.',
  })
  kind!: string;

  @Field(() => String, { description: 'Who did it; `system` for what came about by itself.' })
  actor!: string;

  @Field(() => String, { description: 'SHA-256 of the document that it was about, in hex.' })
  documentSha256!: string;

  @Field(() => String, { description: 'SHA-256 of the canonical JSON of its details, in hex.' })
  detailsSha256!: string;

  @Field(() => String, { description: 'The hash of the event before; 64 zeros for the first.' })
  prev!: string;

  @Field(() => String, { description: 'Its own hash.' })
  hash!: string;
}
