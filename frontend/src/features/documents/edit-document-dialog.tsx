import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { documentLimits, documentTypes, documentTypeTitles, documentUpdate } from '@hearthline/rules/documents.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DocumentNowDocument, useUpdateDocumentMutation, type DocumentItemFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Described = Pick<DocumentItemFragment, 'id' | 'name' | 'type' | 'version'>;

interface EditDocumentDialogProps {
  /** As it was when the dialog was opened. */
  readonly document: Described;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const described = documentUpdate.omit({ version: true });

/** Puts the name and the kind of a document right. */
export const EditDocumentDialog = ({ document, onSaved, onClose }: EditDocumentDialogProps) => {
  const client = useApolloClient();
  const [update] = useUpdateDocumentMutation();
  const [version, setVersion] = useState(document.version);
  const [newer, setNewer] = useState<Described | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(described), defaultValues: { name: document.name, type: document.type } });

  const readNewer = async (): Promise<Described | null> =>
    (await client.query({ query: DocumentNowDocument, variables: { id: document.id }, fetchPolicy: 'network-only' }).catch(() => null))?.data?.document ?? null;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await update({ variables: { id: document.id, input: { ...values, version } } });
    } catch (error) {
      const found = problemOf(error).code === 'CONFLICT' ? await readNewer() : null;
      if (found) setNewer(found);
      else if (!showFieldErrors(error, setError, ['name', 'type'])) setFailure(errorText(error));
      return;
    }
    showToast({ title: 'Document saved', text: values.name });
    onSaved();
    onClose();
  });

  const settle = (load: boolean): void => {
    if (!newer) return;
    setVersion(newer.version);
    if (load) reset({ name: newer.name, type: newer.type });
    setNewer(null);
  };
  return (
    <FormDialog title="Edit document" description="The file itself stays as it is." action="Save" busyText="Saving…" busy={isSubmitting} disabled={newer !== null} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <TextField label="Name" required maxLength={documentLimits.name} error={errors.name?.message} {...register('name')} />
      <SelectField label="Type" required error={errors.type?.message} {...register('type')}>
        {documentTypes.map((type) => <option key={type} value={type}>{documentTypeTitles[type]}</option>)}
      </SelectField>
      {newer && <ConflictMessage onLoad={() => settle(true)} onKeep={() => settle(false)} />}
    </FormDialog>
  );
};
