import { homeOrderChange } from '@hearthline/rules/delivery/home-orders.ts';
import { inputType, objectType } from '../../../platform/records/record-types.ts';
import { homeOrderFields } from './home-order.fields.ts';

export const HomeOrder = objectType(
  'HomeOrder',
  'The home of a won deal as it is ordered from its manufacturer.',
  homeOrderFields,
);

export const HomeOrderInput = inputType(
  'HomeOrderInput',
  'A change of a home order. What is left out stays as it is; null empties.',
  homeOrderChange.omit({ version: true }),
  homeOrderFields,
);
export type HomeOrderInput = InstanceType<typeof HomeOrderInput>;
