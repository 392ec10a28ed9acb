import { Field, ObjectType } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import { objectType } from '../../../../platform/records/record-types.ts';
import { managedUserFields, type ManagedUser } from './user.fields.ts';

/** Returned only by the admin's operations: what others may know about a person is the type `User`. */
export const ManagedUserType = objectType(
  'ManagedUser',
  'An account, as shown to those who manage accounts.',
  managedUserFields,
);

@ObjectType({ simpleResolvers: true, description: 'One page of accounts.' })
export class UserPage {
  @Field(() => [ManagedUserType], { description: 'At most 50.' })
  users!: ManagedUser[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
