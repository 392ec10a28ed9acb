import { chakra } from '@chakra-ui/react/styled-system';
import { useRetryMailMutation } from '../../../gql/generated.ts';
import { errorText, problemOf } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface RetryButtonProps {
  readonly id: string;
  readonly subject: string;
  /** Called when it is queued again, by this user or another. */
  readonly onQueued: () => void;
}

/** Sends a failed mail once more. */
export const RetryButton = ({ id, subject, onQueued }: RetryButtonProps) => {
  const [retry, { loading }] = useRetryMailMutation();
  const send = async (): Promise<void> => {
    try {
      await retry({ variables: { id } });
      showToast({ title: 'Resending', text: 'The email will be sent shortly.' });
    } catch (error) {
      showToast({ title: 'Sending failed', text: errorText(error), tone: 'error' });
      if (problemOf(error).code !== 'NOT_FOUND') return;
    }
    onQueued();
  };
  return (
    <Button variant="outline" size="sm" whiteSpace="nowrap" disabled={loading} onClick={() => void send()}>
      {loading ? 'Sending...' : 'Resend'} <chakra.span srOnly>{subject}</chakra.span>
    </Button>
  );
};
