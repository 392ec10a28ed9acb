import { Field, ObjectType } from 'type-graphql';

/** The answer of an operation that has nothing but a sentence to show. */
@ObjectType({ simpleResolvers: true, description: 'A sentence to show to the user.' })
export class Notice {
  @Field(() => String, { description: 'Plain text in US English, to be shown unchanged.' })
  message!: string;
}
