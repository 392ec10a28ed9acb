import {
  appointmentSentences as say,
  bookedText,
} from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { offlineText } from '../../../../platform/api/error-text.ts';
import {
  requestsOf,
  chooseSlot,
  day,
  draw,
  field,
  fillPerson,
  refused,
  server,
  submit,
  time,
  times,
  toast,
  unreachable,
  startBookingServer,
  write,
} from '../../../../testing/booking-screen.tsx';
import { userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { bookingDraft } from './booking-form-values.ts';

showComponentStyles();

startBookingServer();

describe('sending it', () => {
  it('wants day, time, name, email and phone, marks what is missing and leads there', async () => {
    await draw();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Missing Information',
        text: 'Please fill in all required fields and select a date and time.',
        tone: 'error',
      }),
    );
    expect(screen.getByText('Please choose a day')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Choose a day' })).toHaveAccessibleDescription(
      'Please choose a day',
    );
    for (const name of ['Name', 'Email', 'Phone']) expect(field(name)).toBeInvalid();
    expect(field('Message')).toBeValid();
    expect(day('March 10th')).toHaveFocus();

    await userEvent.click(day('March 15th'));
    await times();
    await userEvent.click(submit());
    await waitFor(() => expect(time('09:00 AM')).toHaveFocus());
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a time');
    await userEvent.click(time('09:00 AM'));
    expect(screen.getByRole('radiogroup')).toBeValid();
    await userEvent.click(submit());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(requestsOf('BookAppointment')).toHaveLength(0);
  });

  it('tells a wrong email from a missing one', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.type(field('Email'), ' x');
    const before = toast()?.id;
    await userEvent.click(submit());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(invalidEmail);
    expect(toast()?.id).toBe(before);
    expect(requestsOf('BookAppointment')).toHaveLength(0);
  });

  it('is busy while it is on its way, and cannot be sent twice', async () => {
    let arrive: (body: object) => void = () => undefined;
    server.next.set('BookAppointment', () => new Promise<object>((resolve) => (arrive = resolve)));
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.dblClick(submit());
    expect(submit()).toHaveTextContent(/^Scheduling\.\.\.$/);
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit());
    expect(requestsOf('BookAppointment')).toHaveLength(1);
    await act(async () =>
      arrive({
        data: { bookAppointment: { __typename: 'BookedAppointment', id: 'new', token: 'booked-token' } },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Book another' })).toBeVisible();
  });

  it('is the same booking when it is sent again, also after the page was loaded anew', async () => {
    const keys = () =>
      vi
        .mocked(fetch)
        .mock.calls.flatMap(([, init]) =>
          String(init?.body).includes('mutation BookAppointment')
            ? [new Headers(init?.headers).get('idempotency-key')]
            : [],
        );
    server.next.set('BookAppointment', unreachable);
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.failedTitle }));
    cleanup();
    await draw();
    await times();
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.bookedTitle }));
    const [first, second] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('books what was chosen, says so, and is empty again', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    await write('Message', 'About a lot');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Appointment Scheduled!',
        text: bookedText('Monday, March 15, 2027', '10:30 AM'),
      }),
    );
    expect(requestsOf('BookAppointment')).toEqual([
      {
        input: {
          appointmentDate: '2027-03-15',
          appointmentTime: '10:30 AM',
          customerName: 'Ada Byron',
          customerEmail: 'ada@example.com',
          customerPhone: '(360) 555-0100',
          message: 'About a lot',
          kind: 'consultation',
          projectId: null,
          formatId: 'phone',
          locationId: null,
          homeSlug: null,
          planCode: null,
          designCode: null,
        },
      },
    ]);
    expect(bookingDraft.read().customerName).toBe('');
    expect(screen.getByText(/Monday, March 15, 2027 at 10:30 AM\.$/).closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'All your appointments' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Book another' }));
    for (const name of ['Name', 'Email', 'Phone', 'Message']) expect(field(name)).toHaveValue('');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    // Availability is loaded again.
    await userEvent.click(day('March 15th'));
    await waitFor(() => expect(time('10:30 AM Taken')).toBeDisabled());
  });

  it('leads a customer who is signed in on to all their appointments', async () => {
    await draw(userOf('customer', { phone: '(360) 555-0100' }));
    await chooseSlot();
    await userEvent.click(submit());
    expect(await screen.findByRole('link', { name: 'All your appointments' })).toHaveAttribute(
      'href',
      '/dashboard?tab=appointments',
    );
  });

  it('sends no message as null', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(requestsOf('BookAppointment')[0]?.input.message).toBeNull());
  });

  it('tells who was too late, shows the time as taken, keeps the rest', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    server.taken.add('2027-03-15 10:30 AM');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: say.failedTitle, text: say.failed, tone: 'error' }),
    );
    expect(await screen.findByText(errorCatalogue.SLOT_TAKEN.message)).toBeVisible();
    expect(time('10:30 AM Taken')).toBeDisabled();
    await waitFor(() => expect(time('09:00 AM')).toHaveFocus());
    expect(field('Name')).toHaveValue('Ada Byron');
    expect(screen.queryByText('Your appointment')).toBeNull();
    // Submitted again without choosing another time, the form asks for one.
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.missingTitle }));
    expect(requestsOf('BookAppointment')).toHaveLength(1);
    await userEvent.click(time('11:00 AM'));
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.bookedTitle }));
  });

  it.each([
    ['is not reached', unreachable, offlineText],
    ['fails', () => refused('INTERNAL', errorCatalogue.INTERNAL.message), errorCatalogue.INTERNAL.message],
    [
      'has had enough',
      () => refused('TOO_MANY_REQUESTS', errorCatalogue.TOO_MANY_REQUESTS.message),
      errorCatalogue.TOO_MANY_REQUESTS.message,
    ],
  ])('keeps everything when the server %s', async (_what, next, sentence) => {
    server.next.set('BookAppointment', next);
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Booking Failed',
        text: 'There was an error scheduling your appointment. Please try again or contact us directly.',
        tone: 'error',
      }),
    );
    expect(screen.getByText(sentence)).toBeVisible();
    expect(submit()).toHaveFocus();
    expect(time('10:30 AM')).toBeChecked();
    expect([field('Name').value, field('Email').value, field('Phone').value]).toEqual([
      'Ada Byron',
      'ada@example.com',
      '(360) 555-0100',
    ]);
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.bookedTitle }));
  });

  it('puts what the server finds wrong under its field', async () => {
    server.next.set('BookAppointment', () =>
      refused('BAD_INPUT', say.past, { appointmentTime: say.past, customerPhone: 'Phone is required' }),
    );
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(say.past));
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
  });
});
