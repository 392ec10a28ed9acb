import { Field, ObjectType } from 'type-graphql';

/** What an operation answers that has nothing to show but a sentence. */
@ObjectType({ simpleResolvers: true, description: 'A sentence for the person who asked.' })
export class Notice {
  @Field(() => String, { description: 'Plain text in US English, to be shown as it is.' })
  message!: string;
}
