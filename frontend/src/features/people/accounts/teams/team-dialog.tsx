import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { teamForm, type TeamForm } from '@hearthline/rules/people/teams.ts';
import { Controller, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  useSaveTeamMutation,
  type ColleagueFragment,
  type TeamCardFragment,
} from '../../../../gql/generated.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';

interface TeamDialogProps {
  /** Null for a new one. */
  readonly team: TeamCardFragment | null;
  readonly staff: readonly ColleagueFragment[];
  readonly teams: readonly TeamCardFragment[];
  /** Loads the team as stored now. */
  readonly reload: () => Promise<TeamCardFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof teamForm>;

const valuesOf = (team: TeamCardFragment | null) =>
  ({
    name: team?.name ?? '',
    leaderId: team?.leader?.id ?? '',
    memberIds: team?.members.map(({ id }) => id) ?? [],
    zips: [...(team?.zips ?? [])],
  }) satisfies Fields;

/** Edits a team: its name, its people, who leads them, and whose leads are theirs. */
export const TeamDialog = ({ team, staff, teams, reload, onSaved, onClose }: TeamDialogProps) => {
  const [save] = useSaveTeamMutation();
  const {
    form: { control },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `team:${team?.id ?? 'new'}`,
    row: team,
    resolver: zodResolver(teamForm),
    valuesOf,
    reload,
    send: async (values: TeamForm, version: number): Promise<unknown> =>
      save({
        variables: team
          ? { id: team.id, version, input: values }
          : { id: null, version: null, input: values },
      }),
    onSaved,
    onClose,
  });
  const memberIds = useWatch({ control, name: 'memberIds' }) ?? [];
  const members = staff.filter(({ id }) => memberIds.includes(id));
  const elsewhere = (person: ColleagueFragment): string | null =>
    person.teamId !== null && person.teamId !== team?.id
      ? (teams.find(({ id }) => id === person.teamId)?.name ?? null)
      : null;
  const { zips: wrong } = errors as {
    zips?: { message?: string } & readonly ({ message?: string } | undefined)[];
  };
  const zipProblem =
    wrong?.message ??
    Object.values<{ message?: string } | undefined>(wrong ?? {}).find((one) => one?.message)?.message;
  return (
    <FormDialog title={team ? 'Edit team' : 'Add team'} action="Save team" {...dialog}>
      <TextField label="Name" required autoComplete="off" maxLength={80} {...field('name')} />
      <Controller
        control={control}
        name="memberIds"
        render={({ field: { value, onChange } }) => (
          <chakra.fieldset minW="0" aria-describedby={errors.memberIds ? 'team-members-error' : undefined}>
            <chakra.legend textStyle="label" mb="1.5">
              Members
            </chakra.legend>
            <chakra.div
              display="grid"
              gap="2.5"
              maxH="15rem"
              overflowY="auto"
              p="3"
              borderWidth="1px"
              borderColor="edge"
              borderRadius="md"
            >
              {staff.map((person) => {
                const other = elsewhere(person);
                return (
                  <CheckboxField
                    key={person.id}
                    label={
                      <>
                        {person.name}{' '}
                        <chakra.span color="quiet">
                          {roleTitle(person.role)}
                          {other !== null && `, in ${other}`}
                        </chakra.span>
                      </>
                    }
                    checked={(value ?? []).includes(person.id)}
                    onChange={(event) =>
                      onChange(
                        event.target.checked
                          ? [...(value ?? []), person.id]
                          : (value ?? []).filter((id) => id !== person.id),
                      )
                    }
                  />
                );
              })}
            </chakra.div>
            {errors.memberIds?.message && (
              <chakra.div id="team-members-error" mt="2">
                <FormMessage tone="error">{errors.memberIds.message}</FormMessage>
              </chakra.div>
            )}
          </chakra.fieldset>
        )}
      />
      <SelectField
        label="Leader"
        help="Reads and changes what is any member’s own, and gets leads while nobody else is available."
        {...field('leaderId', { setValueAs: (id: string | null) => id || null })}
      >
        <option value="">Nobody</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Controller
        control={control}
        name="zips"
        render={({ field: { value, onChange, ref } }) => (
          <TagField
            label="Leads from ZIP codes that begin with (3 to 5 digits, * for all others)"
            tags={value ?? []}
            known={[]}
            error={zipProblem}
            inputRef={ref}
            onTags={onChange}
          />
        )}
      />
    </FormDialog>
  );
};
