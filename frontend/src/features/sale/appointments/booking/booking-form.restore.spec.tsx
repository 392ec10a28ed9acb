import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { offlineText } from '../../../../platform/api/error-text.ts';
import {
  requestsOf,
  chooseSlot,
  day,
  draw,
  field,
  fillPerson,
  own,
  server,
  time,
  times,
  unreachable,
  startBookingServer,
} from '../../../../testing/booking-screen.tsx';
import { renderAt, sessionOf, showComponentStyles } from '../../../../testing/render.tsx';
import { AppointmentBooking } from './appointment-booking.tsx';
import { bookingDraft, readBooking } from './booking-form-values.ts';

showComponentStyles();

startBookingServer();

describe('what was typed and not sent', () => {
  it('is there again on coming back', async () => {
    const { unmount } = await draw();
    await chooseSlot();
    await fillPerson();
    unmount();
    await draw();
    await times();
    expect(time('10:30 AM')).toBeChecked();
    expect(screen.getByText('Monday, March 15, 2027 at 10:30 AM')).toBeVisible();
    expect(field('Phone')).toHaveValue('(360) 555-0100');
  });

  it('comes back without a day that has gone by meanwhile', async () => {
    bookingDraft.write({
      formatId: '',
      appointmentDate: '2027-03-09',
      appointmentTime: '10:30 AM',
      customerName: 'Ada',
      customerEmail: '',
      customerPhone: '',
      message: '',
    });
    await draw();
    expect(field('Name')).toHaveValue('Ada');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(requestsOf('/api/appointments/slots')).toHaveLength(0);
  });

  it('tells of a time that was taken meanwhile, without taking the focus', async () => {
    server.taken.add('2027-03-15 10:30 AM');
    bookingDraft.write({
      formatId: '',
      appointmentDate: '2027-03-15',
      appointmentTime: '10:30 AM',
      customerName: 'Ada',
      customerEmail: '',
      customerPhone: '',
      message: '',
    });
    await draw();
    expect(await screen.findByText(errorCatalogue.SLOT_TAKEN.message)).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('when the server does not answer', () => {
  it('says so in place of the calendar, and tries again', async () => {
    server.next.set('/api/appointments/days', unreachable);
    renderAt(
      <DataProvider>
        <AppointmentBooking />
      </DataProvider>,
      { session: sessionOf({ user: null }) },
    );
    expect(screen.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
    expect(await screen.findByText(offlineText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('says so in place of the times, and tries again', async () => {
    server.next.set('/api/appointments/slots', unreachable);
    await draw();
    await userEvent.click(day('March 15th'));
    expect(await screen.findByText('We could not load the times')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await times()).toBeVisible();
  });

  it('holds the place of the times while they are on their way', async () => {
    let arrive: (body: object) => void = () => undefined;
    server.next.set('/api/appointments/slots', () => new Promise<object>((resolve) => (arrive = resolve)));
    await draw();
    await userEvent.click(day('March 15th'));
    const waiting = screen.getByRole('status', { name: 'Loading times' });
    expect(waiting.querySelectorAll('[data-skeleton]')).toHaveLength(16);
    await act(async () => arrive(own['/api/appointments/slots']!({ date: '2027-03-15' })));
    expect(await times()).toBeVisible();
  });
});

it('a design in the address speaks in the message, beside what was written', () => {
  const messageAt = (address: string) => readBooking('2027-03-10', '2027-09-06', address).message;
  expect(messageAt('?roof=gable&siding=brick')).toBe(
    'I designed a home with a gable roof and brick veneer siding and would like to talk about it.',
  );
  bookingDraft.write({ ...bookingDraft.read(), message: 'We own a lot in Kelso.' });
  expect(messageAt('?roof=hip')).toBe(
    'We own a lot in Kelso.\n\nI designed a home with a hip roof and would like to talk about it.',
  );
  expect(messageAt('?roof=thatch')).toBe('We own a lot in Kelso.');
  bookingDraft.clear();
});

it('a floor plan in the address is named in the message', () => {
  const messageAt = (address: string) => readBooking('2027-03-10', '2027-09-06', address).message;
  expect(messageAt('?plan=Long%20Beach')).toBe('I am interested in the Long Beach.');
  expect(messageAt('?plan=%3Cb%3E')).toBe('');
});
