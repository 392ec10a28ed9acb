import type { ApolloClient } from '@apollo/client';
import { maxConfirmed } from '@hearthline/rules/sale/appointments/confirm-limits.ts';
import type { TodayScope } from '@hearthline/rules/waiting.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import {
  BookingsToConfirmDocument,
  useConfirmBookingsMutation,
  useUndoBookingConfirmationsMutation,
  type BookingsToConfirmQuery,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

export interface BookingToConfirm {
  readonly id: string;
  readonly version: number;
  /** Who booked. */
  readonly who: string;
}

/** The bookings that can still be confirmed, as many as are confirmed together. */
export const bookingsToConfirm = async (
  client: ApolloClient,
  scope: TodayScope,
): Promise<BookingToConfirm[]> => {
  const all: BookingToConfirm[] = [];
  for (let page = 1, last = 1; page <= last && all.length < maxConfirmed; page += 1) {
    const { data } = await client.query<BookingsToConfirmQuery>({
      query: BookingsToConfirmDocument,
      variables: { page, scope },
      fetchPolicy: 'network-only',
    });
    if (!data) break;
    last = data.today.pagination.totalPages;
    for (const { id, version, who, ready, viewerCanEdit } of data.today.items)
      if (ready && viewerCanEdit && version !== null) all.push({ id, version, who });
  }
  return all.slice(0, maxConfirmed);
};

const shown = 6;
const names = (all: readonly string[]): string =>
  all.length <= shown
    ? `${all.join(', ')}.`
    : `${all.slice(0, shown).join(', ')} and ${all.length - shown} more.`;

const fail = (error: unknown): void =>
  showToast({ title: 'That did not work', text: errorText(error), tone: 'error' });

interface ConfirmAllDialogProps {
  readonly bookings: readonly BookingToConfirm[];
  readonly read: () => Promise<void>;
  readonly onClose: () => void;
}

/** Says whose bookings are confirmed and confirms them; loaded when it is called for. */
export const ConfirmAllDialog = ({ bookings, read, onClose }: ConfirmAllDialogProps) => {
  const [confirm, { loading }] = useConfirmBookingsMutation();
  const [undo] = useUndoBookingConfirmationsMutation();
  const takeBack = async (refs: { id: string; version: number }[]): Promise<void> => {
    try {
      await undo({ variables: { refs } });
    } catch (error) {
      fail(error);
    }
    await read();
  };
  const send = async (): Promise<void> => {
    const refs = bookings.map(({ id, version }) => ({ id, version }));
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
    onClose();
    await read();
  };
  return (
    <FormDialog
      title={`Confirm ${pluralize(bookings.length, 'booking')}?`}
      description="Their customers are mailed ten seconds later. Until then you can undo it."
      action={`Confirm ${bookings.length}`}
      busyText="Confirming..."
      busy={loading}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <Text look="small">{names(bookings.map(({ who }) => who))}</Text>
    </FormDialog>
  );
};
