import { appointmentPeriods, appointmentStatuses, type AppointmentPeriod, type AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import { useSearchParams } from 'react-router-dom';

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text ?? '');

/** What the screen of staff shows. */
export interface StaffPlace {
  readonly view: 'week' | 'list';
  /** A day of the shown week; null is today's. */
  readonly day: string | null;
  readonly page: number;
  readonly search: string;
  /** `kept`: whatever was not cancelled. */
  readonly status: AppointmentStatus | 'kept' | null;
  readonly consultant: string | null;
  /** Which of them the list shows: those to come unless somebody wants it otherwise. */
  readonly period: AppointmentPeriod | 'all';
  readonly from: string | null;
  readonly to: string | null;
  /** The appointment whose details are open. */
  readonly appointment: string | null;
  /** Somebody is being booked for. */
  readonly booking: boolean;
  /** The project it is for. */
  readonly project: string | null;
}

interface StaffAddress extends StaffPlace {
  /** Another filter begins at page 1. */
  readonly go: (change: Partial<StaffPlace>, replace?: boolean) => void;
}

/** What the list can be narrowed to. */
export const statusFilters = ['kept', ...appointmentStatuses] as const satisfies readonly (AppointmentStatus | 'kept')[];

const filters = ['search', 'status', 'consultant', 'period', 'from', 'to'] as const;
const periods = [...appointmentPeriods, 'all'] as const;

/** Keeps it in the address: reload, back and sharing work. */
export const useStaffAddress = (): StaffAddress => {
  const [params, setParams] = useSearchParams();
  const day = (name: string): string | null => {
    const given = params.get(name);
    return isDay(given) ? given : null;
  };
  const place: StaffPlace = {
    view: params.get('view') === 'list' ? 'list' : 'week',
    day: day('day'),
    page: /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
    search: params.get('search') ?? '',
    status: statusFilters.find((status) => status === params.get('status')) ?? null,
    consultant: params.get('consultant'),
    period: periods.find((period) => period === params.get('period')) ?? (params.has('from') || params.has('to') ? 'all' : 'upcoming'),
    from: day('from'),
    to: day('to'),
    appointment: params.get('appointment'),
    booking: params.get('book') === 'new',
    project: params.get('project'),
  };
  const go = (change: Partial<StaffPlace>, replace = false): void => {
    const next = { ...place, ...(filters.some((name) => name in change) && { page: 1 }), ...change };
    const values: Record<string, string | null> = {
      view: next.view === 'list' ? 'list' : null, day: next.day, page: next.page > 1 ? String(next.page) : null, search: next.search, status: next.status,
      consultant: next.consultant, period: next.period === 'upcoming' ? null : next.period, from: next.from, to: next.to, appointment: next.appointment, book: next.booking ? 'new' : null, project: next.booking ? next.project : null,
    };
    setParams(new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))), { replace });
  };
  return { ...place, go };
};
