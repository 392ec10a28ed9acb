import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { contactNote } from '@hearthline/rules/contacts.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useKept } from '../../platform/kept.ts';
import { useSaving } from '../../platform/saving.ts';
import { typedSince, typeOver } from '../../platform/typed-since.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { useHolding } from '../../ui/holding.ts';

/** A note as somebody else left it. */
export interface NewerNote {
  readonly text: string;
  readonly version: number;
}

interface NoteFormProps {
  /** Of whom or what it is, among all of them: what is typed waits under it when the session ends, and a new one when its page is left. */
  readonly name: string;
  readonly label: string;
  readonly action: string;
  /** The note that is edited, and the version it was read at. */
  readonly note?: NewerNote;
  readonly onSave: (text: string, version: number) => Promise<void>;
  /** Reads the note as it is now, after somebody else was faster; null when it is gone. */
  readonly onRead?: () => Promise<NewerNote | null>;
  readonly onCancel?: () => void;
}

/** A few lines about a contact; they stay when saving fails. */
export const NoteForm = ({ name, label, action, note, onSave, onRead, onCancel }: NoteFormProps) => {
  const form = useForm({ resolver: zodResolver(contactNote), defaultValues: { text: note?.text ?? '' } });
  const { register, control, handleSubmit, setError, reset, formState: { errors, isSubmitting } } = form;
  // An edited one is open for as long as its page is; a new one waits to be finished.
  const kept = useKept(`note:${name}`, form, { whenLeft: !note });
  const typed = useWatch({ control, name: 'text' });
  const { failure, conflict, save } = useSaving({
    row: note ?? null, kept, setError, fields: ['text'] as const,
    reload: async () => onRead?.(),
    fill: ({ text }, how) => reset({ text }, how),
  });
  const holds = useHolding(isSubmitting);
  const submit = handleSubmit(async ({ text }) => {
    const since = typedSince(form);
    if (!(await save((version) => onSave(text, version)))) return;
    const late = since();
    reset({ text: '' });
    typeOver(form, late);
  });
  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void submit(event)}>
      {conflict && <ConflictMessage {...conflict} />}
      <TextAreaField label={label} minH="20" error={errors.text?.message ?? failure ?? undefined} {...register('text')} />
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" disabled={isSubmitting || conflict !== null || !typed.trim()}>{isSubmitting ? 'Saving...' : action}</Button>
        {onCancel && <Button variant="ghost" size="sm" disabled={holds} onClick={onCancel}>Cancel</Button>}
      </chakra.div>
    </chakra.form>
  );
};
