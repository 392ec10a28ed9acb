import { locationForm } from '@hearthline/rules/people/locations/location-rules.ts';
import { version } from '@hearthline/rules/row-version.ts';
import { inputType, objectType } from '../../../platform/records/record-types.ts';
import { locationFields } from './location.fields.ts';

export const LocationType = objectType(
  'Location',
  'A display location: a place where homes stand that buyers can walk through.',
  locationFields,
);

export const LocationInput = inputType(
  'LocationInput',
  'A new display location.',
  locationForm,
  locationFields,
);
export type LocationInput = InstanceType<typeof LocationInput>;

export const UpdateLocationInput = inputType(
  'UpdateLocationInput',
  'The complete edited location: a field that is left out becomes empty.',
  locationForm.safeExtend({ version }),
  locationFields,
);
export type UpdateLocationInput = InstanceType<typeof UpdateLocationInput>;
