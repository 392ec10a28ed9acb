import { chakra } from '@chakra-ui/react/styled-system';
import {
  useAssignMessageThreadMutation,
  useMarkMessageThreadDoneMutation,
  useMessageColleaguesQuery,
  useReopenMessageThreadMutation,
  type ThreadStateFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/forms/field.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { CheckIcon } from '../../../ui/theme/icons.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

interface ThreadToolsProps {
  readonly state: ThreadStateFragment;
  /** The number of the last message that is there to be read: what the customer writes later opens the thread again. */
  readonly latest: number;
}

/** For the team: who looks after a thread, and whether it is done. */
export const ThreadTools = ({
  state: { id, assigneeId, assigneeName, isDone },
  latest,
}: ThreadToolsProps) => {
  const { user } = useSession();
  const { data } = useMessageColleaguesQuery(cacheFirst);
  const again = useRefetchActiveQueries('MessageThreads', 'UnreadMessages');
  const [assign, { loading: assigning }] = useAssignMessageThreadMutation(again);
  const [markDone, { loading: closing }] = useMarkMessageThreadDoneMutation(again);
  const [reopen, { loading: opening }] = useReopenMessageThreadMutation(again);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ title: 'The conversation was not changed', text: errorText(error), tone: 'error' });
    }
  };
  const known = data?.contactOwners ?? [];
  // Somebody who has left the team may still be assigned.
  const hasLeft = assigneeId !== null && !known.some((one) => one.id === assigneeId);
  const colleagues = hasLeft ? [...known, { id: assigneeId, name: assigneeName ?? 'Somebody' }] : known;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="line"
      _print={{ display: 'none' }}
    >
      <Select
        aria-label="Assigned to"
        width={{ base: 'calc(100% - 10.5rem)', sm: '13rem' }}
        value={assigneeId ?? ''}
        disabled={assigning}
        onChange={(event) => {
          const to = event.target.value || null;
          void attempt(() => assign({ variables: { id, assigneeId: to } }));
        }}
      >
        <option value="">Not assigned</option>
        {colleagues.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === user?.id ? `Me (${one.name})` : one.name}
          </option>
        ))}
      </Select>
      {isDone && <Badge tone="done">Done</Badge>}
      {isDone ? (
        <Button
          size="sm"
          variant="outline"
          ms="auto"
          disabled={opening}
          onClick={() => void attempt(() => reopen({ variables: { id } }))}
        >
          Open again
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          ms="auto"
          disabled={closing || latest === 0}
          onClick={() => void attempt(() => markDone({ variables: { id, number: latest } }))}
        >
          <CheckIcon />
          Mark as done
        </Button>
      )}
    </chakra.div>
  );
};
