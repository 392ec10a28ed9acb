import { Button } from '../../../../ui/actions/button.tsx';
import { TurnBackIcon } from './turn-back-icon.tsx';
import type { ContactActions } from './contact-actions.tsx';

/** Takes back what was done last, longer than the toast that offers it. */
export const UndoButton = ({ actions: { undoable, undo } }: { readonly actions: ContactActions }) =>
  undoable && (
    <Button size="sm" variant="ghost" onClick={undo} title={undoable}>
      <TurnBackIcon />
      Undo
    </Button>
  );
