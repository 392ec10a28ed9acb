import { zodResolver } from '@hookform/resolvers/zod';
import { blockForm, type BlockForm } from '@hearthline/rules/appointments/duty.ts';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useConsultantsQuery,
  useCreateBlockedDateMutation,
  useUpdateBlockedDateMutation,
  type BlockRowFragment,
  type StandingFragment,
} from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';

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
  const { data } = useConsultantsQuery();
  const [create] = useCreateBlockedDateMutation();
  const [update] = useUpdateBlockedDateMutation();
  const form = useForm<Fields, unknown, BlockForm>({
    resolver: zodResolver(blockForm),
    defaultValues: valuesOf(block),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = form;
  const kept = useRestoredForm(`blocked-days:${block?.id ?? 'new'}`, form);
  const first = register('startsOn');

  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: block,
    kept,
    reload,
    setError,
    fields: ['startsOn', 'endsOn', 'consultantId', 'reason'] as const,
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save(async (version) =>
      block
        ? (await update({ variables: { id: block.id, input: { ...values, version } } })).data
            ?.updateBlockedDate.standing
        : (await create({ variables: { input: values } })).data?.createBlockedDate.standing,
    );
    if (!saved) return;
    onSaved(saved.answer ?? []);
    close();
  });

  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={block ? 'Change blocked days' : 'Block days'}
      action="Save"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
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
