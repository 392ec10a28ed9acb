import {
  appointmentPeriods,
  appointmentStatuses,
  type AppointmentPeriod,
  type AppointmentStatus,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { calendarDay } from '@hearthline/rules/dates/calendar-day.ts';
import { designFilterIn, type LeadDesignFilter } from '@hearthline/rules/people/leads/design-filter.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';

/** What the staff's screen shows. */
export interface StaffFilters {
  readonly view: 'week' | 'day' | 'list';
  /** A day of the shown week, or the shown day; null for today. */
  readonly day: string | null;
  readonly page: number;
  readonly search: string;
  /** `kept`: all that were not canceled. */
  readonly status: AppointmentStatus | 'kept' | null;
  readonly consultant: string | null;
  /** Which appointments the list shows: the upcoming ones by default. */
  readonly period: AppointmentPeriod | 'all';
  readonly from: string | null;
  readonly to: string | null;
  /** The designs that the list's appointments were booked with. */
  readonly design: LeadDesignFilter;
  /** The appointment whose details are open. */
  readonly appointment: string | null;
  /** For whom the form for booking on a customer's behalf is open: a contact's id, or `new` for somebody else. */
  readonly booking: string | null;
  /** The project that this booking is for. */
  readonly project: string | null;
}

/** The current place, with functions to change it. */
export interface StaffUrlState
  extends StaffFilters, Pick<ReturnType<typeof useListUrl<ParameterName>>, 'change'> {
  /** Goes to another place; changing a filter starts at page 1. */
  readonly go: (change: Partial<Omit<StaffFilters, 'design'> & DesignAddress>, replace?: boolean) => void;
}

/** The statuses that the list can be filtered by. */
export const statusFilters = ['kept', ...appointmentStatuses] as const satisfies readonly (
  | AppointmentStatus
  | 'kept'
)[];

type DesignAddress = Partial<Record<keyof LeadDesignFilter, string>>;
type ParameterName =
  | Exclude<keyof StaffFilters, 'page' | 'booking' | 'design'>
  | keyof LeadDesignFilter
  | 'book';

const filters = [
  'search',
  'status',
  'consultant',
  'period',
  'from',
  'to',
  'home',
  'roof',
  'minPrice',
  'maxPrice',
] as const;
const views = ['week', 'day', 'list'] as const;
const periods = [...appointmentPeriods, 'all'] as const;

/** Keeps these values in the address, so that reload, back and sharing work. */
export const useStaffUrlState = (): StaffUrlState => {
  const { page, param, change } = useListUrl<ParameterName>({
    defaults: { view: 'week', period: 'upcoming' },
  });
  const day = (name: 'day' | 'from' | 'to'): string | null => calendarDay.safeParse(param(name)).data ?? null;
  const place: StaffFilters = {
    view: views.find((view) => view === param('view')) ?? 'week',
    day: day('day'),
    page,
    search: param('search'),
    status: statusFilters.find((status) => status === param('status')) ?? null,
    consultant: param('consultant') || null,
    period:
      periods.find((period) => period === param('period')) ??
      (param('from') || param('to') ? 'all' : 'upcoming'),
    from: day('from'),
    to: day('to'),
    design: designFilterIn(param),
    appointment: param('appointment') || null,
    booking: param('book') || null,
    project: param('project') || null,
  };
  const go: StaffUrlState['go'] = ({ booking = place.booking, ...to }, replace) => {
    const isSame = !filters.some((name) => name in to);
    // Filtering by days alone implies all periods: writes that into the address, so that it still holds when the days are cleared.
    change(
      {
        ...(isSame && { page }),
        period: place.period,
        ...to,
        book: booking,
        ...(!booking && { project: null }),
      },
      replace,
    );
  };
  return { ...place, change, go };
};
