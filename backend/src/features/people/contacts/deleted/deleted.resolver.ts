import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import { types } from '../../../../platform/records/field-types.ts';
import type { RecordField } from '../../../../platform/records/record-fields.ts';
import { objectType } from '../../../../platform/records/record-types.ts';
import { listDeleted, type DeletedContactRow, type DeletedContacts } from './deleted.queries.ts';
import { contactFields, shownWhenDeleted } from '../contact.fields.ts';

const asItWas = (name: (typeof shownWhenDeleted)[number]): RecordField => {
  const { type }: RecordField = contactFields[name];
  const description = 'As it was when the contact was deleted.';
  return { type, description: type.nullable ? `${description} Null if there was none.` : description };
};

const DeletedContactType = objectType('DeletedContact', 'A deleted contact that can still be restored.', {
  ...Object.fromEntries(shownWhenDeleted.map((name) => [name, asItWas(name)])),
  id: { type: types.id, description: 'The id of the contact, which it keeps when it is restored.' },
  deletedAt: { type: types.instant, description: 'When the contact was deleted.' },
  keptUntil: {
    type: types.instant,
    description: 'When the contact is purged for good: thirty days after its deletion.',
  },
  deletion: {
    type: types.id,
    description: 'The id of the deletion, with which `restoreContacts` restores all of its contacts.',
  },
  together: {
    type: types.int,
    description: 'How many contacts of the same deletion are still deleted, including this one.',
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'One page of deleted contacts, most recently deleted first.',
})
export class DeletedContactPage {
  @Field(() => [DeletedContactType], { description: 'At most 50.' })
  contacts!: DeletedContactRow[];

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
