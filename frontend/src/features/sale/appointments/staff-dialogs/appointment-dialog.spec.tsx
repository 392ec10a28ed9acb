import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { refusal } from '../../../../testing/fake-api.ts';
import {
  booked,
  drawStaff,
  press,
  startStaffServer,
} from '../../../../testing/staff-appointments-screen.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

const open = (id: string) => drawStaff(`/admin/appointments?appointment=${id}`);
const details = () => screen.findByRole('dialog', { name: 'Consultation' });
const form = (name: string) => within(screen.getByRole('dialog', { name }));
const buttons = async (): Promise<string[]> =>
  within(await details())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text && text !== 'Close');

describe('a booking', () => {
  it('opens from the week, closes to it, and offers what the server says can be done', async () => {
    startStaffServer([booked('one')]);
    const { address } = drawStaff();
    await press(/^10:30 AM/);
    expect(address()).toBe('/admin/appointments?appointment=one');
    expect(await buttons()).toEqual([
      'Confirm',
      'Reschedule',
      'Change consultant',
      'Kind, place and project',
      'Cancel appointment',
    ]);
    const shown = within(await details());
    expect(shown.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/contacts/c1');
    expect(shown.getByText('About the lot')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/appointments'));
  });

  it('leads to the home that it is about, while that has a page', async () => {
    const home = { __typename: 'AppointmentHome', name: 'Birkenfeld', path: '/homes/birkenfeld' } as const;
    startStaffServer([booked('one', { home }), booked('two', { home: { ...home, path: null } })]);
    const { unmount } = open('one');
    expect(within(await details()).getByRole('link', { name: 'Birkenfeld' })).toHaveAttribute(
      'href',
      '/homes/birkenfeld',
    );
    unmount();
    open('two');
    const shown = within(await details());
    expect(shown.getByText('Birkenfeld')).toBeDefined();
    expect(shown.queryByRole('link', { name: 'Birkenfeld' })).toBeNull();
  });

  it('that is not there says so', async () => {
    startStaffServer([]);
    open('gone');
    expect(await screen.findByText('This appointment was not found.')).toBeDefined();
  });

  it('is confirmed as it was read', async () => {
    const warn = vi.spyOn(console, 'warn');
    const api = startStaffServer([booked('one', { version: 4 })]);
    open('one');
    await press('Confirm');
    await waitFor(async () => expect(await buttons()).not.toContain('Confirm'));
    expect(api.sent('ConfirmAppointment')).toEqual([{ input: { id: 'one', version: 4 } }]);
    expect(api.sent('AppointmentWeek').length).toBeGreaterThan(1);
    // Only one of the week and the list is rendered, and only that query is named.
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('that somebody else was faster with says so, and shows how it stands now', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await details();
    api.elsewhere('one', { status: 'confirmed' });
    await press('Confirm');
    expect(await screen.findByText(changeSentences.meanwhile)).toBeDefined();
    await waitFor(async () => expect(await buttons()).not.toContain('Confirm'));
  });
});

describe('held or missed', () => {
  it('is asked once it has begun, and can be mended', async () => {
    const api = startStaffServer([
      booked('one', { appointmentDate: '2027-01-11', appointmentTime: '11:30 AM', status: 'confirmed' }),
    ]);
    open('one');
    await details();
    expect(await buttons()).toEqual(['Mark as held', 'Mark as missed', 'Kind, place and project']);
    await press('Mark as missed');
    await waitFor(async () => expect(await buttons()).toEqual(['Mark as held', 'Kind, place and project']));
    await press('Mark as held');
    await waitFor(async () => expect(await buttons()).toEqual(['Mark as missed', 'Kind, place and project']));
    expect(api.sent('CloseAppointment')).toEqual([
      { input: { id: 'one', version: 1, outcome: 'missed' } },
      { input: { id: 'one', version: 2, outcome: 'held' } },
    ]);
  });
});

describe('cancelling', () => {
  const title = 'Cancel this appointment?';

  it('sends the sentence to the customer, once', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Cancel appointment');
    expect(form(title).getByRole('button', { name: 'Keep it' })).toBeVisible();
    await userEvent.type(form(title).getByRole('textbox'), 'We are closed.');
    await userEvent.dblClick(form(title).getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(api.sent('CancelAppointment')).toEqual([
      { input: { id: 'one', version: 1, note: 'We are closed.' } },
    ]);
    expect(toastStore.current()[0]).toMatchObject({ title: 'Appointment cancelled' });
    expect(within(await details()).getByText('Cancelled')).toBeDefined();
  });

  it('tells the second of two, keeps what they typed, and goes on from the newer one', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Cancel appointment');
    await userEvent.type(form(title).getByRole('textbox'), 'We are closed.');
    api.elsewhere('one', { status: 'confirmed' });
    await userEvent.click(form(title).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText(changeSentences.meanwhile)).toBeDefined();
    expect(form(title).getByRole('textbox')).toHaveValue('We are closed.');
    await waitFor(() => expect(api.sent('AppointmentDetails')).toHaveLength(2));
    await userEvent.click(form(title).getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(api.sent('CancelAppointment').at(-1)).toEqual({
      input: { id: 'one', version: 2, note: 'We are closed.' },
    });
  });

  it('that found no server keeps the form as it is', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Cancel appointment');
    await userEvent.type(form(title).getByRole('textbox'), 'Sorry.');
    api.answer('CancelAppointment', () => null);
    await userEvent.click(form(title).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText(/We could not reach the server/)).toBeDefined();
    expect(form(title).getByRole('textbox')).toHaveValue('Sorry.');
    expect(form(title).getByRole('button', { name: 'Cancel appointment' })).toBeEnabled();
  });
});

describe('rescheduling', () => {
  const title = 'Choose another time';
  const pick = async (day: RegExp, time: string): Promise<void> => {
    await userEvent.click(await form(title).findByRole('button', { name: day }));
    await userEvent.click(await form(title).findByRole('radio', { name: new RegExp(`^${time}`) }));
  };
  const move = () => userEvent.click(form(title).getByRole('button', { name: 'Move the appointment' }));

  it('offers the times of the consultant of choice, and moves it there', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Reschedule');
    await move();
    expect(await screen.findByText('Please choose a day')).toBeDefined();
    await userEvent.click(await form(title).findByRole('button', { name: /January 20th/ }));
    expect(await form(title).findByRole('radio', { name: '02:00 PM Taken' })).toBeDisabled();
    await userEvent.selectOptions(form(title).getByRole('combobox', { name: 'Consultant' }), 'Sofia Brandt');
    await userEvent.click(await form(title).findByRole('radio', { name: /^02:00 PM/ }));
    await move();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(api.sent('RescheduleAppointment')).toEqual([
      {
        input: {
          id: 'one',
          version: 1,
          appointmentDate: '2027-01-20',
          appointmentTime: '02:00 PM',
          consultantId: 'sofia',
        },
      },
    ]);
    expect(within(await details()).getByText('Wednesday, January 20, 2027 at 2:00 PM')).toBeDefined();
  });

  it('to a time that was taken meanwhile keeps the choice and looks again', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Reschedule');
    await pick(/January 20th/, '11:00 AM');
    const looked = api.sent('AppointmentStaffSlots').length;
    api.answer('RescheduleAppointment', () => refusal('SLOT_TAKEN', 'This time was just taken.'));
    await move();
    expect(await screen.findByText('This time was just taken.')).toBeDefined();
    await waitFor(() => expect(api.sent('AppointmentStaffSlots').length).toBeGreaterThan(looked));
    expect(form(title).getByRole('button', { name: /January 20th/ })).toBeDefined();
  });

  it('tells the second of two, keeps their choice, and goes on from the newer one', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press('Reschedule');
    await pick(/January 20th/, '11:00 AM');
    api.elsewhere('one', { appointmentTime: '03:00 PM' });
    await move();
    expect(await screen.findByText(changeSentences.meanwhile)).toBeDefined();
    expect(form(title).getByRole('radio', { name: /^11:00 AM/ })).toBeChecked();
    expect(await screen.findByText('Now: Tuesday, January 12, 2027 at 3:00 PM')).toBeDefined();
    await move();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(api.sent('RescheduleAppointment').at(-1)).toMatchObject({
      input: { version: 2, appointmentTime: '11:00 AM' },
    });
  });
});

it('another consultant is chosen at the same time', async () => {
  const api = startStaffServer([booked('one')]);
  open('one');
  await press('Change consultant');
  expect(form('Change consultant').getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.selectOptions(await form('Change consultant').findByRole('combobox'), 'Sofia Brandt');
  await userEvent.click(form('Change consultant').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change consultant' })).toBeNull());
  expect(api.sent('AssignAppointment')).toEqual([
    { input: { id: 'one', version: 1, consultantId: 'sofia' } },
  ]);
});

it('a consultant whom somebody else chose meanwhile stays, when only the time is moved', async () => {
  const title = 'Choose another time';
  const api = startStaffServer([booked('one')]);
  open('one');
  await press('Reschedule');
  await userEvent.click(await form(title).findByRole('button', { name: /January 20th/ }));
  await userEvent.click(await form(title).findByRole('radio', { name: /^11:00 AM/ }));
  api.elsewhere('one', { consultantId: 'sofia' });
  await userEvent.click(form(title).getByRole('button', { name: 'Move the appointment' }));
  await waitFor(() => expect(form(title).getByRole('combobox', { name: 'Consultant' })).toHaveValue('sofia'));
  await userEvent.click(form(title).getByRole('button', { name: 'Move the appointment' }));
  await waitFor(() =>
    expect(api.sent('RescheduleAppointment').at(-1)).toMatchObject({
      input: { version: 2, consultantId: 'sofia' },
    }),
  );
});

describe('kind and project', () => {
  const title = 'Kind, place and project';
  const field = (name: string) => form(title).findByRole('combobox', { name });
  const save = () => userEvent.click(form(title).getByRole('button', { name: 'Save' }));

  it('are saved as they were chosen; the customer hears of another kind alone', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press(title);
    await form(title).findByRole('option', { name: 'Alder Home (Ada Byron)' });
    await userEvent.selectOptions(await field('Project'), 'alder');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(api.sent('DescribeAppointment')).toEqual([
      {
        input: {
          id: 'one',
          version: 1,
          kind: 'consultation',
          projectId: 'alder',
          formatId: 'phone',
          place: '',
        },
      },
    ]);
    expect(toastStore.current()[0]).toMatchObject({
      title: 'Saved',
      text: 'The customer will not be notified.',
    });
  });

  it('that somebody else changed meanwhile stay where nobody touched them', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press(title);
    await userEvent.selectOptions(await field('Kind'), 'meeting');
    api.elsewhere('one', { projectId: 'birch' });
    await save();
    await press('Keep what I typed');
    expect(await field('Kind')).toHaveValue('meeting');
    expect(await field('Project')).toHaveValue('birch');
    await save();
    await waitFor(() =>
      expect(api.sent('DescribeAppointment').at(-1)).toEqual({
        input: { id: 'one', version: 2, kind: 'meeting', projectId: 'birch', formatId: 'phone', place: '' },
      }),
    );
  });

  it('of what was cancelled meanwhile are not asked any more', async () => {
    const api = startStaffServer([booked('one')]);
    open('one');
    await press(title);
    api.elsewhere('one', { status: 'cancelled' });
    await save();
    expect(await form(title).findByText(changeSentences.notNow)).toBeDefined();
    expect(form(title).getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

it('booking for a customer leads to the first field that is wrong', async () => {
  const api = startStaffServer([]);
  drawStaff('/admin/appointments?book=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book for a customer' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  expect(dialog.getByText('Please correct the marked fields.')).toBeVisible();
  expect(api.sent('BookAppointmentFor')).toEqual([]);
});

it.each([
  ['a contact', 'c1', ['Ada Byron', 'ada@example.com', '(360) 555-0100']],
  ['a contact that is gone', 'gone', ['', '', '']],
])('booking for %s begins with what is known', async (_who, id, values) => {
  startStaffServer([]);
  drawStaff(`/admin/appointments?book=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Book for a customer' }));
  expect(
    ['Name', 'Email', 'Phone'].map((name) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value),
  ).toEqual(values);
});

it('a confirmation can be undone before the customer is told', async () => {
  const api = startStaffServer([booked('one')]);
  open('one');
  await press('Confirm');
  await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Confirmed' }));
  toastStore.current()[0]?.action?.onAction();
  await waitFor(async () => expect(await buttons()).toContain('Confirm'));
  expect(api.sent('UndoConfirmAppointment')).toEqual([{ input: { id: 'one', version: 2 } }]);
});
