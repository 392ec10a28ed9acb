import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'What somebody writes down about a contact.' })
export class ContactNoteInput {
  @Field(() => String)
  text!: string;
}

@InputType({ description: 'A changed note.' })
export class UpdateContactNoteInput extends ContactNoteInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}
