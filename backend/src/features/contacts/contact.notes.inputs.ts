import { Field, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';

@InputType({ description: 'What somebody writes down about a contact.' })
export class ContactNoteInput {
  @Field(() => String, { description: '1 to 4,000 characters of plain text.' })
  text!: string;
}

@InputType({ description: 'What the note says from now on, instead of what it said.' })
export class UpdateContactNoteInput extends ContactNoteInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
