import { crewForm, usualTrades } from '@hearthline/rules/contractors.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useAddCrewMemberMutation,
  useBuildsQuery,
  useUpdateCrewMemberMutation,
  type CrewRowFragment,
} from '../../../gql/generated.ts';
import { changeResolver } from '../../../platform/form-memory/changed-fields-resolver.ts';
import { phoneText } from '../../../platform/business/company.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';

interface CrewDialogProps {
  /** Null for a new one. */
  readonly member: CrewRowFragment | null;
  readonly reload: () => Promise<CrewRowFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof crewForm>;

const fieldsOf = (member: CrewRowFragment | null): Fields => ({
  name: member?.name ?? '',
  trade: member?.trade ?? '',
  phone: phoneText(member?.phone ?? ''),
  buildId: member?.buildId ?? '',
});

/** Edits a crew member: name, trade and current build. */
export const CrewDialog = ({ member, reload, onSaved, onClose }: CrewDialogProps) => {
  const tradesId = useId();
  const [add] = useAddCrewMemberMutation({ refetchQueries: ['ContractorSummary'] });
  const [update] = useUpdateCrewMemberMutation();
  const { data } = useBuildsQuery({ variables: { week: null }, fetchPolicy: 'cache-and-network' });
  const form = useForm<Fields, unknown, z.output<typeof crewForm>>({
    resolver: changeResolver(crewForm, member && fieldsOf(member)),
    defaultValues: fieldsOf(member),
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const kept = useRestoredForm(`crew:${member?.id ?? 'new'}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: member,
    kept,
    reload,
    setError,
    fields: ['name', 'trade', 'phone', 'buildId'] as const,
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const submit = handleSubmit(async (input) => {
    const saved = await save((version) =>
      member
        ? update({ variables: { id: member.id, input: { ...input, version } } })
        : add({ variables: { input } }),
    );
    if (!saved) return;
    onSaved();
    close();
  });
  const builds = (data?.builds.builds ?? []).filter(
    ({ id, state }) => state !== 'done' || id === member?.buildId,
  );
  const isElsewhere = member?.buildId && !builds.some(({ id }) => id === member.buildId);
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={member ? `Edit ${member.name}` : 'Add crew member'}
      action="Save"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField label="Trade" required list={tradesId} autoComplete="off" {...field('trade')} />
      <datalist id={tradesId}>
        {usualTrades.map((trade) => (
          <option key={trade} value={trade} />
        ))}
      </datalist>
      <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
      <SelectField key={`${builds.length}`} label="Current build" {...field('buildId')}>
        <option value="">None</option>
        {isElsewhere && (
          <option value={member.buildId ?? ''}>
            {member.buildTitle} ({member.projectName})
          </option>
        )}
        {builds.map(({ id, title, projectName }) => (
          <option key={id} value={id}>
            {title} ({projectName})
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
