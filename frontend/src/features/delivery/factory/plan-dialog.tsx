import { zodResolver } from '@hookform/resolvers/zod';
import { homePlan } from '@hearthline/rules/delivery/factory-rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFactoryCandidatesQuery, usePlanHomeMutation } from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import {
  restorable,
  useRestoredForm,
  useRestoredState,
} from '../../../platform/form-memory/restored-form.ts';
import { ComboField, type Choice } from '../../../ui/forms/combo-field.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

interface PlanDialogProps {
  /** The suggested day. */
  readonly day: string;
  readonly today: string;
  readonly attempt: (work: () => Promise<unknown>) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Adds a project's home to the line. */
export const PlanDialog = ({ day, today, attempt, onClose }: PlanDialogProps) => {
  const [search, setSearch] = useState('');
  const [project, setProject] = useRestoredState<Choice | null>('home-project', null, restorable.choice);
  const { failure, fail, clear } = useSaveError('No changes made');
  const close = useIfMounted(onClose);
  const { data, previousData, loading } = useFactoryCandidatesQuery({
    variables: { search },
    ...networkOnly,
  });
  const [plan] = usePlanHomeMutation();
  const form = useForm({ resolver: zodResolver(homePlan), defaultValues: { projectId: '', startsOn: day } });
  const {
    register,
    handleSubmit,
    setValue,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm('home:new', form);
  const submit = handleSubmit(async (input) => {
    clear();
    const problem = await attempt(() => plan({ variables: { input } }));
    if (problem) fail(problem);
    else close();
  });
  return (
    <FormDialog
      title="Add to the schedule"
      action="Add home"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ComboField
        label="Project"
        value={project}
        busy={loading}
        error={errors.projectId?.message}
        help="Only projects whose home has not been built yet."
        choices={((data ?? previousData)?.factoryCandidates ?? []).map(({ id, name }) => ({
          id,
          title: name,
        }))}
        onSearch={setSearch}
        onChoose={(choice) => {
          setProject(choice);
          setValue('projectId', choice?.id ?? '', { shouldDirty: true, shouldValidate: Boolean(choice) });
        }}
      />
      <TextField
        label="Starts on"
        type="date"
        required
        min={today}
        error={errors.startsOn?.message}
        {...register('startsOn')}
      />
    </FormDialog>
  );
};
