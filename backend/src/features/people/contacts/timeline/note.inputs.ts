import { callOutcomes, type CallOutcome } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';

const CallOutcomeEnum = graphqlEnum('CallOutcome', 'How a call to a contact ended.', callOutcomes, {
  spoke: 'Somebody spoke with the contact.',
  left_message:
    'A message was left for the contact, who waits for an answer again from 9:00 AM of the next day, or of `followUpOn`, in the business time zone.',
  no_answer:
    'Nobody was reached: the contact waits for an answer again from 9:00 AM of the next day, or of `followUpOn`, in the business time zone.',
  wrong_number: 'The number is not theirs: the contact no longer waits for a call.',
});

@InputType({ description: 'A call to a contact.' })
export class ContactCallInput {
  @Field(() => CallOutcomeEnum, { description: 'How the call ended.' })
  outcome!: CallOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'What was said, at most 4,000 characters of plain text.',
  })
  text?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day of the next call, in the business time zone; not a past one. After `no_answer` and `left_message` the contact, if they wait for an answer, waits again from 9:00 AM of that day; otherwise it makes a task of the caller’s.',
  })
  followUpOn?: string | null;
}

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
