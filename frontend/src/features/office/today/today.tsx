import { chakra } from '@chakra-ui/react/styled-system';
import { rangeText } from '@hearthline/rules/paging.ts';
import { todayPageSize, todaySentences } from '@hearthline/rules/waiting.ts';
import { workspaceKinds } from '@hearthline/rules/office/workspace-changes.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTodayQuery } from '../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { TodayList } from './today-list.tsx';
import { can } from '@hearthline/rules/permissions.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { useNow } from './clock-text.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { Later } from './later.tsx';
import { countOf, TodayFilters } from './today-filters.tsx';
import { useTodayUrl } from './today-url.ts';
import type { DrawDesign } from './today-row.tsx';

const Box = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 0.625rem)',
    px: '4',
    py: '5',
  },
});

interface TodayProps {
  /** Draws the design that a booking or a request came with. */
  readonly drawDesign?: DrawDesign;
  /** Called once it is shown, or cannot be. */
  readonly onShown?: () => void;
}

/** What waits for a member of staff: now, today, and later, which is closed at first. It follows what others do. */
export const Today = ({ drawDesign, onShown }: TodayProps) => {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const { scope, kind, setScope, setKind } = useTodayUrl();
  const { user } = useSession();
  const { data, previousData, loading, error, refetch } = useTodayQuery({
    variables: { page, scope, kinds: kind ? [kind] : null },
  });
  const read = async (): Promise<void> => void (await refetch().catch(() => undefined));
  useWorkspaceChanges(workspaceKinds, () => void read());
  // Rendered in slices, so that the page responds while its rows are made.
  const today = useDeferredValue((data ?? previousData)?.today);
  const isSettled = Boolean(today ?? (error && !loading));
  useEffect(() => {
    if (isSettled) onShown?.();
  }, [isSettled, onShown]);
  const goTo = (to: number): void => {
    setPage(to);
    heading.current?.focus();
  };
  const now = useNow(today ? Date.parse(today.at) : 0);
  // Whoever has just asked takes their place by age once their time is over.
  const nextPlace = today?.items.find(
    ({ freshUntil }) =>
      freshUntil !== null && Date.parse(freshUntil) <= now && Date.parse(freshUntil) > Date.parse(today.at),
  )?.freshUntil;
  useEffect(() => {
    if (nextPlace) void refetch().catch(() => undefined);
  }, [nextPlace, refetch]);
  const choose = (change: () => void): void => {
    setPage(1);
    change();
  };
  const tallies = today?.tallies ?? [];
  const bookings = countOf(tallies, scope, ['now'], ['booking']);
  // The last one of the last page was answered.
  if (today && !loading && page > today.pagination.totalPages) setPage(today.pagination.totalPages);
  return (
    <chakra.section aria-labelledby="today-heading" aria-busy={loading} minW="0">
      <chakra.div display="flex" alignItems="center" gap="2.5" minH="9">
        <Heading id="today-heading" look="subheading" ref={heading} tabIndex={-1}>
          {todaySentences.title}
        </Heading>
        {today && today.pagination.total > 0 && (
          <Badge tone="act">{today.pagination.total.toLocaleString('en-US')}</Badge>
        )}
        {bookings > 1 && (!kind || kind === 'booking') && can(user, 'appointment:change') && (
          <chakra.div ms="auto">
            <ConfirmAll scope={scope} read={read} />
          </chakra.div>
        )}
      </chakra.div>
      {error && !today && !loading ? (
        <LoadError title={todaySentences.fetchFailed} error={error} retry={read} />
      ) : !today ? (
        <Skeleton minH="66" height="16.5rem" borderRadius="md" data-skeleton />
      ) : (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <TodayFilters
            tallies={tallies}
            scope={scope}
            kind={kind}
            onScope={(to) => choose(() => setScope(to))}
            onKind={(to) => choose(() => setKind(to))}
          />
          <TodayList
            key={`${scope} ${kind ?? ''} ${today.pagination.page}`}
            withGroups
            withOwners={scope !== 'mine'}
            items={today.items}
            now={now}
            drawDesign={drawDesign}
            read={read}
          />
          {today.pagination.total === 0 && (
            <Box>
              <Text>{scope === 'unassigned' ? todaySentences.noneUnassigned : todaySentences.none}</Text>
              <Text look="small" quiet>
                {todaySentences.noneText}
              </Text>
            </Box>
          )}
          {today.pagination.totalPages > 1 && (
            <Pager
              label={todaySentences.title}
              pagination={today.pagination}
              requestedPage={page}
              rangeText={rangeText(today.pagination, todayPageSize, String(today.pagination.total))}
              onPage={goTo}
            />
          )}
          <Later
            key={`${scope} ${kind ?? ''} later`}
            count={countOf(tallies, scope, ['later'], kind ? [kind] : undefined)}
            scope={scope}
            kind={kind}
            at={today.at}
            read={read}
          />
        </chakra.div>
      )}
    </chakra.section>
  );
};
