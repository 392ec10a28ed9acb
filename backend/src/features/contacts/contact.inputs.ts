import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ContactStatusEnum } from './contact.entity.ts';

@ArgsType()
export class ContactsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address or a company.' })
  search?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true })
  status?: ContactStatus | null;
}

@InputType({ description: 'A new contact. The rules are those of the contact form.' })
export class CreateContactInput {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true, description: '`prospect` when missing.' })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true, description: '`manual` when missing.' })
  source?: string | null;

  @Field(() => [String], { nullable: true })
  tags?: string[] | null;
}
