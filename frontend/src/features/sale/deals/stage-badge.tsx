import { stageTitles, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { dealTones } from '../../../domain/state-tones.ts';
import type { DealCardFragment } from '../../../gql/generated.ts';
import { Badge } from '../../../ui/text/badge.tsx';

interface StageBadgeProps {
  readonly deal: Pick<DealCardFragment, 'cancellation'> & { readonly stage: DealStage };
}

/** How far a deal is. One whose sale was cancelled is won no more, whatever its stage says. */
export const StageBadge = ({ deal: { stage, cancellation } }: StageBadgeProps) =>
  cancellation ? (
    <Badge tone={dealTones.lost}>Cancelled</Badge>
  ) : (
    <Badge tone={dealTones[stage]}>{stageTitles[stage]}</Badge>
  );
