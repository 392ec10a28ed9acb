import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { blockForm, type BlockForm } from '@hearthline/rules/duty.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useConsultantsQuery, useCreateBlockedDateMutation, useUpdateBlockedDateMutation, type BlockRowFragment, type StandingFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface BlockedDateDialogProps {
  /** Null: new ones. */
  readonly block: BlockRowFragment | null;
  readonly reload: (id: string) => Promise<BlockRowFragment | null>;
  readonly onSaved: (standing: readonly StandingFragment[]) => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof blockForm>;

const valuesOf = (block: BlockRowFragment | null): Fields => ({ startsOn: block?.startsOn ?? '', endsOn: block?.endsOn ?? '', consultantId: block?.consultantId ?? '', reason: block?.reason ?? '' });

/** Days to be blocked, for whom and why. */
export const BlockedDateDialog = ({ block, reload, onSaved, onClose }: BlockedDateDialogProps) => {
  const [version, setVersion] = useState(block?.version ?? 0);
  const [newer, setNewer] = useState<BlockRowFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = useConsultantsQuery();
  const [create] = useCreateBlockedDateMutation();
  const [update] = useUpdateBlockedDateMutation();
  const { register, handleSubmit, reset, setError, getValues, setValue, formState: { errors, isSubmitting } } = useForm<Fields, unknown, BlockForm>({ resolver: zodResolver(blockForm), defaultValues: valuesOf(block) });
  const first = register('startsOn');

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const standing = block
        ? (await update({ variables: { id: block.id, input: { ...values, version } } })).data?.updateBlockedDate.standing
        : (await create({ variables: { input: values } })).data?.createBlockedDate.standing;
      onSaved(standing ?? []);
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT' && block) {
        const found = await reload(block.id).catch(() => null);
        return found ? setNewer(found) : setFailure(errorText(error));
      }
      if (!showFieldErrors(error, setError, ['startsOn', 'endsOn', 'consultantId', 'reason'])) setFailure(errorText(error));
    }
  });

  const settle = (load: boolean): void => {
    if (!newer) return;
    setVersion(newer.version);
    if (load) reset(valuesOf(newer));
    setNewer(null);
  };

  return (
    <FormDialog title={block ? 'Change blocked days' : 'Block days'} action="Save" busyText="Saving..." busy={isSubmitting} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" alignItems="start">
        <TextField
          label="First day" type="date" required error={errors.startsOn?.message} {...first}
          onChange={(event) => {
            // Most blocks are one day.
            if (!getValues('endsOn') || getValues('endsOn') < event.target.value) setValue('endsOn', event.target.value);
            void first.onChange(event);
          }}
        />
        <TextField label="Last day" type="date" required error={errors.endsOn?.message} {...register('endsOn')} />
      </chakra.div>
      <SelectField label="For" error={errors.consultantId?.message} {...register('consultantId')}>
        <option value="">Everybody</option>
        {(data?.consultants ?? []).map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        {block?.consultantId && !data && <option value={block.consultantId}>{block.consultantName}</option>}
      </SelectField>
      <TextField label="Reason" required help="For staff only." autoComplete="off" error={errors.reason?.message} {...register('reason')} />
      {newer && <ConflictMessage onLoad={() => settle(true)} onKeep={() => settle(false)} />}
    </FormDialog>
  );
};
