import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { givenAddress } from './given-address.queries.ts';

@ObjectType({ simpleResolvers: true, description: 'A street address that a visitor gave with a request.' })
export class GivenAddress {
  @Field(() => String, { description: 'In one line, at most 300 characters.' })
  address!: string;

  @Field(() => GraphQLDateTime, { description: 'When the request came.' })
  at!: Date;
}

@Resolver(() => Contact)
export class GivenAddressResolver {
  @Allow('contact:read')
  @FieldResolver(() => GivenAddress, {
    nullable: true,
    description:
      'What to suggest as the address of a contact without one: that of its newest request. Nobody has proved who sent it, so the contact gets it only from staff. Null if the contact has an address, or no request gave one.',
  })
  givenAddress(
    @Ctx() context: Context,
    @Root() { id, address }: Pick<Contact, 'id' | 'address'>,
  ): Promise<GivenAddress | null> | null {
    return address ? null : givenAddress(context, id);
  }
}
