import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { ThreadLineFragment } from '../../../gql/generated.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { briefTime } from './message-words.ts';

const Line = chakra(Link, {
  base: {
    display: 'grid',
    gap: '1',
    px: '4',
    py: '3',
    minW: '0',
    textDecoration: 'none',
    color: 'ink',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    _hover: { bg: 'sunken' },
    _currentPage: { bg: 'pineTint', borderColor: 'pine', _hover: { bg: 'pineTint' } },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const OneLine = chakra('p', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' },
});

/** Id of the line of a thread. */
export const lineId = (thread: string): string => `thread-${thread}`;

interface ThreadListProps {
  readonly threads: readonly ThreadLineFragment[];
  readonly open: string | null;
  /** The address of a thread beside the list. */
  readonly linkOf: (id: string) => string;
  /** For the team, lines show whose home it is and whether the thread waits for an answer. */
  readonly forStaff: boolean;
}

/** Threads as lines: whose, the last message, how many are unread. */
export const ThreadList = ({ threads, open, linkOf, forStaff }: ThreadListProps) => {
  const now = useNow();
  return (
    <chakra.ul
      listStyleType="none"
      aria-label="Conversations"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      overflow="hidden"
    >
      {threads.map(({ id, projectName, customerName, latest, unread, isWaiting, state }) => (
        <chakra.li key={id} minW="0" borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: '0' }}>
          <Line id={lineId(id)} to={linkOf(id)} aria-current={id === open ? 'page' : undefined}>
            <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap="3" minW="0">
              <OneLine as="span" fontWeight={unread ? '700' : '600'}>
                {projectName}
              </OneLine>
              {latest && (
                <chakra.time dateTime={latest.createdAt} textStyle="fine" color="quiet" flexShrink="0">
                  {briefTime(latest.createdAt, now)}
                </chakra.time>
              )}
            </chakra.span>
            {forStaff && (
              <OneLine as="span" textStyle="small" color="quiet">
                {customerName ?? 'No customer'}
                {state?.assigneeName && ` · with ${state.assigneeName}`}
              </OneLine>
            )}
            <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3" minW="0">
              <OneLine as="span" textStyle="small" color={unread ? 'ink' : 'quiet'}>
                {latest ? `${latest.isMine ? 'You' : latest.authorName}: ${latest.text}` : 'No messages yet'}
              </OneLine>
              {unread > 0 ? (
                <Badge tone="act" px="2">
                  {unread > 99 ? '99+' : unread}
                  <chakra.span srOnly> unread</chakra.span>
                </Badge>
              ) : (
                forStaff &&
                (isWaiting ? <Badge>Waiting</Badge> : state?.isDone && <Badge tone="done">Done</Badge>)
              )}
            </chakra.span>
          </Line>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};
