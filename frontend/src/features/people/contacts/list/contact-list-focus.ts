import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusIfLost } from '../../../../ui/forms/focus-changed-field.ts';
import { rowElementId } from '../../../../ui/lists/row-keys.tsx';

interface Listed {
  readonly contacts: readonly { readonly id: string }[];
  /** Whether rows are being read, so that those shown may not be the last word. */
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ListFocus {
  /** Where the focus goes when there is no row for it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** For actions that remove the pressed button. */
  readonly focusHeading: () => void;
  /** Announces that a contact is about to leave the list: the one that takes its place is focused then. */
  readonly leave: (id: string) => void;
  /** Reads the list again after an Undo and focuses the contact that it restored, or with null, of several, the heading. */
  readonly comeBack: (id: string | null) => Promise<void>;
}

/** Keeps the focus in the list when rows leave it or come back. */
export const useListFocus = ({ contacts, loading, refetch }: Listed): ListFocus => {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The contact being removed from the list, and its position. */
  const leaving = useRef<{ readonly id: string; readonly place: number } | null>(null);
  /** What the undo restored; a new object each time. */
  const [back, setBack] = useState<{ readonly id: string | null } | null>(null);

  useEffect(() => {
    const removed = leaving.current;
    if (!removed || loading || contacts.some(({ id }) => id === removed.id)) return;
    leaving.current = null;
    const next = contacts[Math.min(removed.place, contacts.length - 1)];
    (next ? document.getElementById(rowElementId(next.id)) : heading.current)?.focus();
  });

  useEffect(() => {
    if (back) focusIfLost((back.id && document.getElementById(rowElementId(back.id))) || heading.current);
  }, [back]);

  return {
    heading,
    focusHeading: () => heading.current?.focus(),
    leave: (id) => {
      leaving.current = { id, place: contacts.findIndex((contact) => contact.id === id) };
    },
    comeBack: async (id) => {
      await refetch().catch(() => undefined);
      setBack({ id });
    },
  };
};
