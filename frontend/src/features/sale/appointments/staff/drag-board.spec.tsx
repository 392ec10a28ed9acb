import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  booked,
  drawStaff,
  press,
  startStaffServer,
} from '../../../../testing/staff-appointments-screen.tsx';

/** Lays the days out side by side, each 100 wide, with the bookings at their top: jsdom has no layout of its own. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const day = this.closest('[data-day]');
    // What follows the pointer is over the booking at first, which is on the day after today, the second one shown.
    const place = day ? [...document.querySelectorAll('[data-day]')].indexOf(day) : 1;
    return new DOMRect(place * 100, 0, 100, this === day ? 500 : 40);
  });
  vi.stubGlobal('scrollBy', () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const block = () => screen.findByTitle(/^10:30 AM/);
/** The sensor listens a moment after it was started. */
const key = async (code: string): Promise<void> => {
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
  await new Promise((resolve) => setTimeout(resolve, 30));
};

it('a booking is moved with the keyboard, and asks before anybody is told', async () => {
  const api = startStaffServer([booked('one')]);
  drawStaff();
  (await block()).focus();
  await key('Space');
  await key('ArrowRight');
  await waitFor(() => expect(screen.getByText(/^Over Wednesday, January 13, 2027/)).toBeInTheDocument());
  await key('Space');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose another time' }));
  expect(dialog.getByText(/Now: Tuesday, January 12, 2027 at 10:30 AM/)).toBeInTheDocument();
  expect(await dialog.findByRole('radio', { name: /^10:30 AM/ })).toBeChecked();
  expect(api.sent('RescheduleAppointment')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Move the appointment' }));
  await waitFor(() =>
    expect(api.sent('RescheduleAppointment')).toEqual([
      {
        input: {
          id: 'one',
          version: 1,
          appointmentDate: '2027-01-13',
          appointmentTime: '10:30 AM',
          consultantId: 'morgan',
        },
      },
    ]),
  );
});

it('a booking that is put back where it was asks nothing', async () => {
  startStaffServer([booked('one')]);
  drawStaff();
  (await block()).focus();
  await key('Space');
  await key('ArrowRight');
  await key('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/^10:30 AM/);
  expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeInTheDocument();
});

it('one that can no longer be moved is not picked up', async () => {
  startStaffServer([booked('one', { status: 'cancelled' })]);
  drawStaff();
  (await block()).focus();
  await key('Space');
  await key('ArrowRight');
  expect(screen.queryByText(/^Over /)).toBeNull();
});
