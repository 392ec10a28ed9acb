import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { contactNote } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { useBusyLock } from '../../../../ui/dialogs/busy-dialog.ts';

/** A note as stored, with its version. */
export interface NewerNote {
  readonly text: string;
  readonly version: number;
}

/** The field for a new note about a contact, where one is shown. */
export const noteFieldOf = (contactId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-note-of="${contactId}"]`);

interface NoteFormProps {
  /** A unique name, under which what is typed is kept when the session ends, and a new note also when its page is left. */
  readonly name: string;
  /** The contact that a new note is about. */
  readonly contactId?: string;
  readonly label: string;
  readonly action: string;
  /** The note being edited, with the version it was loaded at. */
  readonly note?: NewerNote;
  readonly onSave: (text: string, version: number) => Promise<void>;
  /** Loads the current note after a conflict; null if it is gone. */
  readonly onRead?: () => Promise<NewerNote | null>;
  readonly onCancel?: () => void;
}

/** The form of a note about a contact; what is typed stays when saving fails. */
export const NoteForm = ({
  name,
  contactId,
  label,
  action,
  note,
  onSave,
  onRead,
  onCancel,
}: NoteFormProps) => {
  const form = useForm({ resolver: zodResolver(contactNote), defaultValues: { text: note?.text ?? '' } });
  const {
    register,
    control,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  // Only a new note is kept when the page is left, to be finished later.
  const restored = useRestoredForm(`note:${name}`, form, { whenLeft: !note });
  const typed = useWatch({ control, name: 'text' });
  const { failure, conflict, save } = useVersionedSave({
    row: note ?? null,
    restored,
    setError,
    fields: ['text'] as const,
    reload: async () => onRead?.(),
    fill: ({ text }, how) => reset({ text }, how),
  });
  const holds = useBusyLock(isSubmitting);
  const isIdle = isSubmitting || !typed.trim();
  const submit = handleSubmit(async ({ text }) => {
    const since = editsSinceSubmit(form);
    if (!(await save((version) => onSave(text, version)))) return;
    const late = since();
    reset({ text: '' });
    reapplyEdits(form, late);
  });
  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void submit(event)}>
      {conflict && <ConflictMessage {...conflict} />}
      <TextAreaField
        label={label}
        minH="16"
        data-note-of={contactId}
        error={errors.text?.message ?? failure ?? undefined}
        {...register('text')}
      />
      <chakra.div display="flex" gap="2">
        <Button
          type="submit"
          variant="outline"
          size="sm"
          disabled={conflict !== null}
          // Not disabled, so that it keeps the focus once the note is saved, and keys such as Z still mean something.
          aria-disabled={isIdle}
          onClick={(event) => isIdle && event.preventDefault()}
        >
          {isSubmitting ? 'Saving...' : action}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" disabled={holds} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
};
