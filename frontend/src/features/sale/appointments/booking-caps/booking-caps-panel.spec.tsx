import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { BookingCapsPanel } from './booking-caps-panel.tsx';
import { CappedBookers } from './capped-bookers.tsx';

const booking = (id: string, other: object = {}) => ({
  __typename: 'CappedBooking',
  id,
  appointmentDate: '2027-01-11',
  appointmentTime: '10:30 AM',
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.org',
  ...other,
});
const mailbox = {
  __typename: 'CappedBooker',
  kind: 'mailbox',
  subject: 'ada@example.org',
  counted: 3,
  liftedUntil: null,
  bookings: [booking('a1'), booking('a2'), booking('a3')],
};
const network = {
  __typename: 'CappedBooker',
  kind: 'network',
  subject: 'code',
  counted: 8,
  liftedUntil: null,
  bookings: [
    booking('b1'),
    booking('b2', { customerEmail: 'bob@example.org' }),
    booking('b3', { customerEmail: 'cleo@example.org' }),
  ],
};
const caps = (other: object = {}) => ({
  __typename: 'BookingCaps',
  perMailbox: 3,
  perAddress: 8,
  version: 1,
  ...other,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    CappedBookers: () => ({ cappedBookers: [mailbox, network] }),
    BookingCaps: () => ({ bookingCaps: caps() }),
  });
});
const draw = (screenOf: React.ReactNode) =>
  renderAt(
    <DataProvider>
      {screenOf}
      <Toaster />
    </DataProvider>,
    { at: '/admin/appointments', session: sessionOf({ user: userOf('admin') }) },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('reached limits', () => {
  it('are not spoken of while nobody has reached one', async () => {
    api.answer('CappedBookers', () => ({ cappedBookers: [] }));
    draw(<CappedBookers />);
    await waitFor(() => expect(api.sent('CappedBookers')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Limits reached/ })).toBeNull();
  });

  it('name the mailbox, and of a network who booked from it; each is lifted by itself', async () => {
    api.answer('LiftBookingCap', () => ({ liftBookingCap: '2027-01-06T20:00:00.000Z' }));
    draw(<CappedBookers />);
    await press('Limits reached (2)');
    const list = screen.getByRole('list', { name: 'Reached limits' });
    expect(list).toHaveTextContent('ada@example.org3 open bookings');
    expect(list).toHaveTextContent(
      'One network: ada@example.org, bob@example.org and 1 more8 bookings in the last 24 hours, 3 open',
    );
    api.answer('CappedBookers', () => ({
      cappedBookers: [{ ...mailbox, liftedUntil: '2027-01-06T20:00:00.000Z' }, network],
    }));
    await press(/^Lift for 24 hours ?for ada@example.org$/);
    expect(await screen.findByText(/^Lifted until /)).toBeInTheDocument();
    expect(api.sent('LiftBookingCap')).toEqual([{ input: { kind: 'mailbox', subject: 'ada@example.org' } }]);
  });

  it('are cleared in one step: all but those left out, with or without mails', async () => {
    api.answer('CancelAppointments', () => ({
      cancelAppointments: { __typename: 'CancelledTogether', cancelled: 2, skipped: 0, mails: 0 },
    }));
    draw(<CappedBookers />);
    await press('Limits reached (2)');
    await press(/^Cancel bookings ?of One network/);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel these bookings?' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /bob@example.org/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Mail them/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 bookings' }));
    await waitFor(() =>
      expect(api.sent('CancelAppointments')).toEqual([{ input: { ids: ['b1', 'b3'], tell: false } }]),
    );
    expect(await screen.findByText('2 bookings cancelled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel these bookings?' })).toBeNull());
  });

  it('that cannot be cleared stay, with the reason', async () => {
    api.answer('CancelAppointments', () => refusal('UNAVAILABLE', 'The service is briefly unavailable.'));
    draw(<CappedBookers />);
    await press('Limits reached (2)');
    await press(/^Cancel bookings ?of ada/);
    await press('Cancel 3 bookings');
    expect(await screen.findByText(/briefly unavailable/)).toBeInTheDocument();
    await press('Select none');
    expect(screen.getByRole('button', { name: 'Cancel 0 bookings' })).toBeDisabled();
  });
});

describe('the limits', () => {
  const retype = async (label: string, text: string) => {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };

  it('are whole numbers, saved at the version they were read at', async () => {
    api.answer('UpdateBookingCaps', ({ input }) => ({
      updateBookingCaps: caps({ ...(input as object), version: 2 }),
    }));
    draw(<BookingCapsPanel />);
    await retype('Open bookings of one email address *', '0');
    await press('Save changes');
    expect(await screen.findByText('Bookings of an email address must be at least 1')).toBeInTheDocument();
    await retype('Open bookings of one email address *', '5');
    await press('Save changes');
    await waitFor(() =>
      expect(api.sent('UpdateBookingCaps')).toEqual([
        { input: { perMailbox: 5, perAddress: 8, version: 1 } },
      ]),
    );
    expect(await screen.findByText('The limits apply from the next booking.')).toBeInTheDocument();
  });
});
