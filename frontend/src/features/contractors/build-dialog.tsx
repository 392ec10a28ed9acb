import { zodResolver } from '@hookform/resolvers/zod';
import { buildForm } from '@hearthline/rules/contractors.ts';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useCrewMembersQuery, useScheduleBuildMutation, useUpdateBuildMutation, type BuildCardFragment } from '../../gql/generated.ts';
import { useWhileDrawn } from '../../platform/drawn.ts';
import { comesBack, useKept, useKeptState } from '../../platform/kept.ts';
import { useSaving } from '../../platform/saving.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProjectField } from './project-field.tsx';

interface BuildDialogProps {
  /** Null for a new one. */
  readonly build: BuildCardFragment | null;
  /** The suggested day for a new one. */
  readonly day: string;
  readonly reload: () => Promise<BuildCardFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof buildForm>;

const fieldsOf = (build: BuildCardFragment | null, day: string): Fields =>
  build ? { projectId: build.projectId, title: build.title, scheduledOn: build.scheduledOn, place: build.place ?? '', crewIds: [...build.crewIds] } : { projectId: '', title: '', scheduledOn: day, place: '', crewIds: [] };

/** Edits a build: what, when, where and by whom. */
export const BuildDialog = ({ build, day, reload, onSaved, onClose }: BuildDialogProps) => {
  const [schedule] = useScheduleBuildMutation();
  const [update] = useUpdateBuildMutation();
  const { data } = useCrewMembersQuery({ fetchPolicy: 'cache-and-network' });
  const [project, setProject] = useKeptState(`build-project:${build?.id ?? 'new'}`, build && { id: build.projectId, title: build.projectName }, comesBack.choice);
  const form = useForm<Fields, unknown, z.output<typeof buildForm>>({ resolver: zodResolver(buildForm), defaultValues: fieldsOf(build, day) });
  const { register, control, handleSubmit, reset, setError, setValue, formState: { errors, isSubmitting, dirtyFields } } = form;
  const kept = useKept(`build:${build?.id ?? 'new'}`, form);
  const close = useWhileDrawn(onClose);
  const { failure, conflict, save } = useSaving({
    row: build, kept, reload, setError, fields: ['projectId', 'title', 'scheduledOn', 'place', 'crewIds'] as const,
    fill: (newer, how) => {
      reset(fieldsOf(newer, day), how);
      if (!(how.keepDirtyValues && dirtyFields.projectId)) setProject({ id: newer.projectId, title: newer.projectName });
    },
  });
  const known = (data?.crewMembers.members ?? []).map(({ id, name, trade }) => ({ id, title: `${name}, ${trade}` }));
  const others = (build?.crewIds ?? []).flatMap((id, index) => (known.some((member) => member.id === id) ? [] : [{ id, title: build?.crewNames[index] ?? '' }]));
  const crew = [...known, ...others];
  const submit = handleSubmit(async (values) => {
    // In a restored form, drops crew members who have left since.
    const input = data ? { ...values, crewIds: values.crewIds.filter((id) => crew.some((member) => member.id === id)) } : values;
    const saved = await save((version) => (build ? update({ variables: { id: build.id, input: { ...input, version } } }) : schedule({ variables: { input } })));
    if (!saved) return;
    onSaved();
    close();
  });
  return (
    <FormDialog
      title={build ? 'Edit build' : 'Schedule a build'} action={build ? 'Save build' : 'Schedule build'} busyText="Saving..." busy={isSubmitting} disabled={conflict !== null}
      error={failure ?? errors.crewIds?.message ?? null} onSubmit={(event) => void submit(event)} onClose={onClose}
    >
      <ProjectField
        label="Project" value={project} error={errors.projectId?.message}
        onChoose={(id, title) => {
          setProject(id ? { id, title } : null);
          setValue('projectId', id, { shouldDirty: true, shouldValidate: Boolean(id) });
        }}
      />
      <TextField label="What is built" required autoComplete="off" placeholder="Set the modules" error={errors.title?.message} {...register('title')} />
      <TextField label="Day" type="date" required error={errors.scheduledOn?.message} {...register('scheduledOn')} />
      <TextField label="Place" autoComplete="off" help="The site of the project when this stays empty." error={errors.place?.message} {...register('place')} />
      {crew.length > 0 && (
        <Controller control={control} name="crewIds" render={({ field: { value, onChange } }) => <ChipGroup legend="Crew" help="They leave the build they were on." options={crew} chosen={value ?? []} onChange={onChange} />} />
      )}
      {conflict && <ConflictMessage {...conflict} />}
    </FormDialog>
  );
};
