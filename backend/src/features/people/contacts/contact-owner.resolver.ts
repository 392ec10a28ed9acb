import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { ownerOf, StaffPersonType, type StaffRow } from '../staff/staff.api.ts';
import { Contact } from './contact.entity.ts';

@Resolver(() => Contact)
export class ContactOwnerResolver {
  @Allow('contact:read')
  @FieldResolver(() => StaffPersonType, {
    nullable: true,
    description:
      'Whose contact it is. Null if it is unassigned: nobody’s, or of an account that is not active or may not own contacts; `ownerName` still names that.',
  })
  owner(
    @Ctx() context: Context,
    @Root() { ownerId }: { readonly ownerId: string | null },
  ): Promise<StaffRow | null> {
    return ownerOf(context, 'contact', ownerId);
  }
}
