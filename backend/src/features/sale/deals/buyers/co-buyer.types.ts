import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('CoBuyer', {
  simpleResolvers: true,
  description: 'Somebody who buys together with the contact.',
})
export class CoBuyerType {
  @Field(() => String, { description: 'How they sign, in 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}

@InputType({ description: 'Somebody who buys together with the contact.' })
export class CoBuyerInput {
  @Field(() => String, { description: 'The name, in 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'One e-mail address.' })
  email!: string;
}
