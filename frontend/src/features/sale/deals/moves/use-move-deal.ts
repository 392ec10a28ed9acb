import { moveSentences } from '@hearthline/rules/sale/deals/move-sentences.ts';
import {
  mayMove,
  stageTitles,
  defaultProbability,
  type DealStage,
} from '@hearthline/rules/sale/deals/stages.ts';
import { useRef } from 'react';
import {
  useLoseDealMutation,
  useMoveDealMutation,
  useUpdateDealMutation,
  type DealCardFragment,
  type LostReason,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useQueuedMoves } from '../../../../ui/board/queued-moves.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { dealName } from '../deal-words.ts';

/** A deal, as far as it can be moved. */
export type Movable = Pick<
  DealCardFragment,
  'id' | 'version' | 'number' | 'buyerName' | 'stage' | 'probabilityPercent' | 'lostReason' | 'lostNote'
>;

/** A move that can still be undone, with the version that it made. */
interface Done {
  /** As it was before. */
  readonly deal: Movable;
  readonly to: DealStage;
  readonly version: number;
}

const changedMeanwhile = 'Someone else just changed it. You see the latest version.';

/** The moves that bring a deal back from `to`, in their order. */
const wayBack = ({ stage: from }: Movable, to: DealStage): DealStage[] =>
  to === 'lost' && from !== 'new' ? ['new', from] : [from];

/**
 * Moves deals between stages. A move shows at once, can be undone from its notification, and goes back if it is refused.
 * @param onChanged called when somebody else has changed a deal meanwhile
 * @param onLose asks why a deal is lost, which no move can do
 */
export const useMoveDeal = (onChanged: () => void, onLose: (deal: Movable) => void) => {
  const reading = {
    ...useRefetchActiveQueries('DealBoard', 'Deals', 'Deal', 'ContactDeals'),
    // The card stays where it was moved until the board says so as well.
    awaitRefetchQueries: true,
  };
  const [send] = useMoveDealMutation();
  const [sendLast] = useMoveDealMutation(reading);
  const [lose] = useLoseDealMutation(reading);
  const [change] = useUpdateDealMutation(reading);
  const last = useRef<Done | null>(null);

  const refuse = (title: string, error: unknown): void => {
    const isConflict = problemOf(error).code === 'CONFLICT';
    if (isConflict) onChanged();
    showToast({ title, text: isConflict ? changedMeanwhile : errorText(error), tone: 'error' });
  };

  const undo = async ({ deal, to, version }: Done): Promise<void> => {
    last.current = null;
    const { id, stage: from, lostReason, lostNote, probabilityPercent } = deal;
    try {
      if (from === 'lost' && lostReason)
        await lose({ variables: { id, version, reason: lostReason, note: lostNote } });
      else {
        let at = version;
        for (const stage of wayBack(deal, to)) {
          const { data } = await (stage === from ? sendLast : send)({
            variables: { id, version: at, stage },
          });
          at = data?.moveDeal.version ?? at;
        }
        if (probabilityPercent !== defaultProbability[from])
          await change({ variables: { id, version: at, input: { probabilityPercent } } });
      }
      showToast({ title: 'Move undone', text: `${dealName(deal)} is in ${stageTitles[from]} again.` });
    } catch (error) {
      refuse(`${dealName(deal)} stays where it is`, error);
    }
  };

  const showMoved = (deal: Movable, version: number, to: DealStage): void => {
    const done = { deal, to, version };
    last.current = done;
    showToast({
      title: to === 'lost' ? `${dealName(deal)} is lost` : `${dealName(deal)} is in ${stageTitles[to]}`,
      action: { label: 'Undo', onAction: () => void undo(done) },
    });
  };

  /** @returns the version of the deal then; null if it was not moved */
  const attempt = async (deal: Movable, stage: DealStage, version: number): Promise<number | null> => {
    try {
      const { data } = await sendLast({ variables: { id: deal.id, version, stage } });
      if (!data) return null;
      showMoved(deal, data.moveDeal.version, stage);
      return data.moveDeal.version;
    } catch (error) {
      refuse(`${dealName(deal)} was not moved`, error);
      return null;
    }
  };
  const { move, moving } = useQueuedMoves(attempt);

  return {
    move: (deal: Movable, to: DealStage): void => {
      const from = moving.get(deal.id) ?? deal.stage;
      if (from === to) return;
      if (to === 'lost' && from !== 'won') return onLose(deal);
      if (mayMove(from, to)) return move(deal, to);
      const text =
        from === 'won' ? moveSentences.won : to === 'won' ? moveSentences.notWon : moveSentences.lostFirst;
      showToast({ title: `${dealName(deal)} was not moved`, text, tone: 'error' });
    },
    /** Gives a deal up. Throws what the server refuses. */
    lose: async (deal: Movable, reason: LostReason, note: string | null): Promise<void> => {
      const { id, version } = deal;
      const { data } = await lose({ variables: { id, version, reason, note } });
      if (data) showMoved(deal, data.loseDeal.version, 'lost');
    },
    /** Undoes the last move, if there is one to undo. */
    undoLast: () => last.current && void undo(last.current),
    moving,
  };
};
