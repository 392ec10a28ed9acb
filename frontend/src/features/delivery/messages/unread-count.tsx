import { chakra } from '@chakra-ui/react/styled-system';
import { useUnreadMessagesQuery } from '../../../gql/generated.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { useMessageChanges } from './message-subscription.ts';

/** The number of unread messages, everywhere or in one project; empty if there are none. It updates itself. */
export const UnreadCount = ({ projectId }: { readonly projectId?: string }) => {
  const { data, previousData, refetch } = useUnreadMessagesQuery({
    variables: { ...(projectId !== undefined && { id: projectId }) },
  });
  useMessageChanges((news) => {
    if (!news || !projectId || news.projectId === projectId) void refetch().catch(() => undefined);
  });
  const count = (data ?? previousData)?.unreadMessages.messages ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="act" px="2">
      {count > 99 ? '99+' : count}
      <chakra.span srOnly> unread</chakra.span>
    </Badge>
  );
};
