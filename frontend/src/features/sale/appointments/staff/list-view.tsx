import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentTitle } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useAppointmentsQuery, type StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { appointmentsRange, statusTitles, statusTones, weekdayWithYear } from '../appointment-words.ts';
import { listFilter } from './list-filter.ts';
import type { StaffUrlState } from './staff-url-state.ts';

interface ListViewProps {
  readonly place: StaffUrlState;
  /** Searches all of them, not only the upcoming ones. */
  readonly onAll: () => void;
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
}

const emptyTitles = {
  upcoming: 'No upcoming appointments',
  past: 'No past appointments',
  all: 'No appointments',
} as const;

const columns = ['When', 'Who', 'About', 'With', 'Status', ''];
const card = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  gridTemplateAreas: '"when status" "who who" "about about" "with open"',
  alignItems: 'center',
} as const;

/** A list of bookings: upcoming ones the earliest first, past ones the latest first. */
export const ListView = ({ place, onAll, onOpen }: ListViewProps) => {
  const { page, period, change } = place;
  const variables = { page, ...listFilter(place) };
  const { data, previousData, loading, error, refetch } = useAppointmentsQuery({
    variables,
  });
  const isBeyond = useLastPage({ page, change }, data?.appointments.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData)?.appointments;
  if (error && !loading)
    return <LoadError title="Failed to fetch appointments" error={error} retry={refetch} />;
  if (!shown)
    return (
      <chakra.div role="status" aria-label="Loading appointments">
        <Skeleton minH="80" borderRadius="lg" data-skeleton />
      </chakra.div>
    );
  if (shown.appointments.length === 0) {
    return (
      <EmptyState title={emptyTitles[period]} text="No appointments match these filters.">
        {period !== 'all' && (
          <Button variant="outline" onClick={onAll}>
            Show all dates
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <DataTable
        cards
        caption="Appointments"
        columns={columns}
        widths={['21%', '25%', '20%', '13%', '11%', '10%']}
        busy={loading}
      >
        {shown.appointments.map((one) => (
          <TableRow key={one.id} card {...card}>
            <TableCell card gridArea="when" fontWeight="600" whiteSpace="nowrap">
              {weekdayWithYear(one.appointmentDate)}, {timeOfDay(one.appointmentTime)}
            </TableCell>
            <TableCell card line gridArea="who" title={`${one.customerName} ${one.customerEmail}`}>
              {one.customerName}{' '}
              <chakra.span display={{ base: 'block', xl: 'inline' }} color="quiet">
                {one.customerEmail}
              </chakra.span>
            </TableCell>
            <TableCell card line gridArea="about">
              {appointmentTitle(one.kind, one.projectName ?? null)}{' '}
              <chakra.span display={{ base: 'block', xl: 'inline' }} color="quiet">
                {one.formatName}
              </chakra.span>
            </TableCell>
            <TableCell card line gridArea="with" color={{ base: 'quiet', xl: 'inherit' }}>
              {one.consultantName}
            </TableCell>
            <TableCell card gridArea="status" justifySelf="end">
              <Badge tone={statusTones[one.status]}>{statusTitles[one.status]}</Badge>
            </TableCell>
            <TableCell card buttons gridArea="open" justifySelf="end">
              <Button
                variant="outline"
                size="sm"
                px="3"
                onClick={() => onOpen(one)}
                aria-label={`Open ${one.customerName}, ${dayText(one.appointmentDate)}`}
              >
                Open
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </DataTable>
      <Pager
        label="Appointments"
        pagination={shown.pagination}
        requestedPage={page}
        rangeText={appointmentsRange(shown.pagination)}
        onPage={(next) => change({ page: next })}
      />
    </chakra.div>
  );
};
