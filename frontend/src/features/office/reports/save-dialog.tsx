import { zodResolver } from '@hookform/resolvers/zod';
import {
  newReport,
  reportLimits,
  type ReportDefinition,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { skipToken } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import {
  useCreateReportMutation,
  useReportQuery,
  useUpdateReportMutation,
  type SavedReportFragment,
} from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

interface SaveDialogProps {
  /** The report to change; null to save a new one. */
  readonly saved: SavedReportFragment | null;
  readonly definition: ReportDefinition;
  readonly onSaved: (id: string) => void;
  /** Shows another user's newer version. */
  readonly onLoad: (id: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(newReport.pick({ name: true, shared: true }));

/** Edits the name and readers of a report. */
export const SaveDialog = ({ saved, definition, onSaved, onLoad, onClose }: SaveDialogProps) => {
  const after = { refetchQueries: ['Reports'], awaitRefetchQueries: true };
  const [create] = useCreateReportMutation(after);
  const [update] = useUpdateReportMutation(after);
  const { refetch } = useReportQuery(saved ? { variables: { id: saved.id }, ...cacheFirst } : skipToken);
  const form = useForm({
    resolver,
    defaultValues: { name: saved?.name ?? '', shared: saved?.shared ?? true },
  });
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`report:${saved?.id ?? 'new'}`, form);
  const mayHide = !saved || saved.isMine || !saved.shared;
  const show = useIfMounted(onSaved);
  const { failure, conflict, save } = useVersionedSave({
    row: saved,
    restored,
    setError,
    fields: ['name', 'shared'] as const,
    reload: async () => (await refetch()).data?.report,
    fill: ({ id, name, shared }, how) => (how.keepDirtyValues ? reset({ name, shared }, how) : onLoad(id)),
  });
  const submit = handleSubmit(async ({ name, shared }) => {
    const stored = await save(async (version) =>
      saved
        ? (await update({ variables: { id: saved.id, input: { name, shared, definition, version } } })).data
            ?.updateReport.id
        : (await create({ variables: { input: { name, shared, definition } } })).data?.createReport.id,
    );
    if (!stored?.answer) return;
    showToast({
      title: 'Report saved',
      text: shared ? 'All staff can find it under saved reports.' : 'You can find it under saved reports.',
    });
    show(stored.answer);
  });
  return (
    <FormDialog
      title={saved ? 'Save this report' : 'Save as a new report'}
      action="Save report"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure ?? errors.shared?.message}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={reportLimits.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <CheckboxField label="All staff can view and edit" {...register('shared')} disabled={!mayHide} />
    </FormDialog>
  );
};
