import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { weekdayNames } from '@hearthline/rules/dates/hours.ts';
import { locationForm, type LocationForm } from '@hearthline/rules/people/locations/location-rules.ts';
import { Controller } from 'react-hook-form';
import {
  useCreateLocationMutation,
  useUpdateLocationMutation,
  type LocationRowFragment,
} from '../../../gql/generated.ts';
import { useVersionedForm } from '../../../platform/form-memory/versioned-form.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';
import { HomesField } from './homes-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import { dayOfError, submittedOf, valuesOf, type LocationFields } from './location-values.ts';

interface LocationDialogProps {
  /** Null for a new one. */
  readonly location: LocationRowFragment | null;
  /** Loads it as it is stored now. */
  readonly reload: () => Promise<LocationRowFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const check = zodResolver(locationForm);

/** Fields beside each other where there is room. */
const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    alignItems: 'start',
  },
});

/** The error of the hours: of all of them, or of the first day that has one. */
const hoursError = (errors: unknown, fields: LocationFields): string | undefined => {
  if (!errors) return undefined;
  if (!Array.isArray(errors)) return (errors as { message?: string }).message;
  const index = errors.findIndex(Boolean);
  const day = errors[index] as Record<string, { message?: string }> | undefined;
  const message = Object.values(day ?? {}).find((each) => each.message)?.message;
  return message && `${weekdayNames[dayOfError(fields, index)]}: ${message}`;
};

/** The form for a place where homes stand. */
export const LocationDialog = ({ location, reload, onSaved, onClose }: LocationDialogProps) => {
  const [create] = useCreateLocationMutation();
  const [update] = useUpdateLocationMutation();
  const {
    form: { control, getValues, register },
    field,
    errors,
    dialog,
  } = useVersionedForm<
    LocationRowFragment,
    LocationRowFragment | null,
    LocationFields,
    LocationForm,
    unknown
  >({
    name: `location:${location?.id ?? 'new'}`,
    row: location,
    resolver: (fields, context, options) => check(submittedOf(fields), context, options as never),
    valuesOf,
    reload,
    send: (input, version) =>
      location
        ? update({ variables: { id: location.id, input: { ...input, version } } })
        : create({ variables: { input } }),
    onSaved: () => onSaved(),
    onClose,
  });
  return (
    <FormDialog title={location ? 'Edit location' : 'Add location'} action="Save location" {...dialog}>
      <TextField label="Name" required autoComplete="off" placeholder="Olympia display" {...field('name')} />
      <TextField label="Street address" required autoComplete="off" {...field('address')} />
      <Line>
        <TextField label="City" required autoComplete="off" {...field('city')} />
        <TextField label="State" required autoComplete="off" maxLength={2} {...field('state')} />
        <TextField label="ZIP code" required autoComplete="off" inputMode="numeric" {...field('zip')} />
      </Line>
      <TextField label="Phone (optional)" type="tel" autoComplete="off" {...field('phone')} />
      <Controller
        control={control}
        name="hours"
        render={({ field: { value, onChange } }) => (
          <HoursFields value={value} error={hoursError(errors.hours, getValues())} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="homes"
        render={({ field: { value, onChange } }) => (
          <HomesField
            value={value}
            error={(errors.homes as { message?: string } | undefined)?.message}
            onChange={onChange}
          />
        )}
      />
      <Line>
        <TextField
          label="Latitude (optional)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="47.04"
          {...field('latitude')}
        />
        <TextField
          label="Longitude (optional)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="-122.90"
          help="Without both, distances are from the middle of its ZIP code."
          {...field('longitude')}
        />
        <TextField
          label="Position"
          type="number"
          min="0"
          max="1000"
          help="Lowest first."
          {...field('position')}
        />
      </Line>
      <CheckboxField label="Demo location: marked as a demo for visitors" {...register('sample')} />
    </FormDialog>
  );
};
