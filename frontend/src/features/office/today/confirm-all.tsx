import { maxConfirmed } from '@hearthline/rules/sale/appointments/confirm-limits.ts';
import type { TodayScope } from '@hearthline/rules/waiting.ts';
import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { BookingsToConfirmDocument, type BookingsToConfirmQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import type { BookingToConfirm } from './confirm-all-dialog.tsx';

const ConfirmAllDialog = lazy(() =>
  import('./confirm-all-dialog.tsx').then((file) => ({ default: file.ConfirmAllDialog })),
);

interface ConfirmAllProps {
  readonly scope: TodayScope;
  readonly read: () => Promise<void>;
}

/** Confirms all bookings that can still be confirmed, at most fifty at a time: two presses, and one that takes it back. */
export const ConfirmAll = ({ scope, read }: ConfirmAllProps) => {
  const client = useApolloClient();
  const [found, setFound] = useState<readonly BookingToConfirm[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const look = async (): Promise<void> => {
    setIsLooking(true);
    try {
      const all: BookingToConfirm[] = [];
      for (let page = 1, last = 1; page <= last && all.length < maxConfirmed; page += 1) {
        const { data } = await client.query<BookingsToConfirmQuery>({
          query: BookingsToConfirmDocument,
          variables: { page, scope },
        });
        if (!data) break;
        last = data.today.pagination.totalPages;
        for (const { id, version, who, ready } of data.today.items)
          if (ready && version !== null) all.push({ id, version, who });
      }
      if (all.length > 0) setFound(all.slice(0, maxConfirmed));
      else showToast({ title: 'No booking can be confirmed' });
    } catch (error) {
      showToast({ title: 'That did not work', text: errorText(error), tone: 'error' });
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={isLooking} onClick={() => void look()}>
        Confirm all
      </Button>
      <Suspense>
        {found && <ConfirmAllDialog bookings={found} read={read} onClose={() => setFound(null)} />}
      </Suspense>
    </>
  );
};
