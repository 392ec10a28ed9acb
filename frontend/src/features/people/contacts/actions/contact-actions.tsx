import { useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteContactNoteMutation } from '../../../../gql/generated.ts';
import { useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { fullName } from '../contact-words.ts';
import { noteFieldOf } from '../timeline/note-form.tsx';
import { bookingUrl } from './contact-verbs.tsx';
import type { ShownContact } from './contact-data.ts';
import { useLastAction, type DoneAction } from './last-action.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';
import { can } from '@hearthline/rules/permissions.ts';

/** The forms that are open over a contact, one at a time. */
export type ContactFormName = 'edit' | 'call' | 'delete';

export interface ContactActions {
  readonly open: ContactFormName | null;
  readonly openForm: (form: ContactFormName) => void;
  readonly closeForm: () => void;
  readonly focusNote: () => void;
  readonly callButton: RefObject<HTMLAnchorElement | null>;
  /** The title of what can be undone; null for nothing. */
  readonly undoable: string | null;
  readonly undo: () => void;
  readonly done: (action: DoneAction) => void;
  /** To be called with the id of what was written into the contact's history. */
  readonly noted: (kind: 'note' | 'call', entryId: string) => void;
  /** Whether the user may change the contact, which they may only read, and delete it. */
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

/** A question is not asked again after the session ended. */
const isForm = (stored: unknown): boolean => typeof stored === 'string' && /^(edit|call):/.test(stored);

/**
 * What can be done with the contact that is shown, by buttons and by keys: C calls, E edits, N writes a note, B books, Z takes
 * back what was done last.
 * @param contact undefined until it is loaded
 */
export const useContactActions = (
  id: string,
  contact: ShownContact | undefined,
  onUndone: () => void,
): ContactActions => {
  const [open, setOpen] = useRestoredState<string | null>('contact-open', null, isForm);
  const [deleteNote] = useDeleteContactNoteMutation();
  const { user } = useSession();
  const mayEdit = contact !== undefined && mayChange(user, 'contact:update', contact);
  const { title, done, undo } = useLastAction(onUndone);
  const callButton = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const openForm = (form: ContactFormName): void => setOpen(`${form}:${id}`);
  const focusNote = (): void => noteFieldOf(id)?.focus();
  useShortcuts('Contact', [
    { key: 'c', title: 'Call', run: () => callButton.current?.click() },
    ...(mayEdit ? [{ key: 'e', title: 'Edit', run: () => openForm('edit') }] : []),
    { key: 'n', title: 'Write a note', run: focusNote },
    { key: 'b', title: 'Book', run: () => void navigate(bookingUrl(id)) },
    { key: 'z', title: 'Undo', run: undo },
  ]);
  const [form, of] = (open ?? '').split(':');
  return {
    open: of === id ? (form as ContactFormName) : null,
    openForm,
    closeForm: () => setOpen(null),
    focusNote,
    callButton,
    undoable: title,
    undo,
    done,
    mayEdit,
    mayDelete: can(user, 'contact:delete'),
    noted: (kind, entryId) =>
      done({
        title: kind === 'note' ? 'Note saved' : 'Call logged',
        text: contact ? `In the history of ${fullName(contact)}.` : '',
        undo: () => deleteNote({ variables: { id: entryId } }),
      }),
  };
};
