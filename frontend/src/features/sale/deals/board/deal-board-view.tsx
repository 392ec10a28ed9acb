import { dealStages } from '@hearthline/rules/sale/deals/stages.ts';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useDealBoardQuery } from '../../../../gql/generated.ts';
import { useAssignOne } from '../../../../domain/owner/use-assign-one.tsx';
import { useBoardFlight } from '../../../../ui/board/board-flight.ts';
import { BoardSkeleton } from '../../../../ui/board/board-skeleton.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { useMoveDeal, type Movable } from '../moves/use-move-deal.ts';
import { DealBoard } from './deal-board.tsx';

const LoseDealDialog = lazy(() =>
  import('../moves/lose-deal-dialog.tsx').then((file) => ({ default: file.LoseDealDialog })),
);

/** The board of deals by stage, which follows what others do. @param owner only the deals of this member of staff */
export const DealBoardView = ({ owner }: { readonly owner: string | null }) => {
  const { data, previousData, error, loading, refetch } = useDealBoardQuery({
    variables: { owner },
  });
  const read = (): void => void refetch().catch(() => undefined);
  const onLift = useBoardFlight(['deals', 'contacts'], read);
  const [losing, setLosing] = useState<Movable | null>(null);
  const moves = useMoveDeal(read, setLosing);
  const assigning = useAssignOne('deal', read);
  const columns = (data ?? previousData)?.dealBoard;
  // At first rendered in slices, so that the page responds while its cards are made; what is moved later shows at once.
  const isDrawn = useDeferredValue(columns !== undefined);
  if (error && !columns && !loading)
    return <LoadError title="Failed to fetch the deals" error={error} retry={read} />;
  if (!columns || !isDrawn) return <BoardSkeleton columns={dealStages.length} />;
  return (
    <>
      <DealBoard
        columns={columns}
        owner={owner}
        moves={moves}
        onLift={onLift}
        assignEntries={assigning.entriesOf}
      />
      {assigning.dialog}
      <Suspense>
        {losing && (
          <LoseDealDialog
            deal={losing}
            onLose={(reason, note) => moves.lose(losing, reason, note)}
            onClose={() => setLosing(null)}
          />
        )}
      </Suspense>
    </>
  );
};
