import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  requestsOf,
  chooseSlot,
  day,
  display,
  draw,
  field,
  fillPerson,
  server,
  startBookingServer,
  submit,
  time,
  times,
  visit,
} from '../../../../testing/booking-screen.tsx';
import { testCompany, showComponentStyles } from '../../../../testing/render.tsx';
import { readBooking } from './booking-form-values.ts';

showComponentStyles();

startBookingServer();
afterEach(() => vi.restoreAllMocks());

/** As if the reader's device were in another zone. */
const readerIn = (timeZone: string): void => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

describe('how to meet', () => {
  it('is not asked where there is one way only', async () => {
    await draw();
    expect(screen.queryByRole('radiogroup', { name: 'How would you like to meet?' })).toBeNull();
  });

  it('decides about length, place and times, and is booked', async () => {
    server.formats.push(visit);
    await draw();
    const choice = within(screen.getByRole('radiogroup', { name: 'How would you like to meet?' }));
    expect(choice.getByRole('radio', { name: /^Phone call/ })).toBeChecked();
    expect(choice.getByRole('radio', { name: /^Visit/ })).toHaveAccessibleDescription(
      /1 hour.*1420 Meadow Lane.*At least 24 hours ahead/,
    );
    await userEvent.click(choice.getByRole('radio', { name: /^Visit/ }));
    await userEvent.click(day('March 15th'));
    await times();
    expect(screen.getByText(/^Pacific Time, 1 hour$/)).toBeVisible();
    await userEvent.click(within(await times()).getByRole('radio', { name: /10:30 AM/ }));
    expect(screen.getByText('Visit: 1420 Meadow Lane')).toBeVisible();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(requestsOf('BookAppointment')).toHaveLength(1));
    expect(requestsOf('/api/appointments/slots')[0]).toEqual({ date: '2027-03-15', formatId: 'visit' });
    expect(requestsOf('BookAppointment')[0]!.input).toMatchObject({ formatId: 'visit' });
  });
});

describe('where to meet', () => {
  const drawLinked = async () => {
    window.history.replaceState(null, '', '/appointments?location=olympia');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    await draw();
  };
  const choice = () => within(screen.getByRole('radiogroup', { name: 'Where would you like to meet?' }));
  const bookIt = async () => {
    await userEvent.click(day('March 15th'));
    await userEvent.click(within(await times()).getByRole('radio', { name: /10:30 AM/ }));
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(requestsOf('BookAppointment')).toHaveLength(1));
    return requestsOf('BookAppointment')[0]!.input;
  };

  it('is asked for visits, and a display location is booked with times of its own', async () => {
    server.formats.push(visit);
    server.locations.push(display);
    await draw();
    expect(screen.queryByRole('radiogroup', { name: 'Where would you like to meet?' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Visit/ }));
    expect(choice().getByRole('radio', { name: visit.place })).toBeChecked();
    await userEvent.click(choice().getByRole('radio', { name: display.name }));
    const input = await bookIt();
    expect(requestsOf('/api/appointments/slots').at(-1)).toMatchObject({
      formatId: 'visit',
      locationId: 'olympia',
    });
    expect(input).toMatchObject({ formatId: 'visit', locationId: 'olympia' });
  });

  it('is the location of the link, and no location once a call is chosen', async () => {
    server.formats.push(visit);
    server.locations.push(display);
    await drawLinked();
    expect(choice().getByRole('radio', { name: display.name })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Phone call/ }));
    expect(await bookIt()).toMatchObject({ formatId: 'phone', locationId: null });
  });

  it.each([
    ['has no address of its own', testCompany.name],
    ['has its own where homes stand', `${testCompany.name}, 508 Alder Court, Olympia, WA 98501`],
  ])('is a display location where the business %s', async (_what, place) => {
    server.formats.push({ ...visit, place });
    server.locations.push(display);
    await draw();
    await userEvent.click(screen.getByRole('radio', { name: /^Visit/ }));
    expect(choice().getAllByRole('radio')).toHaveLength(1);
    expect(await bookIt()).toMatchObject({ formatId: 'visit', locationId: 'olympia' });
  });

  it('is not asked, and stops nothing, where the locations cannot be loaded', async () => {
    server.formats.push(visit);
    server.next.set('/api/locations', () => Promise.reject(new TypeError('fetch failed')));
    await drawLinked();
    expect(await bookIt()).toMatchObject({ formatId: 'phone', locationId: null });
  });
});

describe('the times', () => {
  it("show the reader's own beside them where their clock differs", async () => {
    readerIn('Europe/Berlin');
    await draw();
    await chooseSlot();
    expect(time('10:30 AM')).toHaveAccessibleName(/^10:30 AM Your time: ?6:30 PM$/);
    expect(screen.getByText('Your own time (Central European Time) is below each.')).toBeVisible();
    expect(screen.getByText('6:30 PM your time (Central European Time)')).toBeVisible();
  });

  it('show nothing more where it agrees', async () => {
    readerIn('America/Los_Angeles');
    await draw();
    await chooseSlot();
    expect(time('10:30 AM')).toHaveAccessibleName('10:30 AM');
  });

  it('say why one cannot be booked', async () => {
    server.next.set('/api/appointments/slots', () => ({
      slots: ['tooSoon', 'tooLate'].map((obstacle, index) => ({
        time: `0${index + 1}:00 PM`,
        startsAt: '2027-03-15T20:00:00Z',
        past: false,
        available: false,
        obstacle,
      })),
    }));
    await draw();
    await userEvent.click(day('March 15th'));
    await times();
    expect(time('01:00 PM Too soon')).toBeDisabled();
    expect(time('02:00 PM Too late')).toBeDisabled();
    expect(screen.getByText(/^There are no more times on this day/)).toBeVisible();
  });

  it('come with the address of a link in a mail', () => {
    expect(readBooking('2027-03-10', '2027-09-06', '?date=2027-03-15&time=02%3A00+PM')).toMatchObject({
      appointmentDate: '2027-03-15',
      appointmentTime: '02:00 PM',
    });
    for (const wrong of ['?date=2027-03-01&time=02%3A00+PM', '?date=yesterday&time=02%3A00+PM'])
      expect(readBooking('2027-03-10', '2027-09-06', wrong)).toMatchObject({
        appointmentDate: '',
        appointmentTime: '',
      });
  });
});

it('the calendar starts at the current week', async () => {
  await draw();
  // March 10, 2027 is a Wednesday.
  expect(day('March 7th')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /March 6th/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Next Month/ }));
  expect(day('April 1st')).toBeEnabled();
});

it('what was booked takes the place of the form: calendar, change, cancel, and another one', async () => {
  await draw();
  await chooseSlot();
  await fillPerson();
  await userEvent.click(submit());
  const card = within(
    await screen.findByRole('article', { name: /^Consultation, Monday, March 15, 2027 at 10:30 AM/ }),
  );
  for (const name of ['Reschedule', 'Cancel appointment', 'Add to calendar'])
    expect(card.getByRole('button', { name })).toBeVisible();
  for (const fact of ['Phone call, 30 minutes', 'By phone: we call you'])
    expect(card.getByText(fact)).toBeVisible();
  expect(card.getByText(/^10:30 AM \(Pacific Time\)/)).toBeVisible();
  expect(requestsOf('LinkedAppointment')[0]).toEqual({ token: 'booked-token' });
  expect(screen.queryByRole('grid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Book another' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(field('Name')).toHaveValue('');
});
