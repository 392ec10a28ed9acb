import { useApolloClient } from '@apollo/client/react';
import {
  documentLimits,
  documentTypes,
  documentTypeTitles,
  documentUpdate,
} from '@hearthline/rules/documents.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  DocumentNowDocument,
  useUpdateDocumentMutation,
  type DocumentItemFragment,
} from '../../../gql/generated.ts';
import { changeResolver } from '../../../platform/form-memory/changed-fields-resolver.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

type Described = Pick<DocumentItemFragment, 'id' | 'name' | 'type' | 'version'>;

interface EditDocumentDialogProps {
  /** As it was when the dialog was opened. */
  readonly document: Described;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const described = documentUpdate.omit({ version: true });

/** Corrects the name and kind of a document. */
export const EditDocumentDialog = ({ document, onSaved, onClose }: EditDocumentDialogProps) => {
  const client = useApolloClient();
  const [update] = useUpdateDocumentMutation();
  const form = useForm<z.input<typeof described>, unknown, z.output<typeof described>>({
    resolver: changeResolver(described, document),
    defaultValues: { name: document.name, type: document.type },
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const kept = useRestoredForm(`document:${document.id}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave<Described, 'name' | 'type'>({
    row: document,
    kept,
    setError,
    fields: ['name', 'type'],
    reload: async () =>
      (
        await client.query({
          query: DocumentNowDocument,
          variables: { id: document.id },
          fetchPolicy: 'network-only',
        })
      ).data?.document,
    fill: ({ name, type }, how) => reset({ name, type }, how),
  });
  const submit = handleSubmit(async (values) => {
    if (!(await save((version) => update({ variables: { id: document.id, input: { ...values, version } } }))))
      return;
    showToast({ title: 'Document saved', text: values.name });
    onSaved();
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Edit document"
      description="The file itself stays as it is."
      action="Save"
      busyText="Saving…"
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" required maxLength={documentLimits.name} {...field('name')} />
      <SelectField label="Type" required {...field('type')}>
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {documentTypeTitles[type]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
