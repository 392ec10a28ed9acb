import { zodResolver } from '@hookform/resolvers/zod';
import { projectFieldNames, projectSentences } from '@hearthline/rules/projects.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateProjectMutation } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { useIdempotencyKeys } from '../../platform/idempotency-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ProjectFields } from './project-fields.tsx';
import { emptyProjectForm, formName, projectFormRule, type ProjectFormFields, type ProjectFormValues } from './project-form-rule.ts';

interface NewProjectDialogProps {
  /** The project is stored; the dialog closes by itself. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form for a new project. Whatever goes wrong, what was typed stays. */
export const NewProjectDialog = ({ onSaved, onClose }: NewProjectDialogProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateProjectMutation();
  const keys = useIdempotencyKeys();
  const { register, control, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<ProjectFormFields, unknown, ProjectFormValues>({
    resolver: zodResolver(projectFormRule),
    defaultValues: emptyProjectForm,
  });
  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      await create({ variables: { input }, ...keys.headersFor(input) });
    } catch (error) {
      const { fieldErrors } = problemOf(error);
      const wrong = projectFieldNames.filter((name) => fieldErrors[name]);
      for (const name of wrong) setError(formName(name), { type: 'server', message: fieldErrors[name] ?? '' });
      if (wrong.length === 0) setFailure(`${projectSentences.createFailed}. ${errorText(error)}`);
      return;
    }
    keys.forget();
    showToast({ title: 'Project created', text: `${input.name} has the usual stages on its time line.` });
    onSaved();
    onClose();
  });
  return (
    <FormDialog title="New Project" action="Create project" busyText="Creating..." busy={isSubmitting} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <ProjectFields control={control} register={register} errors={errors} />
    </FormDialog>
  );
};
