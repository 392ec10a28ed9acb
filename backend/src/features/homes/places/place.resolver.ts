import type { Place } from '@hearthline/rules/homes/places/place.ts';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { readDelivery, updateDelivery, type DeliveryView } from './delivery.service.ts';
import { DeliveryInput, DeliveryType } from './delivery.types.ts';
import { readPlace } from './place.service.ts';
import { PlaceType } from './place.types.ts';

@Resolver()
export class PlaceResolver {
  @Public()
  @Query(() => PlaceType, {
    description: 'What a ZIP code says of the place of a home, whether the seller delivers there or not.',
  })
  place(
    @Ctx() context: Context,
    @Arg('zip', () => String, { description: 'Five digits; `BAD_INPUT` otherwise.' }) zip: string,
  ): Promise<Place> {
    return readPlace(context, zip);
  }

  @Public()
  @Query(() => DeliveryType, { description: 'From where, how far and how fast the seller delivers.' })
  delivery(@Ctx() context: Context): Promise<DeliveryView> {
    return readDelivery(context);
  }

  @Allow('delivery:update')
  @Mutation(() => DeliveryType, {
    description:
      'Changes how the seller delivers. Places and prices follow at once; quotes that are issued stay as they are.',
  })
  updateDelivery(
    @Ctx() context: Context,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => DeliveryInput) input: DeliveryInput,
  ): Promise<DeliveryView> {
    return updateDelivery(context, version, input);
  }
}
