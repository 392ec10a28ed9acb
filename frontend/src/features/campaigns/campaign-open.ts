import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFoundAgain } from '../../platform/kept.ts';
import { campaignAddress, newCampaignId } from './campaign-words.ts';

/** What is asked over the editor. */
export type Open = 'send' | 'schedule' | 'delete';

/** What a new campaign was saved for, in the entry of the history that its page is. */
interface SavedFor {
  readonly savedFor: Open | undefined;
}

const savedFor = (state: unknown): Open | null => {
  const { savedFor: asked } = (typeof state === 'object' && state !== null ? state : {}) as Partial<SavedFor>;
  return asked === 'send' || asked === 'schedule' ? asked : null;
};

/**
 * Which question is open over the editor.
 * @param id null: of a new campaign
 * @param typing something is typed that is not saved
 */
export const useOpenQuestion = (id: string | null, typing: boolean) => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // The time is asked for again only while the draft that it was chosen for is what is stored.
  const [open, setOpen] = useFoundAgain<Open>(`campaign-open:${id ?? newCampaignId}`, { keep: (one) => (one === 'schedule' ? one : null), find: (kept) => (kept === 'schedule' && !typing ? kept : null) });
  const [asked, setAsked] = useState(() => savedFor(state));
  // Asked once: not when the page is loaded again.
  useEffect(() => {
    if (id && savedFor(state)) void navigate(campaignAddress(id), { replace: true, state: null });
  }, [id, state, navigate]);
  return {
    open: open ?? asked,
    setOpen: (next: Open | null): void => {
      setAsked(null);
      setOpen(next);
    },
    /** A new campaign is stored: it goes on at its own address, with what it was saved for. */
    goTo: (made: string, next?: Open): void => void navigate(campaignAddress(made), { replace: true, state: { savedFor: next } satisfies SavedFor }),
  };
};
