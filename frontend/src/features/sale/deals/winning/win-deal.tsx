import { chakra } from '@chakra-ui/react/styled-system';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDealToWinQuery } from '../../../../gql/generated.ts';
import { useNextStep } from '../../../../domain/next-step.tsx';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, textLink } from '../../../../ui/text/text.tsx';
import { WinDialog } from './win-dialog.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

const PageLink = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

interface WinDealProps {
  readonly dealId: string;
  /** What follows about the project that the deal has become. */
  readonly children: (projectId: string) => ReactNode;
}

/** The last step of a sale: once everybody has signed it is the next one of the page, and later the project stands here. */
export const WinDeal = ({ dealId, children }: WinDealProps) => {
  const { user } = useSession();
  const { data, refetch } = useDealToWinQuery({ variables: { dealId } });
  useWorkspaceChanges(['deals'], () => void refetch().catch(() => undefined));
  const [winning, setWinning] = useRestoredState(`win-open:${dealId}`, false, restorable.one(true));
  const deal = data?.deal;
  const wins = deal && isOpen(deal.stage) && deal.agreementSigned && mayChange(user, 'deal:win', deal);
  useNextStep(
    'win',
    wins
      ? { text: 'Everybody has signed.', action: { label: 'Win the deal…', run: () => setWinning(true) } }
      : null,
  );
  if (!deal) return null;
  return (
    <>
      {deal.project && (
        <Card as="section" aria-labelledby="deal-project" display="grid" gap="3" justifyItems="start">
          <Heading as="h2" look="subheading" id="deal-project">
            Project
          </Heading>
          <PageLink to={`/projects/${deal.project.id}`}>{deal.project.name}</PageLink>
        </Card>
      )}
      {winning && wins && <WinDialog deal={deal} onClose={() => setWinning(false)} />}
      {deal.project && children(deal.project.id)}
    </>
  );
};
