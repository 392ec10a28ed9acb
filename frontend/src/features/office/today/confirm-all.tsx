import type { TodayScope } from '@hearthline/rules/waiting.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

const ConfirmAllDialog = lazy(() =>
  import('./confirm-all-dialog.tsx').then((file) => ({ default: file.ConfirmAllDialog })),
);

interface ConfirmAllProps {
  readonly scope: TodayScope;
  readonly read: () => Promise<void>;
}

/** Confirms all bookings that can still be confirmed, at most fifty at a time: two presses, and one that takes it back. */
export const ConfirmAll = ({ scope, read }: ConfirmAllProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" disabled={isOpen} onClick={() => setIsOpen(true)}>
        Confirm all
      </Button>
      <Suspense>
        {isOpen && <ConfirmAllDialog scope={scope} read={read} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
};
