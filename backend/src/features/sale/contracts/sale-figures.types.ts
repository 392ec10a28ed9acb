import { Field, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What sales have brought in between two days, both included, in the four words of money.',
})
export class SaleFigures {
  @Field(() => GraphQLCents, {
    description:
      'Contracted: what was sold, by the day of each entry (won, allowance settled, change order, correction, cancelled).',
  })
  contractedCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'Cash received: payments less refunds by the day on which the money changed hands, trust money included. What became void is taken off on the day on which it did.',
  })
  cashReceivedCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'Held in trust at the end of the last day: of each deal that was not delivered by then the payments in the trust account less refunds, never below 0; of a cancelled sale at most what is to be refunded.',
  })
  heldInTrustCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'Recognized at delivery: the entries of delivered deals, each on its day or that of delivery, whichever is later. A home is delivered once the stage Delivery of its project is finished; without that day, once the project is completed.',
  })
  recognizedCents!: number;
}
