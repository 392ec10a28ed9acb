import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DesignType } from '../../homes/designs/design.api.ts';
import type { DesignView } from '../../homes/designs/design.api.ts';
import { LeadDesignType } from './lead-design.types.ts';
import { leadDesignsOfContact, type LeadDesignView } from './lead-designs.queries.ts';
import { listContactDesigns } from '../../homes/designs/design.api.ts';

@Resolver(() => Contact)
export class ContactDesignResolver {
  @Allow('design:list')
  @MaxItems(50)
  @FieldResolver(() => [DesignType], {
    description: 'The designs they made, booked or asked with, the newest change first; at most 50.',
  })
  designs(@Ctx() context: Context, @Root() { id }: Pick<Contact, 'id'>): Promise<DesignView[]> {
    return listContactDesigns(context, id);
  }

  @Allow('design:list')
  @MaxItems(50)
  @FieldResolver(() => [LeadDesignType], {
    description:
      'Their bookings and requests that came with a design, the newest first, each with its design; at most 50.',
  })
  leadDesigns(@Ctx() context: Context, @Root() { id }: Pick<Contact, 'id'>): Promise<LeadDesignView[]> {
    return leadDesignsOfContact(context, id);
  }
}
