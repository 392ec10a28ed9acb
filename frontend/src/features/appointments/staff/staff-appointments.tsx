import { chakra } from '@chakra-ui/react/styled-system';
import { useAppointmentConsultantsQuery } from '../../../gql/generated.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field, Input, Select } from '../../../ui/forms/field.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { AppointmentDialog } from '../staff-dialogs/appointment-dialog.tsx';
import { statusTitles } from '../appointment-words.ts';
import { BookForCustomerDialog } from '../staff-dialogs/book-for-customer-dialog.tsx';
import { CappedBookers } from '../booking-caps/capped-bookers.tsx';
import { ListView } from './list-view.tsx';
import { statusFilters, useStaffUrlState } from './staff-url-state.ts';
import { WeekView } from './week-view.tsx';

const views = [
  ['week', 'Week'],
  ['list', 'List'],
] as const;
const periods = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
  ['all', 'All dates'],
] as const;

/** The staff's screen for viewing and managing bookings. What it shows is in the address. */
export const StaffAppointments = () => {
  const place = useStaffUrlState();
  const { view, search, status, consultant, period, from, to, appointment, booking, project, go } = place;
  const { data } = useAppointmentConsultantsQuery();
  const whose = (
    <Select
      aria-label="Consultant"
      width={{ base: 'full', sm: '13rem' }}
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
  );
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div role="group" aria-label="View" display="flex" gap="2">
          {views.map(([id, title]) => (
            <Button
              key={id}
              size="sm"
              minH={{ sm: '12' }}
              variant={view === id ? 'solid' : 'outline'}
              aria-pressed={view === id}
              onClick={() => go({ view: id })}
            >
              {title}
            </Button>
          ))}
        </chakra.div>
        {view === 'week' && (
          <chakra.div order={{ base: '1', sm: '0' }} width={{ base: 'full', sm: 'auto' }}>
            {whose}
          </chakra.div>
        )}
        <chakra.div
          ms="auto"
          display={{ base: 'contents', sm: 'flex' }}
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="3"
        >
          <CappedBookers />
          <Button
            size="sm"
            minH={{ sm: '12' }}
            width={{ base: 'full', sm: 'auto' }}
            onClick={() => go({ booking: true })}
          >
            <PlusIcon />
            Book for a customer
          </Button>
        </chakra.div>
      </chakra.div>
      {view === 'list' && (
        <chakra.div role="search" display="flex" flexWrap="wrap" alignItems="end" gap="3">
          <SearchBox
            label="Search appointments"
            value={search}
            onSearch={(text) => go({ search: text }, Boolean(search && text))}
          />
          <Select
            aria-label="Dates"
            width={{ base: 'full', sm: '10rem' }}
            value={period}
            onChange={(event) =>
              go({
                period: periods.find(([id]) => id === event.target.value)?.[0] ?? 'upcoming',
                from: null,
                to: null,
              })
            }
          >
            {periods.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Status"
            width={{ base: 'full', sm: '11rem' }}
            value={status ?? ''}
            onChange={(event) =>
              go({ status: statusFilters.find((one) => one === event.target.value) ?? null })
            }
          >
            <option value="">All statuses</option>
            {statusFilters.map((one) => (
              <option key={one} value={one}>
                {one === 'kept' ? 'All but cancelled' : statusTitles[one]}
              </option>
            ))}
          </Select>
          {whose}
          {period === 'all' && (
            <chakra.div
              display="grid"
              gridTemplateColumns="1fr 1fr"
              gap="3"
              width={{ base: 'full', sm: 'auto' }}
            >
              <Field label="From">
                {(wiring) => (
                  <Input
                    {...wiring}
                    type="date"
                    value={from ?? ''}
                    onChange={(event) => go({ from: event.target.value || null }, true)}
                  />
                )}
              </Field>
              <Field label="To">
                {(wiring) => (
                  <Input
                    {...wiring}
                    type="date"
                    value={to ?? ''}
                    onChange={(event) => go({ to: event.target.value || null }, true)}
                  />
                )}
              </Field>
            </chakra.div>
          )}
        </chakra.div>
      )}
      {view === 'week' ? (
        <WeekView
          day={place.day}
          consultant={consultant}
          onDay={(day) => go({ day })}
          onOpen={({ id }) => go({ appointment: id })}
        />
      ) : (
        <ListView
          place={place}
          onAll={() => go({ period: 'all' })}
          onOpen={({ id }) => go({ appointment: id })}
        />
      )}
      {appointment && (
        <AppointmentDialog
          key={appointment}
          id={appointment}
          onClose={() => go({ appointment: null }, true)}
        />
      )}
      {booking && (
        <BookForCustomerDialog
          projectId={project}
          onClose={() => go({ booking: false, project: null }, true)}
          onBooked={(id) => go({ booking: false, project: null, appointment: id }, true)}
        />
      )}
    </chakra.div>
  );
};
