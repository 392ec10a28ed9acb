import { zodResolver } from '@hookform/resolvers/zod';
import { changedState, followWords } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { projectFieldNames } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUpdateProjectMutation, type ProjectFormFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { readableDetails } from '../project-query.ts';
import { CustomerFields } from './customer-fields.tsx';
import { ProjectFields } from './project-fields.tsx';
import {
  fieldsOf,
  formFieldNames,
  formName,
  projectChangeRule,
  type ProjectFormFields,
  type ProjectFormValues,
} from './project-schema.ts';

interface EditProjectFormProps {
  /** As it was when the form was opened. */
  readonly project: ProjectFormFragment;
  readonly readNewest: () => Promise<ProjectFormFragment | undefined>;
  readonly onSaved?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The fields of a project that the user may change. If a colleague was faster, the user is told and loses nothing they typed. */
export const EditProjectForm = ({ project, readNewest, onSaved, onClose }: EditProjectFormProps) => {
  const { user } = useSession();
  const [update] = useUpdateProjectMutation();
  const [base, setBase] = useState(project);
  const form = useForm<ProjectFormFields, unknown, ProjectFormValues>({
    resolver: zodResolver(projectChangeRule(fieldsOf(base))),
    defaultValues: fieldsOf(project),
  });
  const {
    register,
    control,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, dirtyFields },
  } = form;
  const restored = useRestoredForm(`project:${project.id}`, form);
  const mayChange = new Set(base.viewerEditableFields);
  const needsReason =
    useWatch({ control, name: 'withoutPapers' }) !== '' || errors.withoutPapers !== undefined;

  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: project,
    restored,
    title: projectSentences.updateFailed,
    reload: readNewest,
    fields: formFieldNames,
    setError: (name, ...problem) => setError(formName(name), ...problem),
    fill: (newer, how) => {
      setBase(newer);
      reset(fieldsOf(newer), how);
    },
  });
  const submit = handleSubmit(async (values) => {
    // Sends only touched fields: the others keep the newest version's values.
    const touched = projectFieldNames.filter((name) => dirtyFields[formName(name)] && mayChange.has(name));
    const change = Object.fromEntries(touched.map((name) => [name, values[name]]));
    const reason = values.withoutPapers && { withoutPapers: values.withoutPapers };
    const saved = await save((version) =>
      update({
        variables: { id: project.id, input: { version, ...change, ...reason }, ...readableDetails(user) },
      }),
    );
    if (!saved) return;
    const stored = saved.answer.data?.updateProject;
    const follows =
      stored && changedState(values, stored).size > 0 && mayChange.has('status')
        ? ` It also set ${followWords(values, stored)}.`
        : '';
    showToast({ title: 'Project saved', text: `${values.name} is up to date.${follows}` });
    onSaved?.();
    close();
  });

  return (
    <FormDialog
      wide={mayChange.has('name')}
      title="Edit Project"
      action="Save changes"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure && `${projectSentences.updateFailed}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {mayChange.has('name') ? (
        <ProjectFields
          control={control}
          register={register}
          errors={errors}
          stored={base}
          needsReason={needsReason}
        />
      ) : (
        <>
          {mayChange.has('address') && (
            <TextField
              label="Site address"
              autoComplete="street-address"
              help="You can change it until construction begins."
              error={errors.address?.message}
              {...register('address')}
            />
          )}
          <CustomerFields register={register} errors={errors} />
        </>
      )}
    </FormDialog>
  );
};
