import { chakra } from '@chakra-ui/react/styled-system';
import { cancelTogetherMax, capSentences } from '@hearthline/rules/sale/appointments/caps.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useState } from 'react';
import { useCancelAppointmentsMutation, type CappedBookerRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { useRefetchBookings } from '../staff-dialogs/change-appointment.ts';

interface BulkCancelDialogProps {
  readonly bookings: CappedBookerRowFragment['bookings'];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Cancels many bookings in one step. */
export const BulkCancelDialog = ({ bookings, onDone, onClose }: BulkCancelDialogProps) => {
  const [cancel, { loading }] = useCancelAppointmentsMutation(useRefetchBookings());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bookings.slice(0, cancelTogetherMax).map(({ id }) => id)),
  );
  const [sendsMail, setSendsMail] = useState(true);
  const { failure, fail, clear } = useSaveError('Nothing was cancelled');
  const done = useIfMounted(onDone);
  const toggle = (id: string): void =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const submit = async (): Promise<void> => {
    clear();
    if (chosen.size === 0) return fail(capSentences.nothing);
    if (chosen.size > cancelTogetherMax) return fail(capSentences.tooMany);
    try {
      const { data } = await cancel({ variables: { input: { ids: [...chosen], tell: sendsMail } } });
      const { cancelled = 0, skipped = 0, mails = 0 } = data?.cancelAppointments ?? {};
      const left =
        skipped > 0 ? ` ${counted(skipped, 'booking', 'bookings')} could not be cancelled any more.` : '';
      showToast({
        title: `${counted(cancelled, 'booking', 'bookings')} cancelled`,
        text: `${mails > 0 ? `${counted(mails, 'email was', 'emails were')} sent.` : 'No one was notified.'}${left}`,
      });
      done();
    } catch (error) {
      fail(errorText(error));
    }
  };
  return (
    <FormDialog
      danger
      title="Cancel these bookings?"
      description="Their times are free again at once. This cannot be undone."
      action={`Cancel ${counted(chosen.size, 'booking', 'bookings')}`}
      busyText="Cancelling..."
      dismiss="Keep them"
      busy={loading}
      disabled={chosen.size === 0}
      error={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <chakra.fieldset borderWidth="0" p="0" minW="0" display="grid" gap="2">
        <chakra.legend
          textStyle="label"
          display="flex"
          width="full"
          justifyContent="space-between"
          alignItems="center"
        >
          Bookings
          <Button
            size="sm"
            variant="ghost"
            me="-3"
            onClick={() =>
              setChosen(
                new Set(chosen.size > 0 ? [] : bookings.slice(0, cancelTogetherMax).map(({ id }) => id)),
              )
            }
          >
            {chosen.size > 0 ? 'Select none' : 'Select all'}
          </Button>
        </chakra.legend>
        <chakra.div
          display="grid"
          gap="3"
          maxH="18rem"
          overflowY="auto"
          py="1"
          tabIndex={0}
          role="group"
          aria-label="Bookings to cancel"
        >
          {bookings.map(({ id, appointmentDate, appointmentTime, customerName, customerEmail }) => (
            <CheckboxField
              key={id}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
              label={
                <>
                  <chakra.span fontWeight="600">
                    {dayText(appointmentDate)}, {timeOfDay(appointmentTime)}
                  </chakra.span>{' '}
                  ·{' '}
                  <chakra.span overflowWrap="anywhere">
                    {customerName}, {customerEmail}
                  </chakra.span>
                </>
              }
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
      <CheckboxField
        checked={sendsMail}
        onChange={(event) => setSendsMail(event.target.checked)}
        label="Mail them: one mail to each address. Leave it out if the addresses may be those of strangers."
      />
    </FormDialog>
  );
};
