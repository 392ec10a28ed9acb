import { Field, ObjectType } from 'type-graphql';

/** The answer of an operation that has nothing but a sentence to show. */
@ObjectType({ simpleResolvers: true, description: 'A sentence for the person who asked.' })
export class Notice {
  @Field(() => String, { description: 'Plain text in US English, to be shown as it is.' })
  message!: string;
}
