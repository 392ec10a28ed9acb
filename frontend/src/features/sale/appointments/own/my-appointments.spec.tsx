import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { MyAppointments } from './my-appointments.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { ProjectAppointments } from './project-appointments.tsx';

const none = {
  myAppointments: {
    __typename: 'MyAppointmentPage',
    appointments: [],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 0, total: 0 },
  },
};
const draw = (ui: ReactElement, at = '/') =>
  renderAt(<DataProvider>{ui}</DataProvider>, { user: userOf('customer'), at });
const summary = (id: string, status: string) => ({
  __typename: 'AppointmentSummary',
  id,
  version: 1,
  kind: 'meeting',
  title: id,
  status,
  appointmentDate: '2027-01-11',
  appointmentTime: '09:00 AM',
  startsAt: '2027-01-11T17:00:00Z',
  endsAt: '2027-01-11T17:30:00Z',
  formatName: 'Phone call',
  medium: 'phone',
  place: 'By phone: we call you',
  timeZone: 'America/Los_Angeles',
  consultantName: 'Morgan Hale',
  projectId: null,
  canChange: false,
});

it('shows what is to come and what was together', async () => {
  const upcoming = Promise.withResolvers<object>();
  const api = fakeApi({ MyAppointments: ({ past }) => (past ? none : upcoming.promise) });
  draw(<MyAppointments />);
  await expect.poll(() => api.sent('MyAppointments').length).toBe(2);
  expect(screen.getByRole('status', { name: 'Loading appointments' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Past and cancelled' })).toBeNull();
  upcoming.resolve(none);
  expect(await screen.findByText('No upcoming appointments')).toBeInTheDocument();
  expect(screen.getByText('No past appointments')).toBeInTheDocument();
});

describe('the pages of both lists are in the address', () => {
  const open = (at: string) => {
    const api = fakeApi({
      MyAppointments: ({ past, page }) => ({
        myAppointments: {
          __typename: 'MyAppointmentPage',
          appointments: [summary(`${past ? 'past' : 'coming'} ${page as number}`, 'booked')],
          pagination: { __typename: 'Pagination', page, totalPages: 3, total: 50 },
        },
      }),
    });
    return { api, ...draw(<MyAppointments />, at) };
  };
  const next = async (list: string): Promise<void> =>
    void fireEvent.click(
      within(await screen.findByRole('navigation', { name: `${list} pages` })).getByRole('button', {
        name: 'Next',
      }),
    );

  it('and each pages without the other', async () => {
    const { address } = open('/dashboard?tab=appointments&pastPage=2');
    expect(await screen.findByRole('heading', { name: 'past 2' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'coming 1' })).toBeInTheDocument();
    await next('Upcoming');
    expect(address()).toBe('/dashboard?tab=appointments&pastPage=2&page=2');
    await next('Past and cancelled');
    expect(address()).toBe('/dashboard?tab=appointments&pastPage=3&page=2');
  });

  it('and lead to the last one from one that is no more', async () => {
    const { address } = open('/dashboard?tab=appointments&pastPage=9');
    await waitFor(() => expect(address()).toBe('/dashboard?tab=appointments&pastPage=3'));
  });
});

describe('how an appointment stands', () => {
  const statuses = ['booked', 'confirmed', 'held', 'cancelled'] as const;
  const projectAppointments = statuses.map((status) => summary(status, status));
  const shown = async (role: 'customer' | 'admin'): Promise<(string | undefined)[]> => {
    fakeApi({ ProjectAppointments: () => ({ projectAppointments }) });
    renderAt(
      <DataProvider>
        <ProjectAppointments projectId="one" />
      </DataProvider>,
      { user: userOf(role) },
    );
    await screen.findAllByRole('article');
    return screen
      .getAllByRole('article')
      .map((card) => /Booked|Confirmed|Held|Cancelled/.exec(card.textContent ?? '')?.[0]);
  };

  it('is read by those who come as the mail and the toast told them', async () => {
    expect(await shown('customer')).toEqual(['Confirmed', 'Confirmed', 'Held', 'Cancelled']);
  });

  it('tells staff what they have not looked at yet', async () => {
    expect(await shown('admin')).toEqual(['Booked', 'Confirmed', 'Held', 'Cancelled']);
  });
});

describe('the next appointment', () => {
  it('keeps its place when there is none, and leads to all of them', async () => {
    fakeApi({ MyAppointments: () => none });
    draw(<NextAppointment to="?tab=appointments" />);
    const place = screen.getByRole('region', { name: 'Next appointment' });
    expect(await screen.findByRole('heading', { name: 'No appointment scheduled' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Next appointment' })).toBe(place);
    expect(screen.getByRole('link', { name: 'All appointments' })).toHaveAttribute(
      'href',
      '/?tab=appointments',
    );
  });

  it('is not drawn where nobody could be asked', async () => {
    fakeApi({ MyAppointments: () => null });
    draw(<NextAppointment to="?tab=appointments" />);
    await expect.poll(() => screen.queryByRole('region', { name: 'Next appointment' })).toBeNull();
  });
});

it('a visit has the way to its place beside it, a call has none', async () => {
  const visit = { ...summary('visit', 'booked'), medium: 'visit', place: '508 Alder Court, Olympia' };
  fakeApi({
    MyAppointments: ({ past }) => ({
      myAppointments: {
        __typename: 'MyAppointmentPage',
        appointments: past ? [] : [summary('call', 'booked'), visit],
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 2 },
      },
    }),
  });
  draw(<MyAppointments />);
  const links = await screen.findAllByRole('link', { name: 'Directions' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=508%20Alder%20Court%2C%20Olympia',
  ]);
});
