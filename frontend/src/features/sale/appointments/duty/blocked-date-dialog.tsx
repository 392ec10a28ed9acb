import { zodResolver } from '@hookform/resolvers/zod';
import { blockForm, type BlockForm } from '@hearthline/rules/sale/appointments/duty.ts';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import {
  useConsultantsQuery,
  useCreateBlockedDateMutation,
  useUpdateBlockedDateMutation,
  type BlockRowFragment,
  type StandingFragment,
} from '../../../../gql/generated.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

interface BlockedDateDialogProps {
  /** Null for new ones. */
  readonly block: BlockRowFragment | null;
  readonly reload: () => Promise<BlockRowFragment | null | undefined>;
  readonly onSaved: (standing: readonly StandingFragment[]) => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof blockForm>;

const valuesOf = (block: BlockRowFragment | null): Fields => ({
  startsOn: block?.startsOn ?? '',
  endsOn: block?.endsOn ?? '',
  consultantId: block?.consultantId ?? '',
  reason: block?.reason ?? '',
});

/** Edits blocked days: which days, for whom and why. */
export const BlockedDateDialog = ({ block, reload, onSaved, onClose }: BlockedDateDialogProps) => {
  const { data } = useConsultantsQuery(cacheFirst);
  const [create] = useCreateBlockedDateMutation();
  const [update] = useUpdateBlockedDateMutation();
  const {
    form: { register, control, getValues, setValue },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `blocked-days:${block?.id ?? 'new'}`,
    row: block,
    resolver: zodResolver(blockForm),
    valuesOf,
    reload,
    send: async (values: BlockForm, version: number): Promise<readonly StandingFragment[] | undefined> =>
      block
        ? (await update({ variables: { id: block.id, input: { ...values, version } } })).data
            ?.updateBlockedDate.standing
        : (await create({ variables: { input: values } })).data?.createBlockedDate.standing,
    onSaved: (standing) => onSaved(standing ?? []),
    onClose,
  });
  const first = register('startsOn');
  return (
    <FormDialog title={block ? 'Change blocked days' : 'Block days'} action="Save" {...dialog}>
      <FieldRow>
        <TextField
          label="First day"
          type="date"
          required
          error={errors.startsOn?.message}
          {...first}
          onChange={(event) => {
            // Sets the last day along with the first, as most blocks are one day.
            if (!getValues('endsOn') || getValues('endsOn') < event.target.value)
              setValue('endsOn', event.target.value, { shouldDirty: true });
            void first.onChange(event);
          }}
        />
        <TextField label="Last day" type="date" required {...field('endsOn')} />
      </FieldRow>
      <Controller
        control={control}
        name="consultantId"
        render={({ field }) => (
          <SelectField label="For" error={errors.consultantId?.message} {...field} value={field.value ?? ''}>
            <option value="">Everybody</option>
            {(data?.consultants ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {block?.consultantId && !data && (
              <option value={block.consultantId}>{block.consultantName}</option>
            )}
          </SelectField>
        )}
      />
      <TextField label="Reason" required help="For staff only." autoComplete="off" {...field('reason')} />
    </FormDialog>
  );
};
