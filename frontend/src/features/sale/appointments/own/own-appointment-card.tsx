import { chakra } from '@chakra-ui/react/styled-system';
import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useState } from 'react';
import type { OwnAppointmentFragment } from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { saveFile } from '../../../../platform/api/download.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredRecord, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { ownTimeSentence } from '../../../../platform/dates/reader-time-zone.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { CalendarIcon } from '../../../../ui/theme/further-icons.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { guestStatus, statusTitles, statusTones } from '../appointment-words.ts';
import { Directions, minutesBetween, PlaceText } from '../format-words.tsx';
import { RescheduleDialog } from '../reschedule-dialog.tsx';
import { isSlotChoice, noSlot, type SlotChoice } from '../slots/slot-picker.tsx';
import { useAvailableSlots } from '../slots/available-slots.ts';

const whenOf = ({ appointmentDate, appointmentTime }: OwnAppointmentFragment): string =>
  `${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`;

export interface OwnAppointmentActions {
  readonly onMove: (appointment: OwnAppointmentFragment, choice: SlotChoice) => Promise<unknown>;
  readonly onCancel: (appointment: OwnAppointmentFragment) => Promise<unknown>;
  /** The appointment as an iCalendar file. */
  readonly calendarOf: (appointment: OwnAppointmentFragment) => Promise<string>;
  /** Reloads it after another user changed it. */
  readonly onStale: () => void;
}

const MoveDialog = ({
  appointment,
  actions,
  onClose,
}: {
  appointment: OwnAppointmentFragment;
  actions: OwnAppointmentActions;
  onClose: () => void;
}) => {
  const [choice, setChoice] = useRestoredState(`move:${appointment.id}`, noSlot, isSlotChoice);
  const times = useAvailableSlots(choice.date, { appointmentId: appointment.id });
  const close = useIfMounted(onClose);
  const move = async (chosen: SlotChoice): Promise<void> => {
    try {
      await actions.onMove(appointment, chosen);
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') actions.onStale();
      throw error;
    }
    showToast({
      title: 'Appointment moved',
      text: `The new time is ${longDate(chosen.date)} at ${timeOfDay(chosen.time)}. An email is on its way.`,
    });
    close();
  };
  return (
    <RescheduleDialog
      when={whenOf(appointment)}
      choice={choice}
      times={times}
      minutes={minutesBetween(appointment)}
      onChoose={setChoice}
      onMove={move}
      onClose={onClose}
    />
  );
};

interface OwnAppointmentCardProps {
  readonly appointment: OwnAppointmentFragment;
  /** Null if it is read-only. */
  readonly actions: OwnAppointmentActions | null;
  /** Shows the status as staff see it in their calendar. */
  readonly forStaff?: boolean;
  /** Without a card of its own, where it is on one already. */
  readonly plain?: boolean;
  /** The level of its title, below the heading it stands under. */
  readonly titleLevel?: 'h2' | 'h3';
}

/** One of the user's own appointments: what, when, with whom, and the actions on it. */
export const OwnAppointmentCard = ({
  appointment,
  actions,
  forStaff = false,
  plain = false,
  titleLevel = 'h3',
}: OwnAppointmentCardProps) => {
  const [busy, setBusy] = useState(false);
  const {
    id,
    kind,
    title,
    appointmentDate,
    appointmentTime,
    consultantName,
    formatName,
    place,
    timeZone,
    canChange,
  } = appointment;
  const own = ownTimeSentence(appointment.startsAt, timeZone);
  const [open, setOpen] = useRestoredRecord<'move' | 'cancel'>(`own-appointment-open:${id}`, {
    keep: (one) => (one === 'move' ? one : null),
    find: (restored) => (restored === 'move' && canChange ? restored : null),
  });
  const close = (): void => setOpen(null);
  const status = forStaff ? appointment.status : guestStatus(appointment.status);

  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await actions?.onCancel(appointment);
      showToast({
        title: 'Appointment cancelled',
        text: 'An email is on its way with an update for your calendar.',
      });
    } catch (error) {
      showToast({ title: 'Not cancelled', text: errorText(error), tone: 'error' });
      if (problemOf(error).code === 'CONFLICT') actions?.onStale();
    }
    setBusy(false);
    close();
  };
  const keep = async (): Promise<void> => {
    try {
      saveFile(
        new Blob([(await actions?.calendarOf(appointment)) ?? ''], { type: 'text/calendar' }),
        `${kind}.ics`,
      );
    } catch (error) {
      showToast({ title: 'No calendar file', text: errorText(error), tone: 'error' });
    }
  };

  return (
    <Card
      as="article"
      aria-label={`${title}, ${whenOf(appointment)}`}
      display="grid"
      gap="3"
      alignContent="start"
      {...(plain && { bg: 'transparent', borderWidth: '0', p: '0' })}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="3" justifyContent="space-between">
        <Heading as={titleLevel} look="subheading" overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        <Badge tone={statusTones[status]} mt="0.5" flexShrink="0">
          {statusTitles[status]}
        </Badge>
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        textStyle="small"
        overflowWrap="anywhere"
        css={{ '& dt': { color: 'quiet' }, '& a': textLink }}
      >
        {title !== kindTitles[kind] && (
          <>
            <dt>Type</dt>
            <dd>{kindTitles[kind]}</dd>
          </>
        )}
        <dt>Date</dt>
        <dd>{longDate(appointmentDate)}</dd>
        <dt>Time</dt>
        <dd>
          {timeOfDay(appointmentTime)} ({zoneName(timeZone)})
          {own && <chakra.span display="block">{own}</chakra.span>}
        </dd>
        <dt>How</dt>
        <dd>
          {formatName}, {lengthText(minutesBetween(appointment))}
        </dd>
        <dt>Where</dt>
        <dd>
          <PlaceText place={place} />
          <Directions medium={appointment.medium} place={place} />
        </dd>
        <dt>With</dt>
        <dd>{consultantName}</dd>
      </chakra.dl>
      {canChange && actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" onClick={() => setOpen('move')}>
            Reschedule
          </Button>
          <Button variant="outline" size="sm" onClick={() => setOpen('cancel')}>
            Cancel appointment
          </Button>
          <Button variant="outline" size="sm" onClick={() => void keep()}>
            <CalendarIcon />
            Add to calendar
          </Button>
        </chakra.div>
      )}
      {open === 'move' && actions && (
        <MoveDialog appointment={appointment} actions={actions} onClose={close} />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title="Cancel this appointment?"
          question={`${title} on ${whenOf(appointment)}. The time becomes available to others.`}
          action="Cancel appointment"
          dismiss="Keep it"
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={close}
        />
      )}
    </Card>
  );
};
