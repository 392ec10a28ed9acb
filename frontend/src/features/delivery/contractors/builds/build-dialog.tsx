import { buildForm } from '@hearthline/rules/delivery/contractors.ts';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import {
  useCrewMembersQuery,
  useScheduleBuildMutation,
  useUpdateBuildMutation,
  type BuildCardFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { BuildProjectField } from './build-project-field.tsx';

interface BuildDialogProps {
  /** Null for a new one. */
  readonly build: BuildCardFragment | null;
  /** Whose projects a new one can be for; for staff who see all contractors, null. */
  readonly contractorId: string | null;
  /** Whether staff schedules it, for a contractor. */
  readonly forStaff: boolean;
  /** The suggested day for a new one. */
  readonly day: string;
  readonly reload: () => Promise<BuildCardFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof buildForm>;

interface Chosen {
  readonly id: string;
  readonly title: string;
  readonly contractorId: string | null;
}

const chosenOf = (build: BuildCardFragment | null): Chosen | null =>
  build && { id: build.projectId, title: build.projectName, contractorId: build.contractorId };

const fieldsOf = (build: BuildCardFragment | null, day: string): Fields =>
  build
    ? {
        projectId: build.projectId,
        title: build.title,
        scheduledOn: build.scheduledOn,
        place: build.place ?? '',
        crewIds: [...build.crewIds],
      }
    : { projectId: '', title: '', scheduledOn: day, place: '', crewIds: [] };

/** Edits a build: what, when, where and by whom. */
export const BuildDialog = ({
  build,
  contractorId,
  forStaff,
  day,
  reload,
  onSaved,
  onClose,
}: BuildDialogProps) => {
  const [schedule] = useScheduleBuildMutation();
  const [update] = useUpdateBuildMutation();
  const [project, setProject] = useRestoredState<Chosen | null>(
    `build-project:${build?.id ?? 'new'}`,
    chosenOf(build),
    restorable.choice,
  );
  // Staff sees everybody's crews: only that of the project's contractor can be put on the build.
  const whose = forStaff ? (project?.contractorId ?? contractorId) : null;
  const { data } = useCrewMembersQuery({
    variables: { contractorId: whose },
    skip: forStaff && !whose,
  });
  const {
    form: { control, setValue },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `build:${build?.id ?? 'new'}`,
    row: build,
    resolver: changeResolver(buildForm, build && fieldsOf(build, day)),
    valuesOf: (row: BuildCardFragment | null) => fieldsOf(row, day),
    reload,
    send: (values: z.output<typeof buildForm>, version: number) => {
      // In a restored form, drops crew members who have left since.
      const input = data
        ? { ...values, crewIds: values.crewIds.filter((id) => crew.some((member) => member.id === id)) }
        : values;
      return build
        ? update({ variables: { id: build.id, input: { ...input, version } } })
        : schedule({ variables: { input } });
    },
    onSaved: () => onSaved(),
    onFill: (newer, keeps) => {
      if (!keeps('projectId')) setProject(chosenOf(newer));
    },
    onClose,
  });
  const known = (data?.crewMembers.members ?? []).map(({ id, name, trade }) => ({
    id,
    title: `${name}, ${trade}`,
  }));
  const others = (build?.crewIds ?? []).flatMap((id, index) =>
    known.some((member) => member.id === id) ? [] : [{ id, title: build?.crewNames[index] ?? '' }],
  );
  const crew = [...known, ...others];
  return (
    <FormDialog
      title={build ? 'Edit build' : 'Schedule a build'}
      action={build ? 'Save build' : 'Schedule build'}
      {...dialog}
      error={dialog.error ?? errors.crewIds?.message ?? null}
    >
      <BuildProjectField
        value={project}
        contractorId={build?.contractorId ?? contractorId}
        showsContractor={forStaff && !contractorId}
        error={errors.projectId?.message}
        onChoose={(chosen) => {
          if (chosen && project && chosen.contractorId !== project.contractorId) setValue('crewIds', []);
          setProject(chosen && { id: chosen.id, title: chosen.name, contractorId: chosen.contractorId });
          setValue('projectId', chosen?.id ?? '', { shouldDirty: true, shouldValidate: chosen !== null });
        }}
      />
      <TextField
        label="Work to be done"
        required
        autoComplete="off"
        placeholder="Set the modules"
        {...field('title')}
      />
      <TextField label="Day" type="date" required {...field('scheduledOn')} />
      <TextField
        label="Place"
        autoComplete="off"
        help="Leave blank to use the project site."
        {...field('place')}
      />
      {crew.length > 0 && (
        <Controller
          control={control}
          name="crewIds"
          render={({ field: { value, onChange } }) => (
            <ChipGroup
              legend="Crew"
              help="Anyone selected moves from their current build."
              options={crew}
              chosen={value ?? []}
              onChange={onChange}
            />
          )}
        />
      )}
    </FormDialog>
  );
};
