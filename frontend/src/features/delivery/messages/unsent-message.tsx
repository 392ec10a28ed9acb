import { chakra } from '@chakra-ui/react/styled-system';
import { messageSentences } from '@hearthline/rules/delivery/messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { PendingMessage } from './outbox.ts';

interface UnsentMessageProps {
  readonly message: PendingMessage;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** A message being sent, or one that failed and can be sent again. */
export const UnsentMessage = ({ message: { text, at, problem }, onAgain, onDrop }: UnsentMessageProps) => (
  <MessageBubble
    text={text}
    at={at}
    own
    author="You"
    state={problem === null ? 'Sending…' : messageSentences.sendFailed}
    failed={problem !== null}
  >
    {problem !== null && (
      <chakra.div
        role="alert"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="flex-end"
        gap="2"
        mt="1"
      >
        <chakra.span textStyle="fine" color="danger">
          {problem}
        </chakra.span>
        <Button variant="outline" size="sm" onClick={onAgain}>
          Send again
        </Button>
        <Button variant="ghost" size="sm" onClick={onDrop}>
          Discard
        </Button>
      </chakra.div>
    )}
  </MessageBubble>
);
