import { wholeCentsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { dealTones } from '../../../../domain/state-tones.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ChevronIcon } from '../../../../ui/theme/icons.tsx';
import { daysOverdue, overdueText } from '../deal-close.ts';
import { LoseDealDialog } from '../moves/lose-deal-dialog.tsx';
import { moveEntries } from '../moves/move-entries.ts';
import { useArchiveDeal } from '../moves/use-archive-deal.ts';
import { useMoveDeal, type Movable } from '../moves/use-move-deal.ts';

interface DealHeadProps {
  readonly deal: DealFactsFragment;
  /** Reads the deal anew. */
  readonly onChanged: () => void;
}

/** The first line of a deal's page: what it is worth, how far it is, and where it can be moved. */
export const DealHead = ({ deal, onChanged }: DealHeadProps) => {
  const { user } = useSession();
  const [losing, setLosing] = useState<Movable | null>(null);
  const { move, lose, undoLast, moving } = useMoveDeal(onChanged, setLosing);
  const movable = can(user, 'deal:update');
  useShortcuts('Deal', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  const overdue = daysOverdue(deal, useToday());
  const stage = moving.get(deal.id) ?? deal.stage;
  const archiveEntry = useArchiveDeal(onChanged);
  const moves = movable && !deal.archivedAt ? moveEntries(deal, (to) => move(deal, to)) : [];
  const mayArchive = can(user, 'deal:archive') && deal.stage !== 'won';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
      <chakra.strong fontSize="1.25rem" fontWeight="650" fontVariantNumeric="tabular-nums">
        {wholeCentsText(deal.valueCents)}
      </chakra.strong>
      <Badge tone={dealTones[stage]}>{stageTitles[stage]}</Badge>
      {deal.archivedAt && <Badge>Archived</Badge>}
      <Text look="small" quiet>
        Since {instantDayText(deal.stageSince)}
        {overdue !== null && (
          <chakra.span color="danger" fontWeight="600">
            {` · ${overdueText(overdue)}`}
          </chakra.span>
        )}
      </Text>
      <chakra.div ms={{ sm: 'auto' }} display="flex" gap="2" _print={{ display: 'none' }}>
        {moves.length > 0 && (
          <Menu
            label="Move to…"
            actions={moves}
            trigger={
              <Button variant="outline" size="sm" disabled={moving.size > 0}>
                Move to…
                <ChevronIcon />
              </Button>
            }
          />
        )}
        {mayArchive && <Menu label="More actions for this deal" actions={[archiveEntry(deal)]} />}
      </chakra.div>
      {losing && (
        <LoseDealDialog
          deal={losing}
          onLose={(reason, note) => lose(losing, reason, note)}
          onClose={() => setLosing(null)}
        />
      )}
    </chakra.div>
  );
};
