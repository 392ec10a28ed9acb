import { chakra } from '@chakra-ui/react/styled-system';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { useAppointmentWeekQuery, type StaffAppointmentRowFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { BackIcon, NextIcon } from '../../../ui/theme/icons.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { WeekDay } from './week-day.tsx';
import { WeekHours } from './week-hours.tsx';

interface WeekViewProps {
  readonly day: string | null;
  /** Null for all consultants. */
  readonly consultant: string | null;
  readonly onDay: (day: string | null) => void;
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
}

/** A week of bookings: seven columns with a lane for each consultant, on a phone a list of days. */
export const WeekView = ({ day, consultant, onDay, onOpen }: WeekViewProps) => {
  const { data, previousData, loading, error, refetch } = useAppointmentWeekQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
  });
  const week = (data ?? previousData)?.appointmentWeek;
  if (error && !loading)
    return (
      <ErrorNotice title="Failed to fetch appointments" onRetry={() => void refetch().catch(() => undefined)}>
        {errorText(error)}
      </ErrorNotice>
    );
  if (!week)
    return (
      <chakra.div role="status" aria-label="Loading the week">
        <Skeleton minH="80" borderRadius="lg" data-skeleton />
      </chakra.div>
    );
  const { days, today, timeZone, consultants } = week;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const appointments = week.appointments.filter((one) => !consultant || one.consultantId === consultant);
  const shownConsultants = consultants.filter(({ id, onDuty }) =>
    consultant ? id === consultant : onDuty || appointments.some((one) => one.consultantId === id),
  );
  // Pressing twice goes on from the week that is still loading.
  const asked = loading ? (day ?? today) : first;
  const times = appointments.map(({ appointmentTime }) => appointmentTime);
  return (
    <chakra.section
      aria-labelledby="week-heading"
      aria-busy={loading}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <div>
          <Heading as="h2" look="subheading" id="week-heading" aria-live="polite">
            {dayText(first)} to {dayText(last)}
          </Heading>
          <Text look="small" quiet>
            All times are {zoneName(timeZone)}.
          </Text>
        </div>
        <chakra.div display="flex" gap="2">
          <Button variant="outline" size="sm" onClick={() => onDay(dayAfter(asked, -7))}>
            <BackIcon />
            Previous<chakra.span srOnly> week</chakra.span>
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={days.includes(today) && days.includes(asked)}
            onClick={() => onDay(null)}
          >
            Today
          </Button>
          <Button variant="outline" size="sm" onClick={() => onDay(dayAfter(asked, 7))}>
            Next<chakra.span srOnly> week</chakra.span>
            <NextIcon />
          </Button>
        </chakra.div>
      </chakra.div>
      {shownConsultants.length > 1 && (
        <Text look="fine" quiet hideBelow="lg">
          In each day, from left to right: {shownConsultants.map(({ name }) => name).join(', ')}.
        </Text>
      )}
      <chakra.div
        overflowX={{ lg: 'auto' }}
        bg={{ lg: 'surface' }}
        borderWidth={{ lg: '1px' }}
        borderColor="line"
        borderRadius="lg"
        role="region"
        aria-label={`Week from ${longDate(first)}`}
        tabIndex={0}
      >
        <chakra.div
          display="grid"
          gap={{ base: '5', lg: '0' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: `4.5rem repeat(7, minmax(${Math.max(8.5, shownConsultants.length * 4.25)}rem, 1fr))`,
          }}
        >
          <WeekHours times={times} />
          {days.map((one) => (
            <WeekDay
              key={one}
              day={one}
              isToday={one === today}
              lanes={shownConsultants.map(({ id }) => id)}
              times={times}
              appointments={appointments.filter(({ appointmentDate }) => appointmentDate === one)}
              onOpen={onOpen}
            />
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
};
