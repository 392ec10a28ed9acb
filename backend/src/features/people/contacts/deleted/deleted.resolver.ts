import { GraphQLDateTime } from 'graphql-scalars';
import type { ContactStatus } from '@hearthline/rules/people/contacts/rules.ts';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import { listDeleted, type DeletedContactRow, type DeletedContacts } from './deleted.queries.ts';
import { ContactStatusEnum } from '../contact.entity.ts';

@ObjectType('DeletedContact', {
  simpleResolvers: true,
  description: 'A deleted contact that can still be restored.',
})
export class DeletedContactType implements DeletedContactRow {
  @Field(() => ID, { description: 'The id of the contact, which it keeps when it is restored.' })
  id!: string;

  @Field(() => String, { description: 'As it was when the contact was deleted.' })
  firstName!: string;

  @Field(() => String, { description: 'As it was when the contact was deleted.' })
  lastName!: string;

  @Field(() => String, { description: 'As it was when the contact was deleted.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As it was when the contact was deleted. Null if there was none.',
  })
  company!: string | null;

  @Field(() => ContactStatusEnum, { description: 'As it was when the contact was deleted.' })
  status!: ContactStatus;

  @Field(() => GraphQLDateTime, { description: 'When the contact was deleted.' })
  deletedAt!: Date;

  @Field(() => GraphQLDateTime, {
    description: 'When the contact is purged for good: thirty days after its deletion.',
  })
  keptUntil!: Date;

  @Field(() => ID, {
    description: 'The id of the deletion, with which `restoreContacts` restores all of its contacts.',
  })
  deletion!: string;

  @Field(() => Int, {
    description: 'How many contacts of the same deletion are still deleted, including this one.',
  })
  together!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of deleted contacts, most recently deleted first.',
})
export class DeletedContactPage {
  @Field(() => [DeletedContactType], { description: 'At most 50.' })
  contacts!: DeletedContactType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

/** Deleted contacts that can still be restored. */
@Resolver()
export class DeletedContactResolver {
  @Allow('contact:restore')
  @Query(() => DeletedContactPage, {
    description: 'Contacts deleted within the last thirty days, most recently deleted first; 50 per page.',
  })
  deletedContacts(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
  ): Promise<DeletedContacts> {
    return listDeleted(context, { page });
  }
}
