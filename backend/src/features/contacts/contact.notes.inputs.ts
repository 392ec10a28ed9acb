import { Field, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';

@InputType({ description: 'A note about a contact.' })
export class ContactNoteInput {
  @Field(() => String, { description: '1 to 4,000 characters of plain text.' })
  text!: string;
}

@InputType({ description: 'The new text of a note, which replaces the old one.' })
export class UpdateContactNoteInput extends ContactNoteInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
