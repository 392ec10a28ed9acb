import { appointmentSentences as say, appointmentTimes, bookedText } from '@hearthline/rules/appointments.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../platform/apollo.tsx';
import { offlineText } from '../../platform/error-text.ts';
import { renderAt, sessionOf } from '../../testing/render.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { AppointmentBooking } from './appointment-booking.tsx';
import { bookingDraft, readBooking } from './booking-draft.ts';

interface Call {
  readonly operationName: string;
  readonly variables: Record<string, any>;
}
type Answer = object | Promise<object>;

/** A small server: what is taken, and what it was asked. An answer put into `next` replaces its own once. */
const server = { taken: new Set<string>(), past: new Set<string>(), calls: [] as Call[], next: new Map<string, () => Answer>() };

const refused = (code: string, message: string, fieldErrors?: object) => ({ errors: [{ message, extensions: { code, fieldErrors } }] });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

const own: Record<string, (variables: Call['variables']) => object> = {
  BookingDays: () => ({ data: { bookingDays: { __typename: 'BookingDays', firstDate: '2027-03-10', lastDate: '2027-09-06', closedDates: [], timeZone: 'America/Los_Angeles' } } }),
  AppointmentSlots: ({ date }) => ({
    data: {
      appointmentSlots: appointmentTimes.map((time) => {
        const past = server.past.has(`${date} ${time}`);
        return { __typename: 'AppointmentSlot', time, past, available: !past && !server.taken.has(`${date} ${time}`) };
      }),
    },
  }),
  BookAppointment: ({ input }) => {
    const slot = `${input.appointmentDate} ${input.appointmentTime}`;
    if (server.taken.has(slot)) return refused('SLOT_TAKEN', errorCatalogue.SLOT_TAKEN.message);
    server.taken.add(slot);
    return { data: { bookAppointment: { __typename: 'Appointment', id: 'new' } } };
  },
};

const answer = async (_url: string, init: RequestInit): Promise<Response> => {
  const call = JSON.parse(init.body as string) as Call;
  server.calls.push(call);
  const once = server.next.get(call.operationName);
  server.next.delete(call.operationName);
  const body = once ? await once() : own[call.operationName]?.(call.variables);
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
};

const asked = (operation: string) => server.calls.filter((call) => call.operationName === operation).map((call) => call.variables);
const toast = () => toastStore.current()[0];

beforeEach(() => {
  Object.assign(server, { taken: new Set(), past: new Set(), calls: [], next: new Map() });
  vi.stubGlobal('fetch', vi.fn(answer));
});

const draw = async () => {
  const result = renderAt(<DataProvider><AppointmentBooking /></DataProvider>, { at: '/appointments', session: sessionOf({ user: null }) });
  await screen.findByRole('grid');
  return result;
};
const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const times = () => screen.findByRole('radiogroup', { name: 'Choose a time' });
const time = (name: string) => within(screen.getByRole('radiogroup')).getByRole('radio', { name: new RegExp(name) });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const submit = () => screen.getByRole('button', { name: /^Schedul/ });
const write = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const fillPerson = async () => {
  await write('Name', 'Ada Byron');
  await write('Email', 'ada@example.com');
  await write('Phone', '(360) 555-0100');
};
const chooseSlot = async (date = 'March 15th', slot = '10:30 AM') => {
  await userEvent.click(day(date));
  await times();
  await userEvent.click(time(slot));
};

describe('the booking form (specification, sections 2 to 5)', () => {
  it('says what it is and when the business is open', async () => {
    await draw();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Schedule Your Consultation');
    expect(screen.getByText('Book a meeting with our housing systems experts')).toBeVisible();
    expect(screen.getByText('7 days a week, 9:00 AM to 5:00 PM')).toBeVisible();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  it('offers the days from the business\'s today to the horizon, and no other', async () => {
    await draw();
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    expect(day('March 9th')).toBeDisabled();
    expect(day('Today, Wednesday, March 10th')).toBeEnabled();
    expect(screen.getByRole('button', { name: /Previous Month/ })).toHaveAttribute('aria-disabled', 'true');
    for (let month = 0; month < 8; month += 1) await userEvent.click(screen.getByRole('button', { name: /Next Month/ }));
    expect(screen.getByRole('grid', { name: 'September 2027' })).toBeVisible();
    expect(day('September 6th')).toBeEnabled();
    expect(day('September 7th')).toBeDisabled();
  });

  it('shows the times once a day is chosen, one day at a time', async () => {
    await draw();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(day('March 15th'));
    expect(within(await times()).getAllByRole('radio').map((slot) => slot.textContent)).toEqual(appointmentTimes);
    await userEvent.click(day('March 16th'));
    await times();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    expect(asked('AppointmentSlots')).toEqual([{ date: '2027-03-15' }, { date: '2027-03-16' }]);
  });

  it('says in words which times are taken or past, and does not offer them', async () => {
    server.taken.add('2027-03-10 10:30 AM');
    server.past.add('2027-03-10 09:00 AM');
    await draw();
    await userEvent.click(day('March 10th'));
    await times();
    expect(time('10:30 AM Taken')).toBeDisabled();
    expect(time('09:00 AM Past')).toBeDisabled();
    expect(time('11:00 AM')).toBeEnabled();
  });

  it.each([['taken', 'Every time on this day is taken.'], ['past', 'There are no more times on this day.']] as const)('leads on from a day whose times are all %s', async (why, sentence) => {
    for (const slot of appointmentTimes) server[why].add(`2027-03-10 ${slot}`);
    await draw();
    await userEvent.click(day('March 10th'));
    expect(await screen.findByText(`${sentence} Please choose another day.`)).toBeVisible();
  });

  it('sums up when both are chosen, and asks anew when the day changes', async () => {
    await draw();
    await userEvent.click(day('March 15th'));
    await times();
    expect(screen.queryByText('Your appointment')).toBeNull();
    await userEvent.click(time('10:30 AM'));
    expect(screen.getByText('Monday, March 15, 2027 at 10:30 AM')).toBeVisible();
    expect(screen.getByText(/^Pacific Time, 30 minutes with/)).toBeVisible();
    await userEvent.click(day('March 16th'));
    expect(screen.queryByText('Your appointment')).toBeNull();
    await times();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('moves over the free times with the arrow keys and chooses with Enter', async () => {
    server.taken = new Set(['09:00 AM', '10:00 AM', '04:30 PM'].map((slot) => `2027-03-15 ${slot}`));
    await draw();
    await userEvent.click(day('March 15th'));
    await times();
    expect(screen.getAllByRole('radio').filter((slot) => slot.tabIndex === 0)).toEqual([time('09:30 AM')]);
    time('09:30 AM').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(time('10:30 AM')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(time('04:00 PM')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(time('04:00 PM')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(time('09:30 AM')).toBeChecked();
    await userEvent.tab();
    expect(field('Name')).toHaveFocus();
  });
});

describe('sending it', () => {
  it('wants day, time, name, email and phone, marks what is missing and leads there', async () => {
    await draw();
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Missing Information', text: 'Please fill in all required fields and select a date and time.', tone: 'error' }));
    expect(screen.getByText(say.invalidDate)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Choose a day' })).toHaveAccessibleDescription(say.invalidDate);
    for (const name of ['Name', 'Email', 'Phone']) expect(field(name)).toBeInvalid();
    expect(field('Message')).toBeValid();
    expect(day('March 10th')).toHaveFocus();

    await userEvent.click(day('March 15th'));
    await times();
    await userEvent.click(submit());
    await waitFor(() => expect(time('09:00 AM')).toHaveFocus());
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    await userEvent.click(time('09:00 AM'));
    expect(screen.getByRole('radiogroup')).toBeValid();
    await userEvent.click(submit());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(asked('BookAppointment')).toHaveLength(0);
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
    expect(asked('BookAppointment')).toHaveLength(0);
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
    expect(asked('BookAppointment')).toHaveLength(1);
    await act(async () => arrive({ data: { bookAppointment: { __typename: 'Appointment', id: 'new' } } }));
    await waitFor(() => expect(submit()).toHaveTextContent('Schedule Appointment'));
  });

  it('books what was chosen, says so, and is empty again', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    await write('Message', 'About a lot');
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Appointment Scheduled!', text: bookedText('Monday, March 15, 2027', '10:30 AM') }));
    expect(asked('BookAppointment')).toEqual([
      {
        input: {
          appointmentDate: '2027-03-15', appointmentTime: '10:30 AM', customerName: 'Ada Byron', customerEmail: 'ada@example.com', customerPhone: '(360) 555-0100', message: 'About a lot', kind: 'consultation', projectId: null,
        },
      },
    ]);
    for (const name of ['Name', 'Email', 'Phone', 'Message']) expect(field(name)).toHaveValue('');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(bookingDraft.read().customerName).toBe('');
    expect(screen.getByText(/Monday, March 15, 2027 at 10:30 AM\.$/).closest('[tabindex]')).toHaveFocus();
    // Availability is asked again.
    await userEvent.click(day('March 15th'));
    await waitFor(() => expect(time('10:30 AM Taken')).toBeDisabled());
  });

  it('sends no message as null', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(asked('BookAppointment')[0]?.input.message).toBeNull());
  });

  it('tells who was too late, shows the time as taken, keeps the rest', async () => {
    await draw();
    await chooseSlot();
    await fillPerson();
    server.taken.add('2027-03-15 10:30 AM');
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.failedTitle, text: say.failed, tone: 'error' }));
    expect(await screen.findByText(errorCatalogue.SLOT_TAKEN.message)).toBeVisible();
    expect(time('10:30 AM Taken')).toBeDisabled();
    await waitFor(() => expect(time('09:00 AM')).toHaveFocus());
    expect(field('Name')).toHaveValue('Ada Byron');
    expect(screen.queryByText('Your appointment')).toBeNull();
    // Sent again without another time, it asks for one.
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.missingTitle }));
    expect(asked('BookAppointment')).toHaveLength(1);
    await userEvent.click(time('11:00 AM'));
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.bookedTitle }));
  });

  it.each([
    ['is not reached', unreachable, offlineText],
    ['fails', () => refused('INTERNAL', errorCatalogue.INTERNAL.message), errorCatalogue.INTERNAL.message],
    ['has had enough', () => refused('TOO_MANY_REQUESTS', errorCatalogue.TOO_MANY_REQUESTS.message), errorCatalogue.TOO_MANY_REQUESTS.message],
  ])('keeps everything when the server %s', async (_what, next, sentence) => {
    server.next.set('BookAppointment', next);
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Booking Failed', text: 'There was an error scheduling your appointment. Please try again or contact us directly.', tone: 'error' }));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(submit()).toHaveFocus();
    expect(time('10:30 AM')).toBeChecked();
    expect([field('Name').value, field('Email').value, field('Phone').value]).toEqual(['Ada Byron', 'ada@example.com', '(360) 555-0100']);
    await userEvent.click(submit());
    await waitFor(() => expect(toast()).toMatchObject({ title: say.bookedTitle }));
  });

  it('puts what the server finds wrong under its field', async () => {
    server.next.set('BookAppointment', () => refused('BAD_INPUT', say.past, { appointmentTime: say.past, customerPhone: 'Phone is required' }));
    await draw();
    await chooseSlot();
    await fillPerson();
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(say.past));
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
  });
});

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
    bookingDraft.write({ appointmentDate: '2027-03-09', appointmentTime: '10:30 AM', customerName: 'Ada', customerEmail: '', customerPhone: '', message: '' });
    await draw();
    expect(field('Name')).toHaveValue('Ada');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(asked('AppointmentSlots')).toHaveLength(0);
  });

  it('tells of a time that was taken meanwhile, without taking the focus', async () => {
    server.taken.add('2027-03-15 10:30 AM');
    bookingDraft.write({ appointmentDate: '2027-03-15', appointmentTime: '10:30 AM', customerName: 'Ada', customerEmail: '', customerPhone: '', message: '' });
    await draw();
    expect(await screen.findByText(errorCatalogue.SLOT_TAKEN.message)).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('when the server does not answer', () => {
  it('says so in place of the calendar, and tries again', async () => {
    server.next.set('BookingDays', unreachable);
    renderAt(<DataProvider><AppointmentBooking /></DataProvider>, { session: sessionOf({ user: null }) });
    expect(screen.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
    expect(await screen.findByText(offlineText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('says so in place of the times, and tries again', async () => {
    server.next.set('AppointmentSlots', unreachable);
    await draw();
    await userEvent.click(day('March 15th'));
    expect(await screen.findByText('We could not load the times')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await times()).toBeVisible();
  });

  it('holds the place of the times while they are on their way', async () => {
    let arrive: (body: object) => void = () => undefined;
    server.next.set('AppointmentSlots', () => new Promise<object>((resolve) => (arrive = resolve)));
    await draw();
    await userEvent.click(day('March 15th'));
    const waiting = screen.getByRole('status', { name: 'Loading times' });
    expect(waiting.querySelectorAll('[data-skeleton]')).toHaveLength(16);
    await act(async () => arrive(own.AppointmentSlots!({ date: '2027-03-15' })));
    expect(await times()).toBeVisible();
  });
});

it('a design in the address speaks in the message, beside what was written', () => {
  const messageAt = (address: string) => readBooking('2027-03-10', '2027-09-06', address).message;
  expect(messageAt('?roof=gable&siding=brick')).toBe('I designed a home with a gable roof and brick veneer siding and would like to talk about it.');
  bookingDraft.write({ ...bookingDraft.read(), message: 'We own a lot in Kelso.' });
  expect(messageAt('?roof=hip')).toBe('We own a lot in Kelso.\n\nI designed a home with a hip roof and would like to talk about it.');
  expect(messageAt('?roof=thatch')).toBe('We own a lot in Kelso.');
  bookingDraft.clear();
});
