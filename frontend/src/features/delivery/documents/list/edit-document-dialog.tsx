import { useApolloClient } from '@apollo/client/react';
import {
  documentLimits,
  documentTypes,
  documentTypeTitles,
  documentUpdate,
} from '@hearthline/rules/delivery/documents.ts';
import type { z } from 'zod';
import {
  DocumentNowDocument,
  useUpdateDocumentMutation,
  type DocumentItemFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

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
  const { field, dialog } = useVersionedForm({
    name: `document:${document.id}`,
    row: document,
    resolver: changeResolver(described, document),
    valuesOf: ({ name, type }: Described): z.input<typeof described> => ({ name, type }),
    reload: async (): Promise<Described | null | undefined> =>
      (
        await client.query({
          query: DocumentNowDocument,
          variables: { id: document.id },
        })
      ).data?.document,
    send: async (values: z.output<typeof described>, version: number) => {
      await update({ variables: { id: document.id, input: { ...values, version } } });
      return values;
    },
    onSaved: ({ name }) => {
      showToast({ title: 'Document saved', text: name });
      onSaved();
    },
    onClose,
  });
  return (
    <FormDialog
      title="Edit document"
      description="The file itself stays as it is."
      action="Save"
      {...dialog}
      busyText="Saving…"
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
