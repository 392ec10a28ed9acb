import { consultantForm, type ConsultantForm } from '@hearthline/rules/sale/appointments/duty.ts';
import { weekdays } from '@hearthline/rules/dates/hours.ts';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import {
  useAccountsForConsultantsQuery,
  useCreateConsultantMutation,
  useUpdateConsultantMutation,
  type RosterConsultantFragment,
  type StandingFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { WeekdaysField } from '../../../../ui/forms/weekdays-field.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface ConsultantDialogProps {
  /** Null for a new one. */
  readonly consultant: RosterConsultantFragment | null;
  /** Loads the consultant as stored now. */
  readonly reload: () => Promise<RosterConsultantFragment | null | undefined>;
  readonly onSaved: (standing: readonly StandingFragment[]) => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof consultantForm>;

const valuesOf = (consultant: RosterConsultantFragment | null): Fields =>
  consultant
    ? {
        name: consultant.name,
        onDuty: consultant.onDuty,
        weekdays: [...consultant.weekdays],
        email: consultant.email ?? '',
        userId: consultant.userId ?? '',
      }
    : { name: '', onDuty: true, weekdays: [...weekdays], email: '', userId: '' };

/** The accounts that can be a consultant's: those of admins, and the one chosen already. */
const useAccounts = (
  consultant: RosterConsultantFragment | null,
): readonly { id: string; name: string }[] => {
  const { user } = useSession();
  const skip = !can(user, 'user:list');
  const found = useAccountsForConsultantsQuery({ ...cacheFirst, skip }).data?.users.users ?? [];
  const { userId, userName } = consultant ?? {};
  return userId && !found.some(({ id }) => id === userId)
    ? [{ id: userId, name: userName ?? 'The present account' }, ...found]
    : found;
};

/** Edits a consultant: name, addresses for mails, duty and working days. */
export const ConsultantDialog = ({ consultant, reload, onSaved, onClose }: ConsultantDialogProps) => {
  const [create] = useCreateConsultantMutation();
  const [update] = useUpdateConsultantMutation();
  const {
    form: { control, register },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `consultant:${consultant?.id ?? 'new'}`,
    row: consultant,
    resolver: changeResolver(consultantForm, consultant && valuesOf(consultant)),
    valuesOf,
    reload,
    send: async (
      values: ConsultantForm,
      version: number,
    ): Promise<readonly StandingFragment[] | undefined> => {
      if (consultant)
        return (await update({ variables: { id: consultant.id, input: { ...values, version } } })).data
          ?.updateConsultant.standing;
      await create({ variables: { input: values } });
      return [];
    },
    onSaved: (standing) => onSaved(standing ?? []),
    onClose,
  });
  const accounts = useAccounts(consultant);
  return (
    <FormDialog
      title={consultant ? 'Edit consultant' : 'Add consultant'}
      action="Save consultant"
      {...dialog}
    >
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="off"
        help="Emails about their bookings go to this address. If blank, they go to the account’s address or the company."
        {...field('email')}
      />
      <SelectField label="Account (optional)" help="The account they sign in with here." {...field('userId')}>
        <option value="">None</option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Controller
        control={control}
        name="weekdays"
        render={({ field: { value, onChange } }) => (
          <WeekdaysField
            label="Works on"
            value={value}
            error={errors.weekdays?.message}
            onChange={onChange}
          />
        )}
      />
      <CheckboxField label="On duty: new bookings go to this consultant" {...register('onDuty')} />
    </FormDialog>
  );
};
