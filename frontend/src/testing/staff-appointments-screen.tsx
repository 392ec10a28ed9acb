import { movesOf, type AppointmentStatus } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StaffAppointments } from '../features/sale/appointments/staff/staff-appointments.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from './fake-api.ts';
import { renderAt, sessionOf, userOf } from './render.tsx';

/** A booked appointment as the server returns it. */
export interface Booked {
  readonly id: string;
  readonly version: number;
  readonly status: AppointmentStatus;
  readonly customerName: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  readonly consultantId: string;
  readonly kind: AppointmentKind;
  readonly projectId: string | null;
  readonly home: { readonly __typename: 'AppointmentHome'; name: string; path: string | null } | null;
  readonly designCode: string | null;
  readonly designVersion: number | null;
  readonly design: null;
}

/** The business's today, a Monday. */
export const today = '2027-01-11';
const now = new Date('2027-01-11T20:00:00Z');
export const consultants = [
  { id: 'morgan', name: 'Morgan Hale', onDuty: true },
  { id: 'sofia', name: 'Sofia Brandt', onDuty: true },
].map((one) => ({ __typename: 'AppointmentConsultant', isMe: false, ...one }));

export const booked = (id: string, other: Partial<Booked> = {}): Booked => ({
  id,
  version: 1,
  status: 'booked',
  customerName: 'Ada Byron',
  appointmentDate: '2027-01-12',
  appointmentTime: '10:30 AM',
  consultantId: 'morgan',
  kind: 'consultation',
  projectId: null,
  home: null,
  designCode: null,
  designVersion: null,
  design: null,
  ...other,
});

const staffFormat = (id: string, name: string, minutes: number) => ({
  __typename: 'AppointmentFormatForStaff',
  id,
  name,
  medium: id,
  place: null,
  placeText: name,
  minutes,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  offered: true,
  version: 1,
});
const projects = [
  { id: 'alder', name: 'Alder Home' },
  { id: 'birch', name: 'Birch Home' },
].map((one) => ({ __typename: 'Project', customerName: 'Ada Byron', ...one }));
const instant = ({ appointmentDate, appointmentTime }: Booked): Date =>
  new Date(`${appointmentDate} ${appointmentTime} GMT-0800`);
const row = (one: Booked) => ({
  __typename: 'StaffAppointment',
  viewerCanEdit: true,
  customerEmail: 'ada@example.com',
  projectName: projects.find(({ id }) => id === one.projectId)?.name ?? null,
  startsAt: instant(one).toISOString(),
  endsAt: new Date(instant(one).getTime() + 1_800_000).toISOString(),
  formatName: 'Phone call',
  consultantName: consultants.find(({ id }) => id === one.consultantId)?.name,
  moves: movesOf({ status: one.status, startsAt: instant(one) }, now),
  ...one,
});
const details = (one: Booked) => ({
  ...row(one),
  __typename: 'AppointmentDetails',
  viewerCanEdit: true,
  createdAt: now.toISOString(),
  formatId: 'phone',
  medium: 'phone',
  place: null,
  placeText: 'By phone: we call you',
  customerPhone: '(360) 555-0100',
  message: 'About the lot',
  contactId: 'c1',
  history: [],
});
const sundayOf = (day: string): string => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The input of a change: which appointment, and what to set. */
type StatusInput = Booked & { readonly outcome: AppointmentStatus };

/** A fake server that checks versions like the real one: a change based on an older version is refused. */
export const startStaffServer = (all: readonly Booked[]) => {
  const stored = new Map(all.map((one) => [one.id, one]));
  const change =
    (name: string, become: (input: StatusInput) => Partial<Booked>) =>
    ({ input }: Record<string, unknown>) => {
      const change = input as StatusInput;
      const before = stored.get(change.id)!;
      if (before.version !== change.version) return refusal('CONFLICT', errorCatalogue.CONFLICT.message);
      stored.set(change.id, { ...before, ...become(change), version: before.version + 1 });
      return { [name]: details(stored.get(change.id)!) };
    };
  const api = fakeApi({
    AppointmentConsultants: () => ({ appointmentConsultants: consultants }),
    AppointmentWeek: ({ day }) => {
      const first = sundayOf((day as string | null) ?? today);
      const days = Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
      const appointments = [...stored.values()]
        .filter(({ appointmentDate }) => days.includes(appointmentDate))
        .map(row);
      return {
        appointmentWeek: {
          __typename: 'AppointmentWeek',
          days,
          today,
          timeZone: 'America/Los_Angeles',
          consultants,
          appointments,
        },
      };
    },
    Appointments: ({ page }) => ({
      appointments: {
        __typename: 'AppointmentPage',
        appointments: [...stored.values()].map(row),
        pagination: { __typename: 'Pagination', page, totalPages: 3, total: 45 },
      },
    }),
    AppointmentsToConfirm: () => {
      const appointments = [...stored.values()].filter(({ status }) => status === 'booked').map(row);
      return {
        appointments: {
          __typename: 'AppointmentPage',
          appointments,
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: appointments.length },
        },
      };
    },
    ContactForBooking: ({ id }) =>
      id === 'c1'
        ? {
            contact: {
              __typename: 'Contact',
              id,
              firstName: 'Ada',
              lastName: 'Byron',
              email: 'ada@example.com',
              phone: '+13605550100',
            },
          }
        : refusal('NOT_FOUND', 'This was not found.'),
    AppointmentDetails: ({ id }) =>
      stored.has(id as string)
        ? { appointment: details(stored.get(id as string)!) }
        : refusal('NOT_FOUND', 'This appointment was not found.'),
    BookingDays: () => ({
      bookingDays: {
        __typename: 'BookingDays',
        firstDate: today,
        lastDate: '2027-07-10',
        closedDates: [],
        timeZone: 'America/Los_Angeles',
      },
    }),
    AppointmentFormatsForStaff: () => ({
      appointmentFormatsForStaff: [staffFormat('phone', 'Phone call', 30), staffFormat('visit', 'Visit', 60)],
    }),
    AppointmentStaffSlots: () => ({
      appointmentStaffSlots: appointmentTimes.map((time) => ({
        __typename: 'StaffSlot',
        time,
        startsAt: new Date(`${today} ${time} GMT-0800`).toISOString(),
        past: false,
        obstacle: null,
        consultantIds: time === '02:00 PM' ? ['sofia'] : ['morgan', 'sofia'],
      })),
    }),
    ConfirmAppointment: change('confirmAppointment', () => ({ status: 'confirmed' })),
    UndoConfirmAppointment: change('undoAppointmentConfirmation', () => ({ status: 'booked' })),
    CancelAppointment: change('cancelAppointment', () => ({ status: 'cancelled' })),
    CloseAppointment: change('closeAppointment', ({ outcome }) => ({ status: outcome })),
    AssignAppointment: change('assignAppointment', ({ consultantId }) => ({ consultantId })),
    ProjectsForAppointment: () => ({ projects: { __typename: 'ProjectPage', projects } }),
    DescribeAppointment: change('describeAppointment', ({ kind, projectId }) => ({ kind, projectId })),
    RescheduleAppointment: change(
      'rescheduleAppointment',
      ({ appointmentDate, appointmentTime, consultantId }) => ({
        appointmentDate,
        appointmentTime,
        consultantId,
      }),
    ),
  });
  return {
    ...api,
    /** Changes an appointment as another user would. */
    elsewhere: (id: string, other: Partial<Booked> = {}): void => {
      const before = stored.get(id)!;
      stored.set(id, { ...before, ...other, version: before.version + 1 });
    },
  };
};

export const drawStaff = (at = '/admin/appointments') =>
  renderAt(
    <DataProvider>
      <StaffAppointments drawDesign={() => null} />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
