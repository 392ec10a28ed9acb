import { zodResolver } from '@hookform/resolvers/zod';
import { calendarDay } from '@hearthline/rules/day.ts';
import { homePlan } from '@hearthline/rules/production.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useFactoryCandidatesQuery, usePlanHomeMutation, useRescheduleHomeMutation, type HomeCardFragment } from '../../gql/generated.ts';
import { ComboField } from '../../ui/combo-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface PlanDialogProps {
  /** The first day that is proposed. */
  readonly day: string;
  readonly today: string;
  readonly attempt: (work: () => Promise<unknown>) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Puts a project's home in the line. */
export const PlanDialog = ({ day, today, attempt, onClose }: PlanDialogProps) => {
  const [search, setSearch] = useState('');
  const [project, setProject] = useState<{ id: string; title: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, previousData, loading } = useFactoryCandidatesQuery({ variables: { search }, fetchPolicy: 'network-only' });
  const [plan] = usePlanHomeMutation();
  const { register, handleSubmit, setValue, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(homePlan), defaultValues: { projectId: '', startsOn: day } });
  const submit = handleSubmit(async (input) => {
    const problem = await attempt(() => plan({ variables: { input } }));
    setFailure(problem);
    if (!problem) onClose();
  });
  return (
    <FormDialog title="Add to the line" action="Add home" busyText="Saving..." busy={isSubmitting} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <ComboField
        label="Project" value={project} busy={loading} error={errors.projectId?.message} help="Projects whose home has not been built yet."
        choices={((data ?? previousData)?.factoryCandidates ?? []).map(({ id, name }) => ({ id, title: name }))} onSearch={setSearch}
        onChoose={(choice) => {
          setProject(choice);
          setValue('projectId', choice?.id ?? '', { shouldValidate: Boolean(choice) });
        }}
      />
      <TextField label="Starts on" type="date" required min={today} error={errors.startsOn?.message} {...register('startsOn')} />
    </FormDialog>
  );
};

/** Gives a home in the line another day. */
export const RescheduleDialog = ({ home, today, attempt, onClose }: Omit<PlanDialogProps, 'day'> & { readonly home: HomeCardFragment }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [reschedule] = useRescheduleHomeMutation();
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(z.object({ startsOn: calendarDay })), defaultValues: { startsOn: home.startsOn } });
  const submit = handleSubmit(async ({ startsOn }) => {
    const problem = await attempt(() => reschedule({ variables: { id: home.id, input: { version: home.version, startsOn } } }));
    setFailure(problem);
    if (!problem) onClose();
  });
  return (
    <FormDialog title="Change the day" description={home.projectName} action="Save day" busyText="Saving..." busy={isSubmitting} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <TextField label="Starts on" type="date" required min={today} error={errors.startsOn?.message} {...register('startsOn')} />
    </FormDialog>
  );
};
