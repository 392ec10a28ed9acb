import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import { Contact } from '../contact.entity.ts';
import { DuplicateReason } from '../contact.types.ts';
import type { DuplicateGroup } from './duplicate-groups.ts';

@ObjectType('ContactMerge', {
  simpleResolvers: true,
  description: 'Two contacts that became one.',
})
export class ContactMergeType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => ID, { description: 'The id of the contact that went; it leads to the one that stayed.' })
  otherId!: string;

  @Field(() => String, { description: 'The name of the contact that went.' })
  otherName!: string;

  @Field(() => GraphQLDateTime, { description: 'When they were merged.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who merged them. Null if the account was removed for good.',
  })
  by!: string | null;

  @Field(() => GraphQLDateTime, {
    description: 'Until when `splitContacts` takes it back: thirty days after the merge.',
  })
  undoUntil!: Date;
}

@ObjectType('DuplicateGroup', {
  simpleResolvers: true,
  description: 'Contacts that may be one person.',
})
export class DuplicateGroupType {
  @Field(() => DuplicateReason, { description: 'What they have in common; the strongest reason.' })
  reason!: keyof typeof DuplicateReason;

  @MaxItems(5)
  @Field(() => [Contact], { description: 'The oldest first; at most 5.' })
  contacts!: DuplicateGroup['contacts'];
}

@ObjectType({ simpleResolvers: true, description: 'One page of possible duplicates.' })
export class DuplicatePage {
  @MaxItems(20)
  @Field(() => [DuplicateGroupType], {
    description: 'Those with one e-mail address first, then those with one phone number; at most 20.',
  })
  groups!: DuplicateGroup[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
