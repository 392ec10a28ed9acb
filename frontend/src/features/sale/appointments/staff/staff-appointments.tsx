import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import {
  useAppointmentConsultantsQuery,
  type StaffAppointmentRowFragment,
} from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { ViewSwitch } from '../../../../ui/lists/view-switch.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { AppointmentDialog, type DrawDesign } from '../staff-dialogs/appointment-dialog.tsx';
import { BookForContact } from '../staff-dialogs/book-for-contact.tsx';
import { BookForCustomerDialog } from '../staff-dialogs/book-for-customer-dialog.tsx';
import { MoveDialog } from '../staff-dialogs/move-dialog.tsx';
import { CappedBookers } from '../booking-caps/capped-bookers.tsx';
import { AppointmentListMenu } from './appointment-list-menu.tsx';
import { CalendarView } from './calendar-view.tsx';
import { ConfirmStrip } from './confirm-strip.tsx';
import type { Place } from './drag-board.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListView } from './list-view.tsx';
import { useStaffUrlState } from './staff-url-state.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

const views = [
  ['week', 'Week'],
  ['day', 'Day'],
  ['list', 'List'],
] as const;

interface Move {
  readonly appointment: StaffAppointmentRowFragment;
  readonly to: Place;
}

/** The staff's screen for viewing and managing bookings. What it shows is in the address. */
export const StaffAppointments = ({ drawDesign }: { readonly drawDesign: DrawDesign }) => {
  const place = useStaffUrlState();
  const { view, consultant, appointment, booking, project, go } = place;
  const { data } = useAppointmentConsultantsQuery(cacheFirst);
  const [move, setMove] = useState<Move | null>(null);
  const open = ({ id }: StaffAppointmentRowFragment): void => go({ appointment: id });
  const bar = (middle: ReactNode): ReactNode => (
    <chakra.div
      role={view === 'list' ? 'search' : undefined}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      css={{ '--search-min': '7rem' }}
      _print={{ display: 'none' }}
    >
      <ViewSwitch views={views} view={view} onView={(next) => go({ view: next })} />
      {middle}
      <Select
        aria-label="Consultant"
        width={{ base: 'calc(50% - 0.25rem)', sm: '9.4rem' }}
        value={consultant ?? ''}
        onChange={(event) => go({ consultant: event.target.value || null })}
      >
        <option value="">All consultants</option>
        {data?.appointmentConsultants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <CappedBookers />
      <Button
        size="sm"
        px="3"
        width={{ base: 'full', sm: 'auto' }}
        ms="auto"
        onClick={() => go({ booking: 'new' })}
      >
        <PlusIcon />
        Book for a customer
      </Button>
    </chakra.div>
  );
  const bookingProps = {
    projectId: project,
    onClose: () => go({ booking: null, project: null }, true),
    onBooked: (id: string) => go({ booking: null, project: null, appointment: id }, true),
  };
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {view === 'list' ? (
        <>
          {bar(
            <>
              <ListFilters place={place} />
              <AppointmentListMenu place={place} />
            </>,
          )}
          <ListView place={place} onAll={() => go({ period: 'all' })} onOpen={open} />
        </>
      ) : (
        <CalendarView
          view={view}
          day={place.day}
          consultant={consultant}
          bar={bar}
          onDay={(day) => go({ day })}
          onOneDay={(day) => go({ view: 'day', day })}
          onOpen={open}
          onMove={(moved, to) => setMove({ appointment: moved, to })}
        >
          <ConfirmStrip
            onOpen={open}
            onAll={() => go({ view: 'list', status: 'booked', period: 'upcoming' })}
          />
        </CalendarView>
      )}
      {appointment && (
        <AppointmentDialog
          key={appointment}
          id={appointment}
          drawDesign={drawDesign}
          onClose={() => go({ appointment: null }, true)}
        />
      )}
      {move && (
        <MoveDialog
          id={move.appointment.id}
          to={{ date: move.to.date, time: move.to.time ?? move.appointment.appointmentTime }}
          consultantId={move.to.consultantId ?? move.appointment.consultantId}
          onClose={() => setMove(null)}
        />
      )}
      {booking === 'new' && <BookForCustomerDialog {...bookingProps} />}
      {booking && booking !== 'new' && <BookForContact contactId={booking} {...bookingProps} />}
    </chakra.div>
  );
};
