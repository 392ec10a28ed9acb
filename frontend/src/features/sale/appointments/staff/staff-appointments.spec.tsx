import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import {
  booked,
  drawStaff,
  press,
  startStaffServer,
  today,
} from '../../../../testing/staff-appointments-screen.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

const dayOf = (name: string | RegExp) => screen.findByRole('region', { name });
const bookingsOn = async (name: string | RegExp): Promise<string[]> =>
  within(await dayOf(name))
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('button').title);
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option);
const heading = () => screen.findByRole('heading', { name: /, 20\d\d/ });

describe('the week', () => {
  it('shows each booking on its day, in the order of time, with who comes, whom they see and how it stands', async () => {
    startStaffServer([
      booked('later', { appointmentTime: '02:00 PM', customerName: 'Bob' }),
      booked('early', { appointmentTime: '09:00 AM', consultantId: 'sofia', status: 'confirmed' }),
      booked('today', { appointmentDate: '2027-01-11', customerName: 'Cleo' }),
    ]);
    drawStaff();
    expect(await bookingsOn('Tuesday, January 12, 2027')).toEqual([
      '9:00 AM, Phone call, Ada Byron, with Sofia Brandt, Confirmed',
      '2:00 PM, Phone call, Bob, with Morgan Hale, Booked',
    ]);
    expect(await bookingsOn('Monday, January 11, 2027, today')).toEqual([
      '10:30 AM, Phone call, Cleo, with Morgan Hale, Booked',
    ]);
    // The name is there in full, and how it stands is an icon that is read out.
    const block = within(await dayOf('Tuesday, January 12, 2027')).getByTitle(/Ada Byron/);
    expect(block).toHaveTextContent('9:00 AM');
    expect(block).toHaveTextContent('Sofia Brandt');
    expect(within(block).getByText('Confirmed')).toBeInTheDocument();
    expect(within(await dayOf('Wednesday, January 13, 2027')).getByText('Nothing booked.')).toBeDefined();
    expect(screen.getByText('All times are Pacific Time.')).toBeDefined();
  });

  it('is a grid of days and times where there is room; those at one time stand side by side', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media === '(min-width: 1100px)',
        }) as MediaQueryList,
    );
    startStaffServer([
      booked('his', { appointmentTime: '09:30 AM' }),
      booked('hers', { appointmentTime: '09:30 AM', consultantId: 'sofia', customerName: 'Bob' }),
      booked('early', { appointmentTime: '08:00 AM', customerName: 'Cleo', appointmentDate: '2027-01-14' }),
    ]);
    drawStaff();
    const tuesday = await dayOf('Tuesday, January 12, 2027');
    // From the earliest booking on, for all days alike.
    const times = [...tuesday.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
    expect([times[0], times.at(-1), times.length]).toEqual(['08:00 AM', '04:30 PM', 18]);
    const [his, hers] = within(tuesday).getAllByRole('listitem');
    const rowOf = (item: Element | undefined) => item && getComputedStyle(item).gridRow.replaceAll(' ', '');
    expect([his, hers].map(rowOf)).toEqual(['4/span1', '4/span1']);
    expect([his, hers].map((item) => getComputedStyle(item!).width)).toEqual(['50%', '50%']);
    const thursday = await dayOf('Thursday, January 14, 2027');
    expect(rowOf(within(thursday).getByRole('listitem'))).toBe('1/span1');
    expect(within(thursday).getByRole('button', { name: /^Cleo/ })).toHaveAttribute(
      'title',
      expect.stringMatching(/^8:00 AM/),
    );
    expect(screen.queryByRole('button', { name: /earlier days/ })).toBeNull();
    vi.restoreAllMocks();
  });

  it('begins with today where days are below one another; those before are one press away', async () => {
    startStaffServer([booked('past', { appointmentDate: '2027-01-10', customerName: 'Bob' })]);
    drawStaff();
    await dayOf('Monday, January 11, 2027, today');
    expect(screen.queryByRole('region', { name: 'Sunday, January 10, 2027' })).toBeNull();
    await press('Show earlier days of this week');
    expect(await bookingsOn('Sunday, January 10, 2027')).toEqual([
      '10:30 AM, Phone call, Bob, with Morgan Hale, Booked',
    ]);
    await press('Hide earlier days of this week');
    expect(screen.queryByRole('region', { name: 'Sunday, January 10, 2027' })).toBeNull();
    // Another week is shown from its beginning.
    await press('Next week');
    await dayOf('Sunday, January 17, 2027');
    expect(screen.queryByRole('button', { name: /earlier days/ })).toBeNull();
  });

  it('lets what was booked anew stand for what was cancelled', async () => {
    startStaffServer([
      booked('old', { status: 'cancelled' }),
      booked('new', { customerName: 'Bob' }),
      booked('other', { status: 'cancelled', consultantId: 'sofia', customerName: 'Cleo' }),
    ]);
    drawStaff();
    expect(await bookingsOn('Tuesday, January 12, 2027')).toEqual([
      '10:30 AM, Phone call, Bob, with Morgan Hale, Booked',
      '10:30 AM, Phone call, Cleo, with Sofia Brandt, Cancelled',
    ]);
  });

  it('shows one consultant’s alone, and keeps that in the address', async () => {
    startStaffServer([booked('hers', { consultantId: 'sofia', customerName: 'Bob' }), booked('his')]);
    const { address } = drawStaff();
    expect(await bookingsOn('Tuesday, January 12, 2027')).toHaveLength(2);
    await choose('Consultant', 'Sofia Brandt');
    expect(await bookingsOn('Tuesday, January 12, 2027')).toEqual([
      '10:30 AM, Phone call, Bob, with Sofia Brandt, Booked',
    ]);
    expect(address()).toBe('/admin/appointments?consultant=sofia');
  });

  it.each([
    [
      'forward',
      '2027-03-16',
      'Mar 14, 2027 to Mar 20, 2027',
      'Mar 21, 2027 to Mar 27, 2027',
      'Mar 7, 2027 to Mar 13, 2027',
    ],
    [
      'back',
      '2026-11-01',
      'Nov 1, 2026 to Nov 7, 2026',
      'Nov 8, 2026 to Nov 14, 2026',
      'Oct 25, 2026 to Oct 31, 2026',
    ],
  ])(
    'is a whole week where the clocks go %s, and so are its neighbors',
    async (_way, day, here, next, before) => {
      startStaffServer([]);
      const { address } = drawStaff(`/admin/appointments?day=${day}`);
      expect((await heading()).textContent).toBe(here);
      await press(/^Next/);
      await waitFor(async () => expect((await heading()).textContent).toBe(next));
      await press(/^Previous/);
      await press(/^Previous/);
      await waitFor(async () => expect((await heading()).textContent).toBe(before));
      await press('Today');
      await waitFor(async () => expect((await heading()).textContent).toBe('Jan 10, 2027 to Jan 16, 2027'));
      expect(address()).toBe('/admin/appointments');
      expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled();
    },
  );

  it('steps on from the week that was asked for, while that is on its way', async () => {
    const api = startStaffServer([]);
    const { address } = drawStaff();
    await heading();
    api.answer('AppointmentWeek', () => new Promise(() => undefined));
    await press(/^Next/);
    await press(/^Next/);
    expect(address()).toBe('/admin/appointments?day=2027-01-24');
    await press('Today');
    await press(/^Previous/);
    expect(address()).toBe('/admin/appointments?day=2027-01-04');
  });

  it('is of today where the address names no day that exists', async () => {
    startStaffServer([]);
    drawStaff('/admin/appointments?day=2027-02-30&view=nonsense&page=-1');
    expect((await heading()).textContent).toBe('Jan 10, 2027 to Jan 16, 2027');
  });

  it('that could not be loaded is loaded by a press', async () => {
    const api = startStaffServer([booked('one')]);
    api.answer('AppointmentWeek', () => refusal('UNAVAILABLE', 'Please try again in a moment.'));
    drawStaff();
    expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
    const fresh = startStaffServer([booked('one')]);
    await press('Try again');
    expect(await bookingsOn('Tuesday, January 12, 2027')).toHaveLength(1);
    expect(fresh.sent('AppointmentWeek')).toHaveLength(1);
  });
});

describe('the day', () => {
  const columns = (): (string | null)[] =>
    screen
      .getAllByRole('region', { name: /, Tuesday, January 12, 2027$/ })
      .map((one) => one.getAttribute('aria-label'));

  it('has a column for each consultant, and steps by days', async () => {
    startStaffServer([
      booked('hers', { consultantId: 'sofia', customerName: 'Bob' }),
      booked('his', { appointmentTime: '09:30 AM' }),
      booked('other', { appointmentDate: '2027-01-13', customerName: 'Cleo' }),
    ]);
    const { address } = drawStaff('/admin/appointments?view=day&day=2027-01-12');
    expect((await heading()).textContent).toBe('Tuesday, January 12, 2027');
    expect(columns()).toEqual([
      'Morgan Hale, Tuesday, January 12, 2027',
      'Sofia Brandt, Tuesday, January 12, 2027',
    ]);
    const his = screen.getByRole('region', { name: /^Morgan Hale/ });
    expect(within(his).getByRole('button')).toHaveTextContent('9:30 AM');
    expect(
      within(screen.getByRole('region', { name: /^Sofia Brandt/ })).getByText('Bob'),
    ).toBeInTheDocument();
    expect(screen.queryByTitle(/Cleo/)).toBeNull();
    await press('Next day');
    expect(address()).toBe('/admin/appointments?view=day&day=2027-01-13');
    expect(await screen.findByTitle(/Cleo/)).toBeInTheDocument();
  });

  it('shows twelve consultants', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({
      __typename: 'AppointmentConsultant',
      id: `c${index}`,
      name: `Consultant ${index}`,
      onDuty: true,
      isMe: false,
    }));
    const api = startStaffServer([]);
    api.answer('AppointmentWeek', () => ({
      appointmentWeek: {
        __typename: 'AppointmentWeek',
        days: ['2027-01-12'],
        today,
        timeZone: 'America/Los_Angeles',
        consultants: twelve,
        appointments: [],
      },
    }));
    drawStaff('/admin/appointments?view=day&day=2027-01-12');
    await heading();
    expect(columns()).toHaveLength(12);
  });

  it('is opened from its name in the week', async () => {
    startStaffServer([]);
    const { address } = drawStaff();
    await userEvent.click(await screen.findByTitle('Show Wednesday, January 13, 2027'));
    expect(address()).toBe('/admin/appointments?view=day&day=2027-01-13');
  });
});

describe('what is to be confirmed', () => {
  it('is confirmed with one press, keeps its place, and can be taken back', async () => {
    const api = startStaffServer([
      booked('one'),
      booked('two', { customerName: 'Bob', appointmentTime: '02:00 PM' }),
    ]);
    drawStaff();
    const items = async (): Promise<(string | null)[]> =>
      within(await screen.findByRole('list', { name: 'To confirm' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(await items()).toEqual([
      'Tue, Jan 12, 10:30 AM Ada ByronConfirm',
      'Tue, Jan 12, 2:00 PM BobConfirm',
    ]);
    await press(/^Confirm Ada Byron/);
    await waitFor(async () =>
      expect(await items()).toEqual([
        'Tue, Jan 12, 10:30 AM Ada ByronConfirmedUndo',
        'Tue, Jan 12, 2:00 PM BobConfirm',
      ]),
    );
    expect(api.sent('ConfirmAppointment')).toEqual([{ input: { id: 'one', version: 1 } }]);
    await press('Undo the confirmation of Ada Byron');
    await waitFor(async () => expect((await items())[0]).toBe('Tue, Jan 12, 10:30 AM Ada ByronConfirm'));
    expect(api.sent('UndoConfirmAppointment')).toEqual([{ input: { id: 'one', version: 2 } }]);
  });

  it('is not there when there is nothing to confirm', async () => {
    startStaffServer([booked('one', { status: 'confirmed' })]);
    drawStaff();
    await heading();
    expect(screen.queryByRole('list', { name: 'To confirm' })).toBeNull();
  });
});

describe('the list', () => {
  const requestsOf = (api: ReturnType<typeof startStaffServer>) => api.sent('Appointments').at(-1);

  it('begins with what is to come, soonest first; the past is read from its end', async () => {
    const api = startStaffServer([booked('one')]);
    const { address } = drawStaff('/admin/appointments?view=list');
    const table = await screen.findByRole('table', { name: 'Appointments' });
    expect(within(table).getByText('Tue, Jan 12, 2027, 10:30 AM')).toBeDefined();
    expect(requestsOf(api)).toMatchObject({
      period: 'upcoming',
      latestFirst: false,
      page: 1,
      from: null,
      to: null,
    });
    expect(screen.queryByLabelText('From')).toBeNull();
    await choose('Dates', 'Past');
    await waitFor(() => expect(requestsOf(api)).toMatchObject({ period: 'past', latestFirst: true }));
    expect(address()).toBe('/admin/appointments?view=list&period=past');
    await choose('Dates', 'All dates');
    await waitFor(() => expect(requestsOf(api)).toMatchObject({ period: null, latestFirst: true }));
    await userEvent.type(screen.getByLabelText('From'), '2027-01-05');
    await waitFor(() =>
      expect(requestsOf(api)).toMatchObject({ period: null, from: '2027-01-05', latestFirst: false }),
    );
  });

  it('begins at its first page when another filter is chosen, and is in the address whole', async () => {
    const api = startStaffServer([booked('one')]);
    const { address } = drawStaff(
      '/admin/appointments?view=list&page=2&period=past&search=ada&consultant=sofia',
    );
    await screen.findByText('Page 2 of 3');
    expect(requestsOf(api)).toMatchObject({
      page: 2,
      search: 'ada',
      period: 'past',
      consultantId: 'sofia',
      latestFirst: true,
    });
    await press('Filters');
    await choose('Status', 'Missed');
    await waitFor(() =>
      expect(requestsOf(api)).toMatchObject({ page: 1, status: 'missed', search: 'ada', period: 'past' }),
    );
    expect(address()).toBe(
      '/admin/appointments?view=list&period=past&search=ada&consultant=sofia&status=missed',
    );
    await press('Next');
    await waitFor(() => expect(requestsOf(api)).toMatchObject({ page: 2, status: 'missed' }));
  });

  it('offers all dates where nothing to come fits', async () => {
    const api = startStaffServer([]);
    drawStaff('/admin/appointments?view=list&search=nobody');
    expect(await screen.findByText('No upcoming appointments')).toBeDefined();
    await press('Show all dates');
    await waitFor(() => expect(requestsOf(api)).toMatchObject({ period: null, search: 'nobody' }));
    expect(await screen.findByText('No appointments')).toBeDefined();
  });

  it('takes an address with days of its own for all dates', async () => {
    const api = startStaffServer([booked('one')]);
    drawStaff('/admin/appointments?view=list&from=2027-01-12&to=2027-01-12');
    await screen.findByRole('table', { name: 'Appointments' });
    expect(requestsOf(api)).toMatchObject({
      period: null,
      from: '2027-01-12',
      to: '2027-01-12',
      latestFirst: false,
    });
  });
});
