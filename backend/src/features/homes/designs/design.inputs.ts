import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { designFields } from './design.fields.ts';

export const DesignInput = inputType(
  'DesignInput',
  'The content of a design. In a change, fields left out stay as they are, and null takes away; another home replaces the one before.',
  designContent,
  designFields,
);
export type DesignInput = InstanceType<typeof DesignInput>;
