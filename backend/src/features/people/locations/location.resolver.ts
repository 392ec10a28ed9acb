import { maxLocations } from '@hearthline/rules/people/locations/location-rules.ts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { createLocation, listLocations, removeLocation, updateLocation } from './location.service.ts';
import { LocationInput, LocationType, UpdateLocationInput } from './location.types.ts';
import type { LocationView } from './location-view.ts';

const locationId = idOf('a display location');

@Resolver()
export class LocationResolver {
  @Public()
  @MaxItems(maxLocations)
  @Query(() => [LocationType], {
    description:
      'All display locations, in the seller’s order, or the nearest to a ZIP code first. Empty until an admin has added one.',
  })
  locations(
    @Ctx() context: Context,
    @Arg('zip', () => String, {
      nullable: true,
      description:
        'Five digits. Of a ZIP code outside of Washington, Oregon and Idaho no distance is known, and the order stays.',
    })
    zip?: string | null,
  ): Promise<LocationView[]> {
    return listLocations(context, { zip });
  }

  @Allow('content:update')
  @Mutation(() => LocationType, { description: 'Adds a display location; visitors see it at once.' })
  createLocation(
    @Ctx() context: Context,
    @Arg('input', () => LocationInput) input: LocationInput,
  ): Promise<LocationView> {
    return createLocation(context, input);
  }

  @Allow('content:update')
  @Mutation(() => LocationType, { description: 'Changes a display location.' })
  updateLocation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: locationId }) id: string,
    @Arg('input', () => UpdateLocationInput) input: UpdateLocationInput,
  ): Promise<LocationView> {
    return updateLocation(context, id, input);
  }

  @Allow('content:update')
  @Mutation(() => ID, { description: 'Removes a display location and returns its id.' })
  removeLocation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: locationId }) id: string,
  ): Promise<string> {
    return removeLocation(context, id);
  }
}
