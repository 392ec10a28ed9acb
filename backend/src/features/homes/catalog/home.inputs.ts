import { homeChange } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { homeFields } from './home.fields.ts';

export const HomeInput = inputType(
  'HomeInput',
  'A home of the catalog. With a plan, type, footprint, rooms and size are read from it, and stating them otherwise is refused; without one they are required. In an update, fields left out stay as they are.',
  homeChange,
  homeFields,
);
export type HomeInput = InstanceType<typeof HomeInput>;
