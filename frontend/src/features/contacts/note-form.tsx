import { chakra } from '@chakra-ui/react/styled-system';
import { contactNote } from '@hearthline/rules/contacts.ts';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';

interface NoteFormProps {
  readonly label: string;
  readonly action: string;
  readonly text?: string;
  readonly onSave: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A few lines about a contact; they stay when saving fails. */
export const NoteForm = ({ label, action, text = '', onSave, onCancel }: NoteFormProps) => {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const rule = contactNote.safeParse({ text: typed });
    if (!rule.success) return setError(rule.error.issues[0]?.message);
    setBusy(true);
    setError(undefined);
    try {
      await onSave(rule.data.text);
      setTyped('');
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  return (
    <chakra.form
      display="grid" gap="3" noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextAreaField label={label} minH="20" value={typed} error={error} onChange={(event) => setTyped(event.target.value)} />
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" disabled={busy || !typed.trim()}>{busy ? 'Saving...' : action}</Button>
        {onCancel && <Button variant="ghost" size="sm" onClick={onCancel}>Cancel</Button>}
      </chakra.div>
    </chakra.form>
  );
};
