import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { BlockedDatesPanel } from './blocked-dates-panel.tsx';
import { ConsultantsPanel } from './consultants-panel.tsx';

const consultant = (other: object = {}) => ({
  __typename: 'ConsultantOnRoster',
  id: 'c1',
  name: 'Morgan Hale',
  onDuty: true,
  position: 0,
  weekdays: [1, 2, 3, 4, 5],
  upcoming: 3,
  email: null,
  userId: null,
  userName: null,
  version: 2,
  ...other,
});
const block = (other: object = {}) => ({
  __typename: 'BlockedDate',
  id: 'b1',
  startsOn: '2027-07-04',
  endsOn: '2027-07-04',
  consultantId: null,
  consultantName: null,
  reason: 'Holiday',
  version: 2,
  bookings: 0,
  ...other,
});
const blocks = (rows: object[], pagination: object = { page: 1, totalPages: 1, total: rows.length }) => ({
  blockedDates: {
    __typename: 'BlockedDatePage',
    blockedDates: rows,
    pagination: { __typename: 'Pagination', ...pagination },
  },
});
const booking = {
  __typename: 'StandingBooking',
  id: 'a1',
  appointmentDate: '2027-07-03',
  appointmentTime: '10:00 AM',
  customerName: 'Ada Byron',
  consultantId: 'c1',
  consultantName: 'Morgan Hale',
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    AccountsForConsultants: () => ({
      users: {
        __typename: 'UserPage',
        users: [{ __typename: 'User', id: 'u1', name: 'Avery Morgan', email: 'admin@example.com' }],
      },
    }),
    Consultants: () => ({
      consultants: [consultant(), consultant({ id: 'c2', name: 'Sofia Brandt', position: 1, onDuty: false })],
    }),
    BlockedDates: () => blocks([block()]),
  });
});
const draw = (panel: React.ReactNode, at = '/admin') =>
  renderAt(<DataProvider>{panel}</DataProvider>, { at, session: sessionOf({ user: userOf('admin') }) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

describe('consultants', () => {
  it('have days; bookings that stay on other days are named', async () => {
    api.answer('UpdateConsultant', () => ({
      updateConsultant: { __typename: 'ConsultantChange', consultant: consultant(), standing: [booking] },
    }));
    draw(<ConsultantsPanel />);
    await press(/^Edit ?Morgan Hale$/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await press('Save consultant');
    expect(await screen.findByText(/Ada Byron/)).toBeInTheDocument();
    expect(api.sent('UpdateConsultant')).toEqual([
      {
        id: 'c1',
        input: {
          name: 'Morgan Hale',
          onDuty: true,
          weekdays: [1, 2, 3, 4],
          email: null,
          userId: null,
          version: 2,
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have an address for mails about their bookings, and an account', async () => {
    api.answer('UpdateConsultant', () => ({
      updateConsultant: { __typename: 'ConsultantChange', consultant: consultant(), standing: [] },
    }));
    draw(<ConsultantsPanel />);
    expect(await screen.findAllByText('Emails about bookings go to the company')).toHaveLength(2);
    await press(/^Edit ?Morgan Hale$/);
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'morgan@');
    await press('Save consultant');
    await waitFor(() => expect(screen.getByLabelText('Email (optional)')).toBeInvalid());
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'example.com');
    await userEvent.selectOptions(screen.getByLabelText('Account (optional)'), 'Avery Morgan');
    await press('Save consultant');
    await waitFor(() =>
      expect(api.sent('UpdateConsultant')).toMatchObject([
        { input: { email: 'morgan@example.com', userId: 'u1' } },
      ]),
    );
  });

  it('need a name and a day before anything is sent', async () => {
    draw(<ConsultantsPanel />);
    await press('Add consultant');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await userEvent.click(screen.getByRole('checkbox', { name: day }));
    await press('Save consultant');
    await waitFor(() => expect(screen.getByLabelText('Name *')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent.includes('day'))).toBe(true);
    expect(api.sent('CreateConsultant')).toEqual([]);
  });

  it.each([
    ['Load the newer version', 'Morgan Stone', [1, 2]],
    ['Keep what I typed', 'Morgan H.', [1, 2]],
  ])('edited by two at once: %s', async (choice, name, weekdays) => {
    api.answer('UpdateConsultant', () => refusal('CONFLICT', 'Changed.'));
    draw(<ConsultantsPanel />);
    await press(/^Edit ?Morgan Hale$/);
    await retype('Name *', 'Morgan H.');
    api.answer('Consultants', () => ({
      consultants: [consultant({ name: 'Morgan Stone', weekdays: [1, 2], version: 7 })],
    }));
    await press('Save consultant');
    await press(choice);
    api.answer('UpdateConsultant', () => ({
      updateConsultant: { __typename: 'ConsultantChange', consultant: consultant(), standing: [] },
    }));
    await press('Save consultant');
    // Untouched fields keep the other user's values.
    await waitFor(() =>
      expect(api.sent('UpdateConsultant').at(-1)).toEqual({
        id: 'c1',
        input: { name, onDuty: true, weekdays, email: null, userId: null, version: 7 },
      }),
    );
  });
});

describe('blocked dates', () => {
  it('are one day unless told otherwise, and say which bookings stay', async () => {
    api.answer('CreateBlockedDate', () => ({
      createBlockedDate: { __typename: 'BlockedDateChange', standing: [booking] },
    }));
    draw(<BlockedDatesPanel />);
    await press('Block days');
    await userEvent.type(screen.getByLabelText('First day *'), '2027-07-03');
    expect(screen.getByLabelText('Last day *')).toHaveValue('2027-07-03');
    await press('Save');
    expect(await screen.findByText('Please say why')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Reason *'), 'Trade fair');
    await press('Save');
    expect(await screen.findByText(/Ada Byron/)).toBeInTheDocument();
    expect(api.sent('CreateBlockedDate')).toEqual([
      { input: { startsOn: '2027-07-03', endsOn: '2027-07-03', consultantId: null, reason: 'Trade fair' } },
    ]);
  });

  it.each([
    ['Load the newer version', 'Stocktaking'],
    ['Keep what I typed', 'Closed'],
  ])('edited by two at once, even when the row has moved to another page: %s', async (choice, reason) => {
    api.answer('UpdateBlockedDate', () => refusal('CONFLICT', 'Changed.'));
    api.answer('BlockedDate', () => ({
      blockedDate: block({ startsOn: '2027-07-05', endsOn: '2027-07-06', reason: 'Stocktaking', version: 8 }),
    }));
    draw(<BlockedDatesPanel />);
    await press(/^Edit ?Jul 4, 2027$/);
    await retype('Reason *', 'Closed');
    await press('Save');
    await press(choice);
    expect(screen.getByLabelText('Reason *')).toHaveValue(reason);
    api.answer('UpdateBlockedDate', () => ({
      updateBlockedDate: { __typename: 'BlockedDateChange', standing: [] },
    }));
    await press('Save');
    await waitFor(() =>
      expect(api.sent('UpdateBlockedDate').at(-1)).toMatchObject({
        input: { startsOn: '2027-07-05', endsOn: '2027-07-06', reason, version: 8 },
      }),
    );
  });

  it('that are over have an address of their own, and opening days asks first', async () => {
    api.answer('RemoveBlockedDate', () => ({ removeBlockedDate: 'b1' }));
    const { address } = draw(<BlockedDatesPanel />);
    await userEvent.selectOptions(await screen.findByLabelText('Which blocked dates'), 'Past');
    await waitFor(() => expect(api.sent('BlockedDates').at(-1)).toEqual({ page: 1, past: true }));
    expect(address()).toBe('/admin?blockedDays=past');
    await press(/^Remove ?Jul 4, 2027$/);
    expect(api.sent('RemoveBlockedDate')).toEqual([]);
    await press('Open days');
    await waitFor(() => expect(api.sent('RemoveBlockedDate')).toEqual([{ id: 'b1' }]));
  });
});
