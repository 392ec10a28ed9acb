import { chakra } from '@chakra-ui/react/styled-system';
import { messageSentences, messageThreadShows } from '@hearthline/rules/delivery/messages.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessageThreadsQuery, type ThreadLineFragment } from '../../../gql/generated.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { useStableOrder } from '../../../platform/state/stable-order.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useWide } from '../../../ui/layout/wide-window.ts';
import { Heading, textLink } from '../../../ui/text/text.tsx';
import { useMessageChanges } from './message-subscription.ts';
import { MessageThread } from './message-thread.tsx';
import { lineId, ThreadList } from './thread-list.tsx';
import { emptyShows, nothingFound, ThreadShows } from './thread-shows.tsx';
import { isStaff } from '@hearthline/rules/permissions.ts';

const PageLink = chakra(Link, { base: textLink });

/** The parts of the address that this screen uses. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const withPart = (name: string, value: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const page = Number(params.get('page') ?? '1');
  return {
    thread: params.get('thread'),
    search: params.get('search') ?? '',
    show: messageThreadShows.find((one) => one === params.get('show')) ?? 'open',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: (thread: string): void => setParams(withPart('thread', thread), { replace: true }),
    linkOf: (thread: string | null): string => `?${withPart('thread', thread).toString()}`,
    goTo: (value: number): void => setParams(withPart('page', value === 1 ? null : String(value))),
    find: (value: string): void => {
      const next = withPart('search', value);
      next.delete('page');
      setParams(next, { replace: true });
    },
  };
};

const noThreads: readonly ThreadLineFragment[] = [];

/** When the newest message that the viewer has not read was written. */
const unreadSince = ({ unread, latest }: ThreadLineFragment): string =>
  unread > 0 ? (latest?.createdAt ?? '') : '';

/** Moves the focus on a phone, where the list and a conversation replace each other and the focused element disappears. */
const useFocusBetween = (thread: string | null, heading: RefObject<HTMLHeadingElement | null>): void => {
  const last = useRef(thread);
  useEffect(() => {
    const before = last.current;
    last.current = thread;
    const focused = document.activeElement;
    if (before === thread || (focused && focused !== document.body && focused.getClientRects().length > 0))
      return;
    (thread ? heading.current : document.getElementById(lineId(before ?? '')))?.focus();
  });
};

/** All conversations of the signed-in user: the list, and the open one beside it; on a phone, one at a time. */
export const MessagesScreen = () => {
  const { user } = useSession();
  const { thread, search, page, show, linkOf, goTo, find, open: openThread } = useAddress();
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBetween(thread, heading);
  const forStaff = user !== null && isStaff(user.role);
  const { data, previousData, loading, error, refetch } = useMessageThreadsQuery({
    variables: { page, search, ...(forStaff && { show: search ? null : show }) },
  });
  useMessageChanges(() => void refetch().catch(() => undefined));
  const found = (data ?? previousData)?.messageThreads;
  // Beside the list the newest unread thread is open from the start: those with unread messages come first.
  const first = wide && !thread && !search && !loading ? found?.threads[0]?.id : undefined;
  const openFirst = useEffectEvent(openThread);
  useEffect(() => {
    if (first) openFirst(first);
  }, [first]);
  const threads = useStableOrder(
    data ? `${show} ${page} ${search}` : '',
    found?.threads ?? noThreads,
    unreadSince,
  );
  if (error && !loading && !found)
    return <LoadError title={messageSentences.fetchFailed} error={error} retry={refetch} />;
  if (!found) return <Skeleton minH="80" borderRadius="lg" data-skeleton />;
  const { pagination } = found;
  if (threads.length === 0 && !search && page === 1 && !forStaff) {
    return (
      <EmptyState
        as="h2"
        title={messageSentences.none}
        text="Your conversations with our team will appear here once your project has been set up."
      />
    );
  }
  const open = thread ?? (!forStaff && pagination.total === 1 ? (threads[0]?.id ?? null) : null);
  const shown = threads.find(({ id }) => id === open);
  const searches = forStaff || pagination.totalPages > 1 || search !== '';
  return (
    <chakra.div
      display="grid"
      gap={{ base: '5', lg: '6' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: pagination.total > 1 || forStaff ? 'minmax(0, 22rem) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
      alignItems="start"
    >
      {(forStaff || pagination.total !== 1) && (
        <chakra.div display={{ base: open ? 'none' : 'grid', lg: 'grid' }} gap="2" minW="0">
          {forStaff && <ThreadShows show={show} />}
          {searches && (
            <SearchBox
              label={forStaff ? 'Search customers and projects' : 'Search projects'}
              value={search}
              onSearch={find}
            />
          )}
          {threads.length === 0 ? (
            <EmptyState as="h2" {...(search ? nothingFound : emptyShows[show])} />
          ) : (
            <ThreadList threads={threads} open={open} linkOf={linkOf} forStaff={forStaff} />
          )}
          {pagination.totalPages > 1 && (
            <Pager
              label="Conversations"
              pagination={pagination}
              requestedPage={page}
              rangeText={`${pagination.total} conversations`}
              onPage={goTo}
            />
          )}
        </chakra.div>
      )}
      <chakra.div display={{ base: open ? 'grid' : 'none', lg: 'grid' }} gap="4" minW="0">
        {open ? (
          <>
            <chakra.div
              display="flex"
              flexWrap="wrap"
              alignItems="baseline"
              justifyContent="space-between"
              gap="3"
            >
              {shown ? (
                <Heading ref={heading} as="h2" look="subheading" tabIndex={-1} data-place>
                  {shown.projectName}
                  {forStaff && shown.customerName && (
                    <chakra.span color="quiet"> · {shown.customerName}</chakra.span>
                  )}
                </Heading>
              ) : (
                <span />
              )}
              <chakra.span display="flex" gap="4" textStyle="small">
                {thread && (
                  <PageLink to={linkOf(null)} display={{ lg: 'none' }}>
                    All conversations
                  </PageLink>
                )}
                <PageLink to={`/projects/${open}`}>Open project</PageLink>
              </chakra.span>
            </chakra.div>
            <MessageThread key={open} projectId={open} />
          </>
        ) : (
          <EmptyState
            as="h2"
            title="Choose a conversation"
            text={forStaff ? 'Unread conversations come first.' : 'There is one for each of your projects.'}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
};
