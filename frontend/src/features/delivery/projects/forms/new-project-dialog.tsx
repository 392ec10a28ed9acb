import { zodResolver } from '@hookform/resolvers/zod';
import { stateFields } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateProjectMutation } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useIdempotencyKeys } from '../../../../platform/api/idempotency-key.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ProjectFields } from './project-fields.tsx';
import {
  emptyProjectForm,
  formFieldNames,
  formName,
  projectFormRule,
  type ProjectFormFields,
  type ProjectFormValues,
} from './project-schema.ts';

interface NewProjectDialogProps {
  /** Called when the project is stored; the dialog closes by itself. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form for a new project. Whatever goes wrong, what was typed stays. */
export const NewProjectDialog = ({ onSaved, onClose }: NewProjectDialogProps) => {
  const { failure, fail, clear } = useSaveError(projectSentences.createFailed);
  const close = useIfMounted(onClose);
  const [create] = useCreateProjectMutation();
  const keys = useIdempotencyKeys('project:new');
  const form = useForm<ProjectFormFields, unknown, ProjectFormValues>({
    resolver: zodResolver(projectFormRule),
    defaultValues: emptyProjectForm,
  });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting, dirtyFields },
  } = form;
  useRestoredForm('project:new', form);
  const needsReason =
    useWatch({ control, name: 'withoutPapers' }) !== '' || errors.withoutPapers !== undefined;
  const submit = handleSubmit(async (values) => {
    clear();
    // Of status, stage and progress, what was not chosen follows from what was.
    const input = {
      ...values,
      ...Object.fromEntries(
        stateFields.filter((field) => !dirtyFields[field]).map((field) => [field, undefined]),
      ),
    };
    try {
      await create({ variables: { input }, ...keys.headersFor(input) });
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(formName(name), ...problem), formFieldNames),
      );
    }
    keys.forget();
    showToast({ title: 'Project created', text: `${input.name} has the usual stages on its time line.` });
    onSaved();
    close();
  });
  return (
    <FormDialog
      wide
      title="New Project"
      action="Create project"
      busyText="Creating..."
      busy={isSubmitting}
      error={failure && `${projectSentences.createFailed}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ProjectFields control={control} register={register} errors={errors} needsReason={needsReason} />
    </FormDialog>
  );
};
