import { placesOf, type Place, type Places } from '@hearthline/rules/homes/places/place.ts';
import { zipCode } from '@hearthline/rules/homes/places/zip-code.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validateOne } from '../../../platform/validation/validate.ts';
import { areaOfZip } from '../../people/locations/location.api.ts';

type Reader = Pick<Context, 'query'>;

/** What ZIP codes say, as the seller delivers now. */
export const readPlaces = async (context: Reader): Promise<Places> =>
  placesOf(areaOfZip, await readSetting(context, 'delivery'));

/** What a ZIP code says, whether the seller delivers there or not. @throws AppError BAD_INPUT if it has not five digits */
export const readPlace = async (context: Reader, input: unknown): Promise<Place> => {
  const zip = validateOne('zip', zipCode, input);
  return (await readPlaces(context)).placeOf(zip);
};
