import { pluralize } from '@hearthline/rules/humanize.ts';
import { maxConfirmed } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { TodayScope } from '@hearthline/rules/waiting.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  BookingsToConfirmDocument,
  useConfirmBookingsMutation,
  useUndoBookingConfirmationsMutation,
  type BookingsToConfirmQuery,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface Ref {
  readonly id: string;
  readonly version: number;
}

interface ConfirmAllProps {
  readonly scope: TodayScope;
  readonly read: () => Promise<void>;
}

/** Confirms all bookings that can still be confirmed, at most fifty at a time: two presses, and one that takes it back. */
export const ConfirmAll = ({ scope, read }: ConfirmAllProps) => {
  const client = useApolloClient();
  const [confirm, { loading }] = useConfirmBookingsMutation();
  const [undo] = useUndoBookingConfirmationsMutation();
  const [found, setFound] = useState<readonly (Ref & { readonly who: string })[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const fail = (error: unknown): void =>
    showToast({ title: 'That did not work', text: errorText(error), tone: 'error' });
  const look = async (): Promise<void> => {
    setIsLooking(true);
    try {
      const all: (Ref & { readonly who: string })[] = [];
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
      fail(error);
    } finally {
      setIsLooking(false);
    }
  };
  const takeBack = async (refs: Ref[]): Promise<void> => {
    try {
      await undo({ variables: { refs } });
    } catch (error) {
      fail(error);
    }
    await read();
  };
  const send = async (): Promise<void> => {
    const refs = (found ?? []).map(({ id, version }) => ({ id, version }));
    try {
      const { data } = await confirm({ variables: { refs } });
      const done = (data?.confirmAppointments ?? []).map(({ id, version }) => ({ id, version }));
      const left = refs.length - done.length;
      showToast({
        title: `${pluralize(done.length, 'booking')} confirmed`,
        text:
          left > 0
            ? `${pluralize(left, 'booking')} had changed meanwhile.`
            : 'The customers are mailed in a moment.',
        ...(done.length > 0 && { action: { label: 'Undo', onAction: () => void takeBack(done) } }),
      });
    } catch (error) {
      fail(error);
    }
    setFound(null);
    await read();
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={isLooking} onClick={() => void look()}>
        Confirm all
      </Button>
      {found && (
        <FormDialog
          title={`Confirm ${pluralize(found.length, 'booking')}?`}
          description="Their customers are mailed ten seconds later. Until then you can undo it."
          action={`Confirm ${found.length}`}
          busyText="Confirming..."
          busy={loading}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          onClose={() => setFound(null)}
        >
          <Text look="small">{names(found.map(({ who }) => who))}</Text>
        </FormDialog>
      )}
    </>
  );
};

const shown = 6;
const names = (all: readonly string[]): string =>
  all.length <= shown
    ? `${all.join(', ')}.`
    : `${all.slice(0, shown).join(', ')} and ${all.length - shown} more.`;
