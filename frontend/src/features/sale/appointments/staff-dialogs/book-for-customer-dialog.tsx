import { chakra } from '@chakra-ui/react/styled-system';
import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { newAppointmentFor } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { appointmentKinds } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { slotMinutes } from '@hearthline/rules/dates/hours.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBookAppointmentForMutation } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useIdempotencyKeys } from '../../../../platform/api/idempotency-key.ts';
import { useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { SelectField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { focusFirstInvalid } from '../../../../ui/forms/focus-changed-field.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ConsultantSelect } from './consultant-select.tsx';
import { FormatSelect, useStaffFormats } from './format-select.tsx';
import { ProjectSelect } from './project-select.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { useRefetchBookings } from './change-appointment.ts';
import { useStaffSlots } from './staff-slots.ts';

const blank = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  message: '',
  kind: 'consultation',
  formatId: '',
  consultantId: '',
  projectId: '',
  appointmentDate: '',
  appointmentTime: '',
};
type Values = typeof blank;
const isValues = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(blank).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** A booking finds its contact by the address. */
const noAddress =
  'This contact has no email address yet. Add it to the contact first, so that the booking is listed there.';

export interface BookForCustomerProps {
  /** Who it is for, as far as that is known. */
  readonly customer?: Pick<Values, 'customerName' | 'customerEmail' | 'customerPhone'> | undefined;
  /** The project it is for, if the dialog was opened from one. */
  readonly projectId: string | null;
  readonly onBooked: (id: string) => void;
  readonly onClose: () => void;
}

/** Books an appointment for a customer who called or came by. */
export const BookForCustomerDialog = ({
  customer,
  projectId: presetProject,
  onBooked,
  onClose,
}: BookForCustomerProps) => {
  const [book, { loading }] = useBookAppointmentForMutation(useRefetchBookings());
  const place = `book-for:${presetProject ?? ''}${customer?.customerEmail ?? ''}`;
  const keys = useIdempotencyKeys(place);
  const [values, setValues] = useRestoredState(
    place,
    { ...blank, ...customer, projectId: presetProject ?? '' },
    isValues,
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { failure, fail, clear } = useSaveError('Nothing was booked');
  const show = useIfMounted(onBooked);
  const { appointmentDate: date, appointmentTime: time } = values;
  const formats = useStaffFormats();
  const format = formats.find(({ id }) => id === values.formatId) ?? formats.find(({ offered }) => offered);
  const times = useStaffSlots(date, values.consultantId, null, format?.id);
  const set = (change: Partial<Values>): void => setValues((before) => ({ ...before, ...change }));
  const text = (name: 'customerName' | 'customerEmail' | 'customerPhone' | 'message') => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    clear();
    const parsed = newAppointmentFor.safeParse({
      ...values,
      formatId: format?.id,
      projectId: values.projectId || null,
    });
    if (!parsed.success) {
      flushSync(() => {
        setErrors(
          Object.fromEntries(
            parsed.error.issues
              .map(({ path, message }): [string, string] => [path.join('.'), message])
              .reverse(),
          ),
        );
        fail('Please correct the marked fields.');
      });
      return focusFirstInvalid(form);
    }
    setErrors({});
    try {
      const { data } = await book({ variables: { input: parsed.data }, ...keys.headersFor(parsed.data) });
      showToast({ title: 'Booked', text: 'The customer gets an email.' });
      if (data) show(data.bookAppointmentFor.id);
    } catch (error) {
      const { code, message, fieldErrors } = problemOf(error);
      setErrors(fieldErrors);
      fail(message);
      if (code === 'SLOT_TAKEN') void times.refresh();
    }
  };

  return (
    <FormDialog
      title="Book for a customer"
      action="Book"
      busyText="Booking..."
      busy={loading}
      error={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextField label="Name" required {...text('customerName')} />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="Email"
          type="email"
          required
          help={customer?.customerEmail === '' && noAddress}
          {...text('customerEmail')}
        />
        <TextField label="Phone" type="tel" required {...text('customerPhone')} />
        <SelectField label="Kind" value={values.kind} onChange={(event) => set({ kind: event.target.value })}>
          {appointmentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTitles[kind]}
            </option>
          ))}
        </SelectField>
        <FormatSelect
          value={format?.id ?? ''}
          error={errors.formatId}
          onChoose={(formatId) => set({ formatId })}
        />
        <ConsultantSelect
          label="Consultant"
          value={values.consultantId}
          nobody="First available"
          onChoose={(consultantId) => set({ consultantId })}
        />
      </chakra.div>
      <ProjectSelect
        value={values.projectId}
        present={presetProject ? { id: presetProject, name: 'This project' } : null}
        hint={values.customerName.trim()}
        onChoose={(projectId) => set({ projectId })}
      />
      <SlotPicker
        choice={{ date, time }}
        times={times}
        minutes={format?.minutes ?? slotMinutes}
        error={date ? (errors.appointmentTime ?? errors.appointmentDate) : errors.appointmentDate}
        onChoose={(choice) => set({ appointmentDate: choice.date, appointmentTime: choice.time })}
      />
      <TextAreaField label="Message (optional)" {...text('message')} />
    </FormDialog>
  );
};
