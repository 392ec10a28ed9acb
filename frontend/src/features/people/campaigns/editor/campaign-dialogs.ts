import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRestoredRecord } from '../../../../platform/form-memory/restored-form.ts';
import { campaignAddress, newCampaignId } from '../campaign-words.ts';

/** The dialogs that can be open over the editor. */
export type OpenDialog = 'send' | 'schedule' | 'delete';

/** The state of a new campaign's history entry: the dialog that it was saved for. */
interface SavedFor {
  readonly savedFor: OpenDialog | undefined;
}

const savedFor = (state: unknown): OpenDialog | null => {
  const { savedFor: requestedFor } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Partial<SavedFor>;
  return requestedFor === 'send' || requestedFor === 'schedule' ? requestedFor : null;
};

/**
 * Which dialog is open over the editor.
 * @param id null for a new campaign
 * @param typing whether there is unsaved input
 */
export const useOpenDialog = (id: string | null, typing: boolean) => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // Restores the scheduling dialog only if the stored draft is still the one that the time was chosen for.
  const [open, setOpen] = useRestoredRecord<OpenDialog>(`campaign-open:${id ?? newCampaignId}`, {
    keep: (one) => (one === 'schedule' ? one : null),
    find: (restored) => (restored === 'schedule' && !typing ? restored : null),
  });
  const [requestedFor, setRequestedFor] = useState(() => savedFor(state));
  // Clears the state, so that the dialog does not open again on reload.
  useEffect(() => {
    if (id && savedFor(state)) void navigate(campaignAddress(id), { replace: true, state: null });
  }, [id, state, navigate]);
  return {
    open: open ?? requestedFor,
    setOpen: (next: OpenDialog | null): void => {
      setRequestedFor(null);
      setOpen(next);
    },
    /** Continues at the address of a newly stored campaign, opening the dialog that it was saved for. */
    goTo: (made: string, next?: OpenDialog): void =>
      void navigate(campaignAddress(made), { replace: true, state: { savedFor: next } satisfies SavedFor }),
  };
};
