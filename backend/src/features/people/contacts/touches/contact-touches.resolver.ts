import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { Contact } from '../contact.entity.ts';
import { touchesOfContact, type ContactTouches } from './lead-touches.ts';
import { TouchType } from './touch.types.ts';

@ObjectType('ContactTouches', {
  simpleResolvers: true,
  description: 'How a contact came to the site, as the browsers of their bookings and requests tell.',
})
class ContactTouchesType {
  @Field(() => TouchType, {
    nullable: true,
    description: 'The first arrival, by their first booking or request that tells. Null if none does.',
  })
  first!: TouchType | null;

  @Field(() => TouchType, {
    nullable: true,
    description: 'The last arrival before their last booking or request that tells. Null if none does.',
  })
  last!: TouchType | null;
}

@Resolver(() => Contact)
export class ContactTouchesResolver {
  @Allow('contact:read')
  @FieldResolver(() => ContactTouchesType, { description: 'How they came to the site.' })
  touches(@Ctx() context: Context, @Root() { id }: Pick<Contact, 'id'>): Promise<ContactTouches> {
    return touchesOfContact(context, id);
  }
}
