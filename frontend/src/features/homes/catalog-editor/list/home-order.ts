import { useRef } from 'react';
import { useOrderHomesMutation, type CatalogRowFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface Ordering {
  readonly homes: readonly CatalogRowFragment[];
  /** Shows the homes in another order. */
  readonly arrange: (ids: readonly string[]) => void;
  /** Reads the homes again. */
  readonly reread: () => void;
}

/** The list with one home in the place of another. */
const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
};

/**
 * Moves homes within the catalog. A move shows at once, is stored, and can be undone from its notification; if it is refused,
 * the homes are read again as they are.
 */
export const useHomeOrder = ({ homes, arrange, reread }: Ordering) => {
  const [order] = useOrderHomesMutation();
  /** One after the other: the last move decides, whatever arrives first. */
  const line = useRef(Promise.resolve(true));
  const ids = homes.map(({ id }) => id);

  const store = async (next: readonly string[]): Promise<boolean> => {
    arrange(next);
    const attempt = line.current.then(async () => {
      try {
        await order({ variables: { ids: [...next] } });
        return true;
      } catch (error) {
        showToast({ title: 'The order was not saved', text: errorText(error), tone: 'error' });
        reread();
        return false;
      }
    });
    line.current = attempt;
    return attempt;
  };
  const undo = async (before: readonly string[], name: string): Promise<void> => {
    if (await store(before)) showToast({ title: 'Move undone', text: `${name} is where it was.` });
  };
  const move = async (id: string, to: number): Promise<void> => {
    const from = ids.indexOf(id);
    const name = homes[from]?.name ?? '';
    if (from < 0 || to < 0 || to >= ids.length || from === to) return;
    if (!(await store(moved(ids, id, to)))) return;
    showToast({
      title: `${name} is number ${to + 1} now`,
      text: 'Visitors see the homes in this order.',
      action: { label: 'Undo', onAction: () => void undo(ids, name) },
    });
  };
  return {
    /** @param to the place in the list, from 0 */
    move: (id: string, to: number): void => void move(id, to),
    /** The place of a home, from 0. */
    placeOf: (id: string): number => ids.indexOf(id),
    count: ids.length,
  };
};
