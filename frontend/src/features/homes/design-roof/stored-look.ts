import { designOf, designQuery } from '@hearthline/rules/design.ts';
import { storedDesign } from '../../../domain/stored-design.ts';
import { showMyDesign } from '../../../domain/my-design-state.ts';
import { canBeStoredLater, chooseInDesign, readMyDesign } from '../../../domain/my-design.ts';
import type { ApiSession } from '../../../platform/api/rest-client.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const inAddress = () => designOf(new URLSearchParams(window.location.search));

/**
 * Begins with roof and siding of the design that this browser holds, each where the address names none.
 * @param open opens a query on this page
 */
export const applyStoredLook = async (session: ApiSession, open: (query: string) => void): Promise<void> => {
  const stored = storedDesign();
  const { roof, siding } = inAddress();
  if (!stored || (roof && siding)) return;
  const design = await readMyDesign(session, stored.code).catch(() => null);
  if (!design) return;
  // What was chosen meanwhile is in the address.
  const shown = inAddress();
  const query = designQuery({ roof: shown.roof ?? design.roof, siding: shown.siding ?? design.siding });
  if (query !== designQuery(shown)) open(query);
};

/** Keeps what the page shows in the design that this browser holds, or in a new one. @param event `question:select`, when it is in the address */
export const keepLook = async (session: ApiSession, event: Event): Promise<void> => {
  const { segmentId, optionId } = (event as CustomEvent<{ segmentId: string; optionId: string }>).detail;
  // Other choices are stored where they are made.
  if (segmentId !== 'roof' && segmentId !== 'siding') return;
  const shown = { ...inAddress(), [segmentId]: optionId };
  try {
    const chosen = Object.fromEntries(Object.entries(shown).filter(([, id]) => id !== null));
    showMyDesign(await chooseInDesign(session, chosen));
  } catch (error) {
    showToast({
      title: canBeStoredLater(error) ? 'Not saved yet' : 'Not saved',
      text: canBeStoredLater(error)
        ? 'Your choice is kept in this browser and is saved as soon as the connection is back.'
        : 'Your choice is on this page, but could not be saved in your design.',
      tone: 'error',
    });
  }
};
