import { reportLimits, reportSentences, type ReportDefinition } from '@hearthline/rules/reports.ts';
import { skipToken } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useCreateReportMutation, useReportQuery, useUpdateReportMutation, type SavedReportFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface SaveDialogProps {
  /** The report that is changed; null: a new one is saved. */
  readonly saved: SavedReportFragment | null;
  readonly definition: ReportDefinition;
  readonly onSaved: (id: string) => void;
  /** Shows what somebody else made of it. */
  readonly onLoad: (id: string) => void;
  readonly onClose: () => void;
}

/** Name and readers of a report. */
export const SaveDialog = ({ saved, definition, onSaved, onLoad, onClose }: SaveDialogProps) => {
  const [name, setName] = useState(saved?.name ?? '');
  const [shared, setShared] = useState(saved?.shared ?? true);
  const [version, setVersion] = useState(saved?.version ?? 1);
  const [conflict, setConflict] = useState(false);
  const [failure, setFailure] = useState<{ message: string | null; fields: Readonly<Record<string, string>> }>({ message: null, fields: {} });
  const after = { refetchQueries: ['Reports'], awaitRefetchQueries: true };
  const [create, { loading: creating }] = useCreateReportMutation(after);
  const [update, { loading: updating }] = useUpdateReportMutation(after);
  const { refetch } = useReportQuery(saved ? { variables: { id: saved.id } } : skipToken);
  const mayHide = !saved || saved.isMine || !saved.shared;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!name.trim()) return setFailure({ message: null, fields: { name: reportSentences.nameRequired } });
    setFailure({ message: null, fields: {} });
    setConflict(false);
    try {
      const id = saved ? (await update({ variables: { id: saved.id, input: { name, shared, definition, version } } })).data?.updateReport.id
        : (await create({ variables: { input: { name, shared, definition } } })).data?.createReport.id;
      if (!id) return;
      showToast({ title: 'Report saved', text: shared ? 'Every admin finds it among the saved reports.' : 'It stands among your saved reports.' });
      onSaved(id);
    } catch (error) {
      const { code, fieldErrors } = problemOf(error);
      if (code === 'CONFLICT' && saved) setConflict(true);
      else setFailure({ message: fieldErrors.name || fieldErrors.shared ? null : errorText(error), fields: fieldErrors });
    }
  };
  const newest = async (): Promise<SavedReportFragment | undefined> => (await refetch().catch(() => undefined))?.data?.report;
  const load = async (): Promise<void> => {
    await newest();
    if (saved) onLoad(saved.id);
  };
  const keep = async (): Promise<void> => {
    const newer = await newest();
    if (newer) setVersion(newer.version);
    setConflict(false);
  };
  return (
    <FormDialog
      title={saved ? 'Save this report' : 'Save as a new report'} action="Save report" busyText="Saving..." busy={creating || updating} error={failure.message}
      onSubmit={(event) => void submit(event)} onClose={onClose}
    >
      {conflict && <ConflictMessage onLoad={() => void load()} onKeep={() => void keep()} />}
      <TextField label="Name" required autoComplete="off" maxLength={reportLimits.name} value={name} error={failure.fields.name} onChange={(event) => setName(event.target.value)} />
      <CheckboxField label="Every admin may see and change it" checked={shared} disabled={!mayHide} onChange={(event) => setShared(event.target.checked)} />
    </FormDialog>
  );
};
