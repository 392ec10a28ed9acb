import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../platform/apollo.tsx';
import { fakeApi } from '../../testing/api.ts';
import { renderAt, userOf } from '../../testing/render.tsx';
import { MyAppointments } from './my-appointments.tsx';
import { NextAppointment } from './next-appointment.tsx';

const none = { myAppointments: { __typename: 'MyAppointmentPage', appointments: [], pagination: { __typename: 'Pagination', page: 1, totalPages: 0, total: 0 } } };
const draw = (ui: ReactElement) => renderAt(<DataProvider>{ui}</DataProvider>, { user: userOf('customer') });

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

describe('the next appointment', () => {
  it('keeps its place when there is none, and leads to all of them', async () => {
    fakeApi({ MyAppointments: () => none });
    draw(<NextAppointment to="?tab=appointments" />);
    const place = screen.getByRole('region', { name: 'Next appointment' });
    expect(await screen.findByRole('heading', { name: 'None is planned' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Next appointment' })).toBe(place);
    expect(screen.getByRole('link', { name: 'All appointments' })).toHaveAttribute('href', '/?tab=appointments');
  });

  it('is not drawn where nobody could be asked', async () => {
    fakeApi({ MyAppointments: () => null });
    draw(<NextAppointment to="?tab=appointments" />);
    await expect.poll(() => screen.queryByRole('region', { name: 'Next appointment' })).toBeNull();
  });
});
