import { useApolloClient } from '@apollo/client/react';
import type { TodayScope } from '@hearthline/rules/waiting.ts';
import { lazy, Suspense, useState } from 'react';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import type { BookingToConfirm } from './confirm-all-dialog.tsx';

const load = () => import('./confirm-all-dialog.tsx');
const ConfirmAllDialog = lazy(() => load().then((file) => ({ default: file.ConfirmAllDialog })));

interface ConfirmAllProps {
  readonly scope: TodayScope;
  readonly read: () => Promise<void>;
}

/** Confirms all bookings that can still be confirmed, at most fifty at a time: two presses, and one that takes it back. */
export const ConfirmAll = ({ scope, read }: ConfirmAllProps) => {
  const client = useApolloClient();
  const [bookings, setBookings] = useState<readonly BookingToConfirm[]>([]);
  const [isLooking, setIsLooking] = useState(false);
  const look = async (): Promise<void> => {
    setIsLooking(true);
    try {
      const found = await (await load()).bookingsToConfirm(client, scope);
      if (found.length === 0) showToast({ title: 'No booking can be confirmed' });
      setBookings(found);
    } catch (error) {
      showToast({ title: 'That did not work', text: errorText(error), tone: 'error' });
    }
    setIsLooking(false);
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={isLooking} onClick={() => void look()}>
        Confirm all
      </Button>
      <Suspense>
        {bookings.length > 0 && (
          <ConfirmAllDialog bookings={bookings} read={read} onClose={() => setBookings([])} />
        )}
      </Suspense>
    </>
  );
};
