import { GraphQLDateTime } from 'graphql-scalars';
import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText } from '../../platform/field-text.ts';
import { PaginationType } from '../../platform/paging.ts';
import { listDeleted, type DeletedContactRow, type DeletedContacts } from './contact.deleted.ts';
import { ContactStatusEnum } from './contact.entity.ts';

@ObjectType('DeletedContact', { simpleResolvers: true, description: 'A contact that was deleted and can still be brought back.' })
export class DeletedContactType implements DeletedContactRow {
  @Field(() => ID, { description: 'The id it had, and has again when it is brought back.' })
  id!: string;

  @Field(() => String, { description: 'As it was when it was deleted.' })
  firstName!: string;

  @Field(() => String, { description: 'As it was when it was deleted.' })
  lastName!: string;

  @Field(() => String, { description: 'As it was when it was deleted.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was when it was deleted; null when there was none.' })
  company!: string | null;

  @Field(() => ContactStatusEnum, { description: 'As it was when it was deleted.' })
  status!: ContactStatus;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it is forgotten for good: thirty days after it was deleted.' })
  keptUntil!: Date;

  @Field(() => ID, { description: '`restoreContacts` brings back all of this deletion.' })
  deletion!: string;

  @Field(() => Int, { description: 'How many of the same deletion are still gone, this one included.' })
  together!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of deleted contacts, the latest deleted first.' })
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
  @Query(() => DeletedContactPage, { description: 'Contacts that were deleted within the last thirty days, the latest first, 50 a page.' })
  deletedContacts(@Ctx() context: Context, @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null): Promise<DeletedContacts> {
    return listDeleted(context, { page });
  }
}
