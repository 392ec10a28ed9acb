import { chakra } from '@chakra-ui/react/styled-system';
import { contactNote } from '@hearthline/rules/contacts.ts';
import { useState } from 'react';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { TextAreaField } from '../../ui/field.tsx';

/** A note as somebody else left it. */
export interface NewerNote {
  readonly text: string;
  readonly version: number;
}

interface NoteFormProps {
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
export const NoteForm = ({ label, action, note, onSave, onRead, onCancel }: NoteFormProps) => {
  const [typed, setTyped] = useState(note?.text ?? '');
  const [version, setVersion] = useState(note?.version ?? 0);
  const [newer, setNewer] = useState<NewerNote | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fail = async (problem: unknown): Promise<void> => {
    const theirs = problemOf(problem).code === 'CONFLICT' && onRead ? await onRead() : null;
    if (theirs) setNewer(theirs);
    else setError(errorText(problem));
  };
  const save = async (): Promise<void> => {
    const rule = contactNote.safeParse({ text: typed });
    if (!rule.success) return setError(rule.error.issues[0]?.message);
    setBusy(true);
    setError(undefined);
    try {
      await onSave(rule.data.text, version);
      setTyped('');
    } catch (problem) {
      await fail(problem);
    }
    setBusy(false);
  };
  const settle = (text: string): void => {
    setTyped(text);
    setVersion(newer?.version ?? version);
    setNewer(null);
  };
  return (
    <chakra.form
      display="grid" gap="3" noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {newer && <ConflictMessage onLoad={() => settle(newer.text)} onKeep={() => settle(typed)} />}
      <TextAreaField label={label} minH="20" value={typed} error={error} onChange={(event) => setTyped(event.target.value)} />
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" disabled={busy || newer !== null || !typed.trim()}>{busy ? 'Saving...' : action}</Button>
        {onCancel && <Button variant="ghost" size="sm" onClick={onCancel}>Cancel</Button>}
      </chakra.div>
    </chakra.form>
  );
};
