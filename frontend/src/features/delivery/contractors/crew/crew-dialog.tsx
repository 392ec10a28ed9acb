import { crewForm, defaultTrades } from '@hearthline/rules/delivery/contractors.ts';
import { useId } from 'react';
import type { z } from 'zod';
import {
  useAddCrewMemberMutation,
  useBuildsQuery,
  useUpdateCrewMemberMutation,
  type CrewRowFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { phoneText } from '../../../../domain/company.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';

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
  const { data } = useBuildsQuery({ variables: { week: null } });
  const { field, dialog } = useVersionedForm({
    name: `crew:${member?.id ?? 'new'}`,
    row: member,
    resolver: changeResolver(crewForm, member && fieldsOf(member)),
    valuesOf: fieldsOf,
    reload,
    send: (input: z.output<typeof crewForm>, version: number) =>
      member
        ? update({ variables: { id: member.id, input: { ...input, version } } })
        : add({ variables: { input } }),
    onSaved: () => onSaved(),
    onClose,
  });
  const builds = (data?.builds.builds ?? []).filter(
    ({ id, state }) => state !== 'done' || id === member?.buildId,
  );
  const isElsewhere = member?.buildId && !builds.some(({ id }) => id === member.buildId);
  return (
    <FormDialog title={member ? `Edit ${member.name}` : 'Add crew member'} action="Save" {...dialog}>
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField label="Trade" required list={tradesId} autoComplete="off" {...field('trade')} />
      <datalist id={tradesId}>
        {defaultTrades.map((trade) => (
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
