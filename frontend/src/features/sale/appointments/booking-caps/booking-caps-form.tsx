import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { bookingCaps } from '@hearthline/rules/sale/appointments/caps.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUpdateBookingCapsMutation, type BookingCapsRowFragment } from '../../../../gql/generated.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

const fields = ['perMailbox', 'perAddress'] as const;
type Caps = z.output<typeof bookingCaps>;

const valuesOf = ({ perMailbox, perAddress }: BookingCapsRowFragment): Caps => ({ perMailbox, perAddress });

interface BookingCapsFormProps {
  readonly caps: BookingCapsRowFragment;
  /** Loads the limits as stored now. */
  readonly reload: () => Promise<BookingCapsRowFragment | undefined>;
}

/** How much visitors may book online. */
export const BookingCapsForm = ({ caps, reload }: BookingCapsFormProps) => {
  const [update] = useUpdateBookingCapsMutation();
  const form = useForm<Caps>({ resolver: zodResolver(bookingCaps), defaultValues: valuesOf(caps) });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm('booking-caps', form, { whenLeft: true });
  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: caps,
    restored,
    reload,
    setError,
    fields,
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    const since = editsSinceSubmit(form);
    const saved = (await save((version) => update({ variables: { input: { ...values, version } } })))?.answer
      .data?.updateBookingCaps;
    if (!saved) return;
    const late = since();
    continueFrom(saved);
    reapplyEdits(form, late);
    showToast({ title: 'Saved', text: 'The limits apply from the next booking.' });
  });
  const number = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const;
  const field = fieldProps(register, errors);
  return (
    <Card>
      <chakra.form
        noValidate
        aria-label="Booking limits"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
      >
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField
            {...number}
            max={100}
            label="Open bookings of one email address"
            required
            help="Upcoming online bookings that an email address may have before it is verified."
            {...field('perMailbox', { valueAsNumber: true })}
          />
          <TextField
            {...number}
            max={1000}
            label="Bookings from one network address in 24 hours"
            required
            help="A home or an office usually shares one network address."
            {...field('perAddress', { valueAsNumber: true })}
          />
        </chakra.div>
        {conflict && <ConflictMessage {...conflict} />}
        {failure && <FormMessage tone="error">{failure}</FormMessage>}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
            {isSubmitting ? 'Saving...' : 'Save changes'}
          </Button>
          <Text look="small" quiet role="status">
            {isDirty && 'Changes are not saved yet.'}
          </Text>
        </chakra.div>
      </chakra.form>
    </Card>
  );
};
