import { chakra } from '@chakra-ui/react/styled-system';
import { messageSentences } from '@hearthline/rules/delivery/messages.ts';
import { Fragment, useEffect, useState } from 'react';
import type { MessageItemFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { MessageAttachment } from './message-attachment.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import { dayHeading } from './message-words.ts';
import { ThreadTools } from './thread-tools.tsx';
import { useSendQueue } from './send-queue.ts';
import { useThread } from './thread-messages.ts';
import { UnsentMessage } from './unsent-message.tsx';
import { mayChange } from '../../../platform/session/may-change.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { useProjectRights } from '../../../domain/project-rights.ts';

const Rule = ({
  children,
  tone = 'quiet',
}: {
  readonly children: string;
  readonly tone?: 'quiet' | 'emberText';
}) => (
  <chakra.li
    display="flex"
    alignItems="center"
    gap="3"
    textStyle="fine"
    color={tone}
    my="1"
    _before={{ content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'line' }}
    _after={{ content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'line' }}
  >
    {children}
  </chakra.li>
);

/** The thread of a project, with a form to answer. New messages appear by themselves. */
export const MessageThread = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const project = useProjectRights(projectId);
  const now = useNow();
  const { part, latest, whole, error, loading, refetch, older, add, markRead } = useThread(projectId);
  const { unsent, send, again, drop } = useSendQueue(projectId, user?.id ?? '', (message) =>
    add({ messages: [message] }),
  );
  const [fetching, setFetching] = useState(false);
  // The first unread message when the thread was opened: the mark stays while they are read.
  const [newFrom, setNewFrom] = useState<number>();
  const forStaff = user !== null && isStaff(user.role);
  useEffect(() => {
    // Drops messages that were stored after all, where only the answer was lost.
    const stored = new Set(part?.messages.map(({ key }) => key));
    for (const { key } of unsent) if (stored.has(key)) drop(key);
  });
  if (error && !part) return <LoadError title={messageSentences.fetchFailed} error={error} retry={refetch} />;
  if (!part) return <Skeleton minH="80" borderRadius="lg" data-skeleton />;
  // Those who buy together read what the other one wrote; the team's colleagues speak with one voice.
  const isNew = ({ number, fromStaff, isMine }: MessageItemFragment): boolean =>
    number > part.readTo && (forStaff ? !fromStaff : !isMine);
  if (newFrom === undefined && !loading) setNewFrom(part.messages.find(isNew)?.number ?? 0);

  const showOlder = async (): Promise<void> => {
    setFetching(true);
    await older().catch((problem: unknown) =>
      showToast({ title: messageSentences.fetchFailed, text: errorText(problem), tone: 'error' }),
    );
    setFetching(false);
  };
  const stored = new Set(part.messages.map(({ key }) => key));
  const onTheWay = unsent.filter(({ key }) => !stored.has(key));
  const lastSeen = part.messages.findLast(
    ({ number, fromStaff }) => fromStaff === forStaff && number <= part.seenTo,
  )?.number;
  const isEmpty = part.messages.length + onTheWay.length === 0;
  const onSeen = (): void => {
    if (part.messages.some(isNew)) void markRead(whole).catch(() => undefined);
  };
  return (
    <chakra.section
      aria-label="Conversation"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      overflow="hidden"
    >
      {part.state && mayChange(user, 'message:manage', project) && (
        <ThreadTools state={part.state} latest={whole} />
      )}
      {isEmpty ? (
        <chakra.div p={{ base: '4', md: '6' }}>
          <EmptyState
            title={messageSentences.none}
            text={forStaff ? messageSentences.noneOffice : messageSentences.nonePortal}
          />
        </chakra.div>
      ) : (
        <MessageList
          latest={latest}
          ownCount={unsent.length}
          first={part.messages[0]?.number ?? 0}
          onSeen={onSeen}
        >
          {part.hasMore && (
            <chakra.div display="flex" justifyContent="center" mb="4">
              <Button variant="outline" size="sm" disabled={fetching} onClick={() => void showOlder()}>
                {fetching ? 'Loading…' : 'Show earlier messages'}
              </Button>
            </chakra.div>
          )}
          <chakra.ol display="grid" gap="4" listStyleType="none">
            {part.messages.map((message, index) => {
              const heading = dayHeading(message.createdAt, now);
              const previous = part.messages[index - 1];
              return (
                <Fragment key={message.id}>
                  {(!previous || dayHeading(previous.createdAt, now) !== heading) && <Rule>{heading}</Rule>}
                  {message.number === newFrom && <Rule tone="emberText">New</Rule>}
                  <MessageBubble
                    text={message.text}
                    at={message.createdAt}
                    own={message.fromStaff === forStaff}
                    author={message.isMine ? 'You' : message.authorName}
                    state={message.number === lastSeen ? 'Seen' : undefined}
                    attachment={message.attachment && <MessageAttachment attachment={message.attachment} />}
                  />
                </Fragment>
              );
            })}
            {onTheWay.map((one) => (
              <UnsentMessage
                key={one.key}
                message={one}
                onAgain={() => again(one)}
                onDrop={() => drop(one.key)}
              />
            ))}
          </chakra.ol>
        </MessageList>
      )}
      <chakra.div borderTopWidth="1px" borderColor="line" p={{ base: '4', md: '6' }}>
        {part.closed ? (
          <Text quiet>{part.closed}</Text>
        ) : (
          <MessageComposer
            key={projectId}
            projectId={projectId}
            draftKey={`hearthline-message:${user?.id}:${projectId}`}
            onSend={send}
          />
        )}
      </chakra.div>
    </chakra.section>
  );
};
