import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { Contact } from './contact.entity.ts';
import { ContactsArgs, CreateContactInput } from './contact.inputs.ts';
import type { ContactRow } from './contact.list.ts';
import { ContactPage } from './contact.page.ts';
import { createContact, deleteContact, listContacts, readContact } from './contact.service.ts';

@Resolver()
export class ContactResolver {
  @Allow('contact:list')
  @Query(() => ContactPage, { description: 'Contacts, newest first, 50 a page.' })
  contacts(@Ctx() context: Context, @Args(() => ContactsArgs) args: ContactsArgs): ReturnType<typeof listContacts> {
    return listContacts(context, args);
  }

  @Allow('contact:read')
  @Query(() => Contact, { description: 'One contact.' })
  contact(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ContactRow> {
    return readContact(context, id);
  }

  @Allow('contact:create')
  @Mutation(() => Contact, { description: 'Stores a contact.' })
  createContact(@Ctx() context: Context, @Arg('input', () => CreateContactInput) input: CreateContactInput): Promise<ContactRow> {
    return createContact(context, input);
  }

  @Allow('contact:delete')
  @Mutation(() => ID, { description: 'Deletes a contact and answers its id.' })
  deleteContact(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return deleteContact(context, id);
  }
}
