import { chakra } from '@chakra-ui/react/styled-system';
import { figureText } from '@hearthline/rules/office/figure-list.ts';
import { useState } from 'react';
import { useFigureHistoryQuery, type EditableFigureFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', pt: '0' },
  },
});

/** A figure's history: who recorded it when, and the previous values. */
export const FigureHistory = ({
  figure: { key, label, caption },
  onClose,
}: {
  figure: EditableFigureFragment;
  onClose: () => void;
}) => {
  const [page, setPage] = useState(1);
  const { data, previousData, loading, error, refetch } = useFigureHistoryQuery({
    variables: { key, page },
    ...networkOnly,
  });
  const found = (data ?? previousData)?.figureHistory;
  return (
    <Dialog title={`History of ${[label, caption].filter(Boolean).join(', ')}`} onClose={onClose}>
      {error && !loading ? (
        <LoadError title="We could not load the history" error={error} retry={refetch} />
      ) : !found ? (
        <chakra.div aria-busy data-skeleton display="grid" gap="3">
          <Skeleton />
          <Skeleton />
        </chakra.div>
      ) : found.changes.length === 0 ? (
        <Text quiet>This figure has not been recorded yet.</Text>
      ) : (
        <chakra.ol listStyleType="none" aria-busy={loading}>
          {found.changes.map((change) => (
            <Line key={change.id}>
              <chakra.span display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
                <strong>{figureText(change.value, change.unit)}</strong>
                <chakra.span textStyle="small" color="quiet">
                  as of {dayText(change.asOf)}
                </chakra.span>
              </chakra.span>
              <Text look="small" quiet>
                {change.before !== null && change.beforeUnit
                  ? `Before: ${figureText(change.before, change.beforeUnit)}. `
                  : 'First value. '}
                Recorded {shortTimeText(change.recordedAt)}
                {change.by ? ` by ${change.by}` : ''}.
              </Text>
              {change.note && (
                <Text look="small" overflowWrap="anywhere">
                  {change.note}
                </Text>
              )}
            </Line>
          ))}
        </chakra.ol>
      )}
      {found && found.pagination.totalPages > 1 && (
        <Pager
          label="History"
          pagination={found.pagination}
          requestedPage={page}
          rangeText=""
          onPage={setPage}
        />
      )}
    </Dialog>
  );
};
