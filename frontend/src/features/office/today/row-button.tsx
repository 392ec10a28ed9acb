import { chakra } from '@chakra-ui/react/styled-system';
import { canBeDismissed } from '@hearthline/rules/waiting.ts';
import { lazy, Suspense } from 'react';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import { telephoneLink } from '../../../domain/company.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/actions/button.tsx';
import { FollowUpMenu } from '../../../domain/tasks/follow-up-menu.tsx';
import { CheckIcon, PhoneIcon } from '../../../ui/theme/icons.tsx';
import { followed, takeable } from './take.ts';
import type { QuickOutcome } from './answers.ts';
import { canBeCalled, nameOf, placeOf } from './today-words.ts';
import type { TodayRow } from './today-rows.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

// Nobody waits for it before they call.
const CallOutcomes = lazy(() =>
  import('./call-outcomes.tsx').then((file) => ({ default: file.CallOutcomes })),
);

interface RowButtonProps {
  readonly row: TodayRow;
  /** Whether the viewer has just taken it. */
  readonly isTaken: boolean;
  readonly busy: boolean;
  /** Whether a call is being made: its outcomes stand in place of the button. */
  readonly calling: boolean;
  readonly onCall: (calling: boolean) => void;
  readonly onOutcome: (outcome: QuickOutcome) => void;
  readonly onConfirm: () => void;
  readonly onRemind: () => void;
  readonly onReview: () => void;
  readonly onDismiss: () => void;
  readonly onComplete: () => void;
  readonly onTake: () => void;
  /** Called once something about the row was stored. */
  readonly onChanged: () => void;
  readonly onUndo: () => void;
}

const Done = chakra('span', { base: { textStyle: 'small', color: 'pineText', whiteSpace: 'nowrap' } });
const Both = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1' } });
/** What a row is for; of the row in hand it is filled (`today-row.tsx`). */
const look = { variant: 'outline', size: 'sm', 'data-answer': '' } as const;

/** The link that dials; without a number that can be dialed, a button. Either way the outcomes of the call follow. */
const CallButton = ({ item, onCall }: { item: WaitingItemFragment; onCall: () => void }) =>
  canBeCalled(item) ? (
    <ButtonAnchor
      {...look}
      data-call
      href={telephoneLink(item.phone ?? '')}
      onClick={onCall}
      aria-label={`Call ${item.who}`}
    >
      <PhoneIcon />
      Call
    </ButtonAnchor>
  ) : (
    <Button {...look} data-call onClick={onCall} aria-label={`Log a call to ${item.who}`}>
      Log call
    </Button>
  );

/** The one button that answers what waits (a second one sets aside what cannot be answered), and what follows it: the outcomes of a call, or Undo. */
export const RowButton = ({ row, isTaken, busy, calling, onCall, onOutcome, ...on }: RowButtonProps) => {
  const { user } = useSession();
  const { item, answer, isRemoved } = row;
  const about = followed(item);
  const isFree = takeable(item, user);
  if (answer)
    return (
      <Done role="status">
        {about && item.kind === 'call' && (
          <FollowUpMenu about={about} who={nameOf(item)} isSmall onChanged={on.onChanged} />
        )}
        <chakra.span display={{ base: 'none', sm: 'inline' }}>Done · </chakra.span>
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          autoFocus
          onClick={on.onUndo}
          aria-label={`Undo: ${item.who}`}
        >
          Undo
        </Button>
      </Done>
    );
  if (isRemoved) return isTaken ? null : <Done>Done</Done>;
  if (calling)
    return (
      <Suspense>
        <CallOutcomes
          who={item.who}
          busy={busy}
          onOutcome={onOutcome}
          onDismiss={on.onDismiss}
          onClose={() => onCall(false)}
        />
      </Suspense>
    );
  return (
    <Both>
      {isFree && (
        <Button
          variant="ghost"
          size="sm"
          px="2.5"
          data-take
          disabled={busy}
          onClick={on.onTake}
          aria-label={`Take ${nameOf(item)}`}
        >
          Take
        </Button>
      )}
      {about && can(user, 'task:create') && (
        // A phone has room for one of both: what is nobody's is taken first.
        <chakra.span display={{ base: isFree ? 'none' : 'inline-flex', sm: 'inline-flex' }}>
          <FollowUpMenu about={about} who={nameOf(item)} isSmall onChanged={on.onChanged} />
        </chakra.span>
      )}
      <MainButton item={item} busy={busy} onCall={onCall} {...on} />
    </Both>
  );
};

type MainButtonProps = Pick<
  RowButtonProps,
  'busy' | 'onCall' | 'onConfirm' | 'onRemind' | 'onReview' | 'onDismiss' | 'onComplete'
> & { readonly item: WaitingItemFragment };

/** What a row is for. */
const MainButton = ({ item, busy, onCall, ...on }: MainButtonProps) => {
  const { user } = useSession();
  if (item.kind === 'call') return <CallButton item={item} onCall={() => onCall(true)} />;
  if (item.kind === 'task' && item.viewerCanEdit)
    return (
      <Button {...look} disabled={busy} onClick={on.onComplete} aria-label={`Complete ${item.title}`}>
        <CheckIcon />
        Done
      </Button>
    );
  if (item.kind === 'booking' && item.ready && item.viewerCanEdit)
    return (
      <Button {...look} disabled={busy} onClick={on.onConfirm} aria-label={`Confirm ${item.who}`}>
        Confirm
      </Button>
    );
  if (item.kind === 'request' && item.ready && can(user, 'document:request'))
    return (
      <Button {...look} disabled={busy} onClick={on.onRemind} aria-label={`Remind ${item.who}`}>
        Remind
      </Button>
    );
  if (item.kind === 'address' && can(user, 'user:update'))
    return (
      <Button {...look} onClick={on.onReview} aria-label={`Review the new address of ${item.who}`}>
        Review
      </Button>
    );
  const open = (
    <ButtonLink {...look} to={placeOf(item)} aria-label={`Open ${item.title}, ${item.who}`}>
      Open
    </ButtonLink>
  );
  if (!canBeDismissed(item.kind)) return open;
  return (
    <Both>
      <Button
        variant="ghost"
        size="sm"
        disabled={busy}
        onClick={on.onDismiss}
        aria-label={`Dismiss ${item.title}, ${item.who}`}
      >
        Dismiss
      </Button>
      {open}
    </Both>
  );
};
