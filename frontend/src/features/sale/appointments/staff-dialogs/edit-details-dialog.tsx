import { zodResolver } from '@hookform/resolvers/zod';
import {
  appointmentAbout,
  changeSentences,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { appointmentKinds } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useDescribeAppointmentMutation, type AppointmentFactsFragment } from '../../../../gql/generated.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormatSelect } from './format-select.tsx';
import { ProjectSelect } from './project-select.tsx';
import { useRefetchBookings, useNotifyAndClose, type StaffFormProps } from './change-appointment.ts';

type Fields = z.input<typeof appointmentAbout>;

const fieldsOf = ({ kind, projectId, formatId, place }: AppointmentFactsFragment): Fields => ({
  kind,
  projectId: projectId ?? '',
  formatId,
  place: place ?? '',
});

/** Edits what an appointment is about. */
export const EditDetailsDialog = ({ appointment, reload, onClose }: StaffFormProps) => {
  const { id, customerName, projectId, projectName, kind, status, moves } = appointment;
  const [describe] = useDescribeAppointmentMutation(useRefetchBookings());
  const form = useForm<Fields, unknown, z.output<typeof appointmentAbout>>({
    resolver: zodResolver(appointmentAbout),
    defaultValues: fieldsOf(appointment),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`appointment:${appointment.id}`, form);
  const notifyAndClose = useNotifyAndClose(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: appointment,
    restored,
    reload,
    setError,
    fields: ['kind', 'projectId', 'formatId', 'place'] as const,
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const submit = handleSubmit(async (about) => {
    const saved = await save((version) => describe({ variables: { input: { id, version, ...about } } }));
    if (saved)
      notifyAndClose(
        'Saved',
        (about.kind !== kind ||
          about.formatId !== appointment.formatId ||
          (about.place ?? '') !== (appointment.place ?? '')) &&
          moves.includes('cancel'),
      );
  });
  // Canceled by another user meanwhile: there is nothing left to edit.
  const isCancelled = status === 'cancelled';
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Kind, place and project"
      action="Save"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null || isCancelled}
      error={isCancelled ? changeSentences.notNow : failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField label="Kind" {...field('kind')}>
        {appointmentKinds.map((one) => (
          <option key={one} value={one}>
            {kindTitles[one]}
          </option>
        ))}
      </SelectField>
      {moves.includes('cancel') && (
        <Controller
          control={control}
          name="formatId"
          render={({ field: { value, onChange } }) => (
            <FormatSelect value={value ?? ''} error={errors.formatId?.message} onChoose={onChange} />
          )}
        />
      )}
      <TextField
        label="Place or link (optional)"
        autoComplete="off"
        {...field('place')}
        help="For this appointment only, such as a video link. If blank, the format’s usual place applies."
      />
      <Controller
        control={control}
        name="projectId"
        render={({ field: { value, onChange } }) => (
          <ProjectSelect
            value={value ?? ''}
            present={projectId && projectName ? { id: projectId, name: projectName } : null}
            hint={customerName}
            onChoose={onChange}
          />
        )}
      />
      {conflict && !isCancelled && <ConflictMessage {...conflict} />}
    </FormDialog>
  );
};
