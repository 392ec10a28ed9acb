import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { deliveryForm } from '@hearthline/rules/homes/places/delivery-rules.ts';
import { deliveryLimits } from '@hearthline/rules/homes/places/delivery.ts';
import { stateNames, states } from '@hearthline/rules/people/locations/zip-area.ts';
import { useForm } from 'react-hook-form';
import { useUpdateDeliveryMutation, type DeliverySettingsFragment } from '../../../gql/generated.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../ui/forms/conflict-message.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { valuesOf, type DeliveryFields, type DeliveryValues } from './delivery-values.ts';
import { ExceptionFields } from './exception-fields.tsx';

interface DeliveryFormProps {
  readonly delivery: DeliverySettingsFragment;
  /** Loads the settings as stored now. */
  readonly reload: () => Promise<DeliverySettingsFragment | undefined>;
}

/** From where, how far and how fast homes are delivered. */
export const DeliveryForm = ({ delivery, reload }: DeliveryFormProps) => {
  const [update] = useUpdateDeliveryMutation();
  const form = useForm<DeliveryFields, unknown, DeliveryValues>({
    resolver: zodResolver(deliveryForm),
    defaultValues: valuesOf(delivery),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm('delivery-settings', form, { whenLeft: true });
  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: delivery,
    restored,
    reload,
    setError,
    fields: Object.keys(valuesOf(delivery)) as (keyof DeliveryFields)[],
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async ({ states: chosen, except, ...values }) => {
    const input = { ...values, states: [...chosen], except: [...except] };
    const saved = (await save((version) => update({ variables: { version, input } })))?.answer.data
      ?.updateDelivery;
    if (!saved) return;
    continueFrom(saved);
    showToast({ title: 'Saved', text: 'Prices by ZIP code follow these settings from now on.' });
  });
  const field = fieldProps(register, errors);
  const number = (
    name: 'maxMiles' | 'roadFactor' | 'leadWeeksLow' | 'leadWeeksHigh' | 'transportWidthFeet',
  ) => ({
    type: 'number',
    required: true,
    error: errors[name]?.message,
    ...register(name, { valueAsNumber: true }),
  });
  return (
    <Card>
      <chakra.form
        noValidate
        aria-label="Delivery"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
        maxW="3xl"
      >
        <FieldRow fieldWidth="14rem">
          <TextField label="Plant" required autoComplete="off" {...field('plantName')} />
          <TextField
            label="ZIP code of the plant"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            {...field('plantZip')}
          />
        </FieldRow>
        <chakra.fieldset display="grid" gap="3" minW="0">
          <chakra.legend fontWeight="600" textStyle="small" mb="2">
            States you deliver to
          </chakra.legend>
          {states.map((state) => (
            <CheckboxField key={state} label={stateNames[state]} value={state} {...register('states')} />
          ))}
          {errors.states?.message && <FormMessage tone="error">{errors.states.message}</FormMessage>}
        </chakra.fieldset>
        <FieldRow fieldWidth="14rem">
          <TextField
            label="Most miles by road"
            inputMode="numeric"
            min={1}
            max={deliveryLimits.maxMiles}
            {...number('maxMiles')}
          />
          <TextField
            label="Road factor"
            inputMode="decimal"
            min={deliveryLimits.roadFactor.min}
            max={deliveryLimits.roadFactor.max}
            step="any"
            help="Miles by road are miles in a straight line times this."
            {...number('roadFactor')}
          />
        </FieldRow>
        <FieldRow fieldWidth="14rem">
          <TextField
            label="Weeks to delivery, at least"
            inputMode="numeric"
            min={1}
            max={deliveryLimits.leadWeeks}
            {...number('leadWeeksLow')}
          />
          <TextField
            label="Weeks to delivery, at most"
            inputMode="numeric"
            min={1}
            max={deliveryLimits.leadWeeks}
            {...number('leadWeeksHigh')}
          />
        </FieldRow>
        <chakra.div maxW="23rem">
          <TextField
            label="Widest section that travels, in feet"
            inputMode="decimal"
            min={deliveryLimits.transportWidthFeet.min}
            max={deliveryLimits.transportWidthFeet.max}
            step="any"
            help="The generator draws no wider plan. Other homes with a wider section say “Too wide for the road.” in place of a delivered total, and are not quoted."
            {...number('transportWidthFeet')}
          />
        </chakra.div>
        <ExceptionFields control={control} register={register} errors={errors} />
        {conflict && <ConflictMessage {...conflict} />}
        {failure && <FormMessage tone="error">{failure}</FormMessage>}
        <chakra.div>
          <Button type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
            {isSubmitting ? 'Saving...' : 'Save changes'}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
};
