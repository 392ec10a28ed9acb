import { chakra } from '@chakra-ui/react/styled-system';
import { useProjectEventsQuery } from '../../../../gql/generated.ts';
import { timeText } from '../../../../platform/dates/instant-text.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { eventWords } from './project-event-words.ts';

/** What happened to a project: who, when, from what, to what. */
export const ProjectHistory = ({ id }: { readonly id: string }) => {
  const { page, change } = useListUrl();
  const { data, previousData, error, loading, refetch } = useProjectEventsQuery({
    variables: { id, page },
  });
  const shown = (data ?? previousData)?.projectEvents;
  useLastPage({ page, change }, data?.projectEvents.pagination.totalPages);
  if (error && !loading)
    return <LoadError title="Failed to fetch the history" error={error} retry={refetch} />;
  if (!shown) return <PageSpinner />;
  return (
    <chakra.div display="grid" gap="5" maxW="prose">
      <Heading as="h3" look="subheading">
        History
      </Heading>
      <Card as="ol" listStyle="none" py="1" aria-busy={loading}>
        {shown.events.map((event) => {
          const { title, change } = eventWords(event);
          return (
            <chakra.li
              key={event.id}
              py="4"
              borderTopWidth="1px"
              borderColor="line"
              _first={{ borderTopWidth: '0' }}
            >
              <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
                <Text look="small" fontWeight="600">
                  {title}
                </Text>
                <Text look="fine" quiet>
                  <time dateTime={event.createdAt}>{timeText(event.createdAt)}</time>
                </Text>
              </chakra.div>
              {change && (
                <Text look="small" overflowWrap="anywhere">
                  {change}
                </Text>
              )}
              <Text look="fine" quiet>
                {event.actorName && `by ${event.actorName}`}
              </Text>
            </chakra.li>
          );
        })}
      </Card>
      {shown.pagination.totalPages > 1 && (
        <Pager
          label="History"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText=""
          onPage={(to) => change({ page: to })}
        />
      )}
    </chakra.div>
  );
};
