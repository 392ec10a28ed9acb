import {
  dealStages,
  isOpen,
  mayMove,
  stageTitles,
  type DealStage,
} from '@hearthline/rules/sale/deals/stages.ts';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { dealName } from '../deal-words.ts';
import type { Movable } from './use-move-deal.ts';

/** Where a deal can be moved, as entries of its menu; none for one that is won. */
export const moveEntries = (deal: Movable, onMove: (to: DealStage) => void): Action[] =>
  dealStages
    .filter((to) => to !== deal.stage && (mayMove(deal.stage, to) || (to === 'lost' && isOpen(deal.stage))))
    .map((to) => ({
      id: to,
      title: to === 'lost' ? 'Mark as lost…' : `Move to ${stageTitles[to]}`,
      label:
        to === 'lost' ? `Mark ${dealName(deal)} as lost` : `Move ${dealName(deal)} to ${stageTitles[to]}`,
      run: () => onMove(to),
    }));
