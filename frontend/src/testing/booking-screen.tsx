import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { AppointmentBooking } from '../features/sale/appointments/booking/appointment-booking.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import type { SessionUser } from '../platform/session/session-store.ts';
import { toastStore } from '../ui/toasts/toast-store.ts';
import { renderAt, sessionOf } from './render.tsx';

interface Call {
  readonly operationName: string;
  readonly variables: Record<string, any>;
}
type Answer = object | Promise<object>;

/** A fake server: the taken and past times, the formats, and the calls it received. An answer put into `next` replaces its own once. */
const phoneCall = {
  id: 'phone',
  name: 'Phone call',
  medium: 'phone',
  minutes: 30,
  noticeHours: 0,
  place: 'By phone: we call you',
};
export const visit = {
  id: 'visit',
  name: 'Visit',
  medium: 'visit',
  minutes: 60,
  noticeHours: 24,
  place: '1420 Meadow Lane',
};
export const display = {
  id: 'olympia',
  name: 'Olympia display',
  address: '508 Alder Court',
  city: 'Olympia',
  state: 'WA',
  zip: '98501',
  hoursText: ['Monday, 10:00 AM to 6:00 PM'],
};
const initial = () => ({
  taken: new Set<string>(),
  past: new Set<string>(),
  formats: [phoneCall],
  locations: [] as object[],
  calls: [] as Call[],
  next: new Map<string, () => Answer>(),
});
export const server = initial();

/** The instant of a time of the business's clock in March. */
const instant = (date: string, time: string, plusMinutes = 0): string =>
  new Date(Date.parse(`${date} ${time} GMT-0700`) + plusMinutes * 60_000).toISOString();

export const refused = (code: string, message: string, fieldErrors?: object) => ({
  errors: [{ message, extensions: { code, fieldErrors } }],
});
export const unreachable = () => Promise.reject(new TypeError('fetch failed'));

export const own: Record<string, (variables: Call['variables']) => object> = {
  '/api/appointments/days': () => ({
    firstDate: '2027-03-10',
    lastDate: '2027-09-06',
    closedDates: [],
    timeZone: 'America/Los_Angeles',
  }),
  '/api/appointments/formats': () => ({ formats: server.formats }),
  '/api/locations': () => ({ locations: server.locations }),
  LinkedAppointment: () => {
    const { input } = requestsOf('BookAppointment').at(-1)!;
    return {
      data: {
        linkedAppointment: {
          __typename: 'AppointmentSummary',
          id: 'new',
          version: 1,
          kind: 'consultation',
          title: 'Consultation',
          status: 'booked',
          appointmentDate: input.appointmentDate,
          appointmentTime: input.appointmentTime,
          startsAt: instant(input.appointmentDate, input.appointmentTime),
          endsAt: instant(input.appointmentDate, input.appointmentTime, 30),
          formatName: 'Phone call',
          medium: 'phone',
          place: 'By phone: we call you',
          timeZone: 'America/Los_Angeles',
          consultantName: 'Morgan Hale',
          projectId: null,
          canChange: true,
          calendar: 'BEGIN:VCALENDAR',
        },
      },
    };
  },
  '/api/appointments/slots': ({ date }) => ({
    slots: appointmentTimes.map((time) => {
      const past = server.past.has(`${date} ${time}`);
      const available = !past && !server.taken.has(`${date} ${time}`);
      return {
        time,
        startsAt: instant(date, time),
        past,
        available,
        obstacle: past ? 'past' : available ? null : 'taken',
      };
    }),
  }),
  BookAppointment: ({ input }) => {
    const slot = `${input.appointmentDate} ${input.appointmentTime}`;
    if (server.taken.has(slot)) return refused('SLOT_TAKEN', errorCatalogue.SLOT_TAKEN.message);
    server.taken.add(slot);
    return {
      data: { bookAppointment: { __typename: 'BookedAppointment', id: 'new', token: 'booked-token' } },
    };
  },
};

/** The call of a request: a GraphQL operation, or the path and the query of a REST route. */
const callOf = (url: string, init?: RequestInit): Call => {
  if (init?.body) return JSON.parse(init.body as string) as Call;
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return { operationName: pathname, variables: Object.fromEntries(searchParams) };
};

const answer = async (url: string, init?: RequestInit): Promise<Response> => {
  const call = callOf(url, init);
  server.calls.push(call);
  const once = server.next.get(call.operationName);
  server.next.delete(call.operationName);
  const body = once ? await once() : own[call.operationName]?.(call.variables);
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
};

export const requestsOf = (operation: string) =>
  server.calls.filter((call) => call.operationName === operation).map((call) => call.variables);
export const toast = () => toastStore.current()[0];

/** Resets the server before each test of a file. */
export const startBookingServer = (): void => {
  beforeEach(() => {
    Object.assign(server, initial());
    vi.stubGlobal('fetch', vi.fn(answer));
  });
};

/** Renders the booking page. @param user the signed-in user */
export const draw = async (user: SessionUser | null = null) => {
  const result = renderAt(
    <DataProvider>
      <AppointmentBooking />
    </DataProvider>,
    { at: '/appointments', session: sessionOf({ user }) },
  );
  await screen.findByRole('grid');
  return result;
};
export const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
export const times = () => screen.findByRole('radiogroup', { name: 'Choose a time' });
export const time = (name: string) =>
  within(screen.getByRole('radiogroup')).getByRole('radio', { name: new RegExp(name) });
export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const submit = () => screen.getByRole('button', { name: /^Schedul/ });
export const write = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
export const fillPerson = async () => {
  await write('Name', 'Ada Byron');
  await write('Email', 'ada@example.com');
  await write('Phone', '(360) 555-0100');
};
export const chooseSlot = async (date = 'March 15th', slot = '10:30 AM') => {
  await userEvent.click(day(date));
  await times();
  await userEvent.click(time(slot));
};
