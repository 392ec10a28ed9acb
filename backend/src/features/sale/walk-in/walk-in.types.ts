import { Field, ID, InputType } from 'type-graphql';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { DesignInput } from '../../homes/designs/design.api.ts';

@InputType({
  description:
    'Somebody who comes by, and what they want: a contact, or a name with a phone number, an e-mail address, or both.',
})
export class WalkInInput {
  @Field(() => ID, {
    nullable: true,
    description: `${idOf('a contact')} If left out, the contact with the address, or with phone number and name; otherwise a new one.`,
  })
  contactId?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 100 characters. Required without `contactId`.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 100 characters. Required without `contactId`.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A phone number as people type it, at most 40 characters.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'One mailbox, at most 254 characters.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where they come from, at most 60 characters; `Walk-in` if missing.',
  })
  source?: string | null;

  @Field(() => DesignInput, { description: 'The home with its roof, siding, options and site.' })
  design!: DesignInput;
}
