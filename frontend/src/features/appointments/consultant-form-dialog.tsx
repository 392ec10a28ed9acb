import { zodResolver } from '@hookform/resolvers/zod';
import { consultantForm, type ConsultantForm } from '@hearthline/rules/duty.ts';
import { weekdays } from '@hearthline/rules/hours.ts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useCreateConsultantMutation, useUpdateConsultantMutation, type RosterConsultantFragment, type StandingFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { DaysField } from '../../ui/days-field.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface ConsultantFormDialogProps {
  /** Null: a new one. */
  readonly consultant: RosterConsultantFragment | null;
  /** Reads the consultant as it is stored now. */
  readonly reload: (id: string) => Promise<RosterConsultantFragment | null>;
  readonly onSaved: (standing: readonly StandingFragment[]) => void;
  readonly onClose: () => void;
}

const valuesOf = (consultant: RosterConsultantFragment | null): ConsultantForm =>
  consultant ? { name: consultant.name, onDuty: consultant.onDuty, weekdays: [...consultant.weekdays] } : { name: '', onDuty: true, weekdays: [...weekdays] };

/** Name, duty and days of a consultant. */
export const ConsultantFormDialog = ({ consultant, reload, onSaved, onClose }: ConsultantFormDialogProps) => {
  const [version, setVersion] = useState(consultant?.version ?? 0);
  const [newer, setNewer] = useState<RosterConsultantFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateConsultantMutation();
  const [update] = useUpdateConsultantMutation();
  const { register, control, handleSubmit, reset, setError, formState: { errors, isSubmitting } } = useForm<z.input<typeof consultantForm>, unknown, ConsultantForm>({ resolver: zodResolver(consultantForm), defaultValues: valuesOf(consultant) });

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const standing = consultant ? (await update({ variables: { id: consultant.id, input: { ...values, version } } })).data?.updateConsultant.standing : (await create({ variables: { input: values } })) && [];
      onSaved(standing ?? []);
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT' && consultant) {
        const found = await reload(consultant.id).catch(() => null);
        return found ? setNewer(found) : setFailure(errorText(error));
      }
      if (!showFieldErrors(error, setError, ['name', 'weekdays'])) setFailure(errorText(error));
    }
  });

  const settle = (load: boolean): void => {
    if (!newer) return;
    setVersion(newer.version);
    if (load) reset(valuesOf(newer));
    setNewer(null);
  };

  return (
    <FormDialog title={consultant ? 'Edit consultant' : 'Add consultant'} action="Save consultant" busyText="Saving..." busy={isSubmitting} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <TextField label="Name" required autoComplete="off" error={errors.name?.message} {...register('name')} />
      <Controller control={control} name="weekdays" render={({ field: { value, onChange } }) => <DaysField label="Works on" value={value} error={errors.weekdays?.message} onChange={onChange} />} />
      <CheckboxField label="On duty: new bookings go to this consultant" {...register('onDuty')} />
      {newer && <ConflictMessage onLoad={() => settle(true)} onKeep={() => settle(false)} />}
    </FormDialog>
  );
};
