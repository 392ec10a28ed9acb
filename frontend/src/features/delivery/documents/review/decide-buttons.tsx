import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckIcon, CloseIcon } from '../../../../ui/theme/icons.tsx';

export interface Deciding {
  /** Whether the buttons take a press: not right after the document before it was decided with the same ones. */
  readonly isArmed: boolean;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onUndo: () => void;
}

interface DecideButtonsProps extends Deciding {
  readonly document: Pick<DocumentItemFragment, 'name' | 'state'>;
  readonly canUndo: boolean;
}

/** The buttons that decide: approving and rejecting, or taking that back. */
export const DecideButtons = ({
  document: { name, state },
  canUndo,
  isArmed,
  busy,
  onApprove,
  onReject,
  onUndo,
}: DecideButtonsProps) => {
  const spent = !isArmed || busy;
  const press = (run: () => void) => () => spent || run();
  if (canUndo)
    return (
      <Button variant="outline" onClick={onUndo}>
        Undo the review
      </Button>
    );
  return (
    <>
      {state !== 'rejected' && (
        <Button
          variant="outline"
          aria-label={`Reject ${name}`}
          aria-disabled={spent || undefined}
          onClick={press(onReject)}
        >
          <CloseIcon />
          Reject
        </Button>
      )}
      {state !== 'approved' && (
        <Button
          variant="solid"
          aria-label={`Approve ${name}`}
          aria-disabled={spent || undefined}
          onClick={press(onApprove)}
        >
          <CheckIcon />
          Approve
        </Button>
      )}
    </>
  );
};
