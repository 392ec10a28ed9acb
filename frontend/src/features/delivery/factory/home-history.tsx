import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useFactoryHomeEventsQuery } from '../../../gql/generated.ts';
import { timeText } from '../../../platform/dates/instant-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { eventWords } from './factory-words.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** What happened to a home in the factory: when, what, by whom and why. */
export const HomeHistory = ({
  id,
  name,
  onClose,
}: {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useFactoryHomeEventsQuery({
    variables: { id, page },
    ...networkOnly,
  });
  const shown = (data ?? previousData)?.factoryHomeEvents;
  return (
    <Dialog title="History" description={name} onClose={onClose}>
      {error && !loading ? (
        <LoadError title="We could not load the history" error={error} retry={refetch} />
      ) : !shown ? (
        <PageSpinner />
      ) : shown.events.length === 0 ? (
        <Text quiet>This home has no history yet.</Text>
      ) : (
        <chakra.ol listStyleType="none">
          {shown.events.map((event) => {
            const { title, text } = eventWords(event);
            return (
              <chakra.li
                key={event.id}
                py="3"
                borderTopWidth="1px"
                borderColor="line"
                _first={{ borderTopWidth: '0', pt: '0' }}
              >
                <Text look="small" fontWeight="600">
                  {title}
                </Text>
                {text && (
                  <Text look="small" overflowWrap="anywhere">
                    {text}
                  </Text>
                )}
                <Text look="fine" quiet>
                  <time dateTime={event.createdAt}>{timeText(event.createdAt)}</time>
                  {event.actorName && ` by ${event.actorName}`}
                </Text>
              </chakra.li>
            );
          })}
        </chakra.ol>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="History"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText=""
          onPage={setPage}
        />
      )}
    </Dialog>
  );
};
