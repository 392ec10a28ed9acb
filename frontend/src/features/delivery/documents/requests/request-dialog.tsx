import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  documentRequestForm,
  documentTypes,
  documentTypeTitles,
} from '@hearthline/rules/delivery/documents.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useRequestDocumentMutation } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { SelectField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface RequestDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const fields = ['name', 'type', 'note', 'dueOn'] as const;

/** Asks the customer for a document. */
export const RequestDialog = ({ projectId, onClose, onSaved }: RequestDialogProps) => {
  const [request, { loading }] = useRequestDocumentMutation();
  const { failure, fail, clear } = useSaveError('The document was not requested');
  const close = useIfMounted(onClose);
  const form = useForm<z.input<typeof documentRequestForm>, unknown, z.output<typeof documentRequestForm>>({
    resolver: zodResolver(documentRequestForm),
    defaultValues: { name: '', type: 'other', note: '', dueOn: '' },
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = form;
  useRestoredForm(`document-request:${projectId}`, form);
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      await request({ variables: { projectId, input } });
      showToast({ title: 'Document requested', text: input.name });
      close();
      onSaved();
    } catch (error) {
      fail(errorText(error), () => showFieldErrors(error, setError, fields));
    }
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Request a document"
      description="The customer gets an email and sees the request next to their documents."
      action="Send request"
      busyText="Sending…"
      busy={loading}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Document" required placeholder="Proof of land ownership" {...field('name')} />
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <SelectField label="Type" required {...field('type')}>
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {documentTypeTitles[type]}
            </option>
          ))}
        </SelectField>
        <TextField label="Needed by" type="date" {...field('dueOn')} />
      </chakra.div>
      <TextAreaField label="Why do you need it?" required {...field('note')} />
    </FormDialog>
  );
};
