import type { deliveryForm } from '@hearthline/rules/homes/places/delivery-rules.ts';
import type { z } from 'zod';
import type { DeliverySettingsFragment } from '../../../gql/generated.ts';

export type DeliveryFields = z.input<typeof deliveryForm>;
export type DeliveryValues = z.output<typeof deliveryForm>;

/** What the form shows of the stored settings. */
export const valuesOf = ({ version: _version, ...delivery }: DeliverySettingsFragment): DeliveryFields => ({
  ...delivery,
  states: [...delivery.states] as DeliveryFields['states'],
  except: delivery.except.map(({ state, county, sentence }) => ({
    state: state as DeliveryFields['states'][number],
    county,
    sentence,
  })),
});
