import { chakra } from '@chakra-ui/react/styled-system';
import { quickOutcomes } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CloseIcon } from '../../../ui/theme/icons.tsx';
import type { QuickOutcome } from './answers.ts';

const outcomes = Object.keys(quickOutcomes) as QuickOutcome[];

interface CallOutcomesProps {
  readonly who: string;
  readonly busy: boolean;
  readonly onOutcome: (outcome: QuickOutcome) => void;
  /** Nobody has to call. */
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

/** How a call ended, one press each. The first one takes the focus: the button that was pressed is gone. */
export const CallOutcomes = ({ who, busy, onOutcome, onDismiss, onClose }: CallOutcomesProps) => (
  <chakra.div
    role="group"
    aria-label={`How did the call to ${who} end?`}
    display="flex"
    flexWrap="wrap"
    gap="1.5"
    onKeyDown={(event) => event.key === 'Escape' && onClose()}
  >
    {outcomes.map((outcome, index) => (
      <Button
        key={outcome}
        variant="outline"
        size="sm"
        disabled={busy}
        autoFocus={index === 0}
        onClick={() => onOutcome(outcome)}
      >
        {quickOutcomes[outcome]}
      </Button>
    ))}
    <Button variant="outline" size="sm" disabled={busy} onClick={onDismiss}>
      No answer needed
    </Button>
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Not called: ${who}`}
      title="Not called"
      disabled={busy}
      onClick={onClose}
      boxSize="var(--control, 2.25rem)"
    >
      <CloseIcon />
    </Button>
  </chakra.div>
);
