import { zodResolver } from '@hookform/resolvers/zod';
import { can } from '@hearthline/rules/permissions.ts';
import { projectFieldNames, projectSentences } from '@hearthline/rules/projects.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateProjectMutation, type ProjectFormFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CustomerFields, ProjectFields } from './project-fields.tsx';
import { fieldsOf, formName, projectFormRule, type ProjectFormFields, type ProjectFormValues } from './project-form-rule.ts';

interface EditProjectFormProps {
  /** As it was when the form was opened. */
  readonly project: ProjectFormFragment;
  readonly readNewest: () => Promise<ProjectFormFragment | undefined>;
  readonly onSaved?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What somebody may change of a project. Whoever is slower than a colleague is told, and loses nothing of what was typed. */
export const EditProjectForm = ({ project, readNewest, onSaved, onClose }: EditProjectFormProps) => {
  const { user } = useSession();
  const [update] = useUpdateProjectMutation();
  const [base, setBase] = useState(project);
  const [failure, setFailure] = useState<{ readonly text: string; readonly outdated: boolean } | null>(null);
  const [caughtUp, setCaughtUp] = useState(false);
  const { register, control, handleSubmit, setError, reset, formState: { errors, isSubmitting, dirtyFields } } = useForm<ProjectFormFields, unknown, ProjectFormValues>({
    resolver: zodResolver(projectFormRule),
    defaultValues: fieldsOf(project),
  });
  const mayChange = new Set(base.viewerEditableFields);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setCaughtUp(false);
    // Only what was touched is sent: the rest is as the newest version has it.
    const touched = projectFieldNames.filter((name) => dirtyFields[formName(name)] && mayChange.has(name));
    const input = { version: base.version, ...Object.fromEntries(touched.map((name) => [name, values[name]])) };
    try {
      await update({ variables: { id: base.id, input, withCost: can(user, 'project:read-cost') } });
    } catch (error) {
      const { code, fieldErrors } = problemOf(error);
      const wrong = projectFieldNames.filter((name) => fieldErrors[name]);
      for (const name of wrong) setError(formName(name), { type: 'server', message: fieldErrors[name] ?? '' });
      if (wrong.length === 0) setFailure({ text: `${projectSentences.updateFailed}. ${errorText(error)}`, outdated: code === 'CONFLICT' });
      return;
    }
    showToast({ title: 'Project saved', text: `${values.name} is up to date.` });
    onSaved?.();
    onClose();
  });

  const catchUp = async (): Promise<void> => {
    try {
      const newest = await readNewest();
      if (!newest) return;
      setBase(newest);
      reset(fieldsOf(newest), { keepDirtyValues: true });
      setFailure(null);
      setCaughtUp(true);
    } catch (error) {
      setFailure({ text: errorText(error), outdated: true });
    }
  };

  return (
    <FormDialog title="Edit Project" action="Save changes" busyText="Saving..." busy={isSubmitting} error={failure?.text ?? null} onSubmit={(event) => void submit(event)} onClose={onClose}>
      {mayChange.has('name') ? <ProjectFields control={control} register={register} errors={errors} status={base.status} /> : (
        <>
          {mayChange.has('address') && (
            <TextField label="Site address" autoComplete="street-address" help="You can change it until construction begins." error={errors.address?.message} {...register('address')} />
          )}
          <CustomerFields register={register} errors={errors} />
        </>
      )}
      {failure?.outdated && <Button variant="outline" justifySelf="start" onClick={() => void catchUp()}>Load the newer version</Button>}
      {caughtUp && <FormMessage tone="plain">This is the newest version, with what you typed on top. Save to keep it.</FormMessage>}
    </FormDialog>
  );
};
