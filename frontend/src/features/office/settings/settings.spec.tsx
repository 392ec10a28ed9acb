import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { useCompany } from '../../../domain/company.ts';
import { unsentInput } from '../../../platform/form-memory/unsent-input.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { CompanyPanel } from './company-panel.tsx';

const stored = (other: object = {}) => ({
  __typename: 'Company',
  name: 'Hearthline Homes',
  phone: '(360) 555-0142',
  email: 'hello@hearthline.example',
  website: 'www.hearthline.example',
  equalHousing: 'Equal Housing Opportunity.',
  address: '1420 Meadow Lane, Vancouver, WA 98660',
  timeZone: 'America/Los_Angeles',
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: '09:00',
  closes: '17:00',
  version: 3,
  ...other,
});
const outside = (bookings: object[], total = bookings.length) => ({
  bookingsOutside: { __typename: 'OutsideBookings', total, bookings },
});
const booking = (other: object = {}) => ({
  __typename: 'OutsideBooking',
  id: 'a1',
  appointmentDate: '2027-01-10',
  appointmentTime: '04:30 PM',
  movedTo: null,
  customerName: 'Ada Byron',
  customerEmail: 'ada+x@example.org',
  consultantName: 'Morgan',
  ...other,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi({
    Company: () => ({ company: stored() }),
    BookingsOutside: () => outside([]),
    UpdateCompany: ({ input }) => ({ updateCompany: stored({ ...(input as object), version: 4 }) }),
  });
});

const Phone = () => (
  <output aria-label="site">
    {useCompany().phone} {useCompany().hours}
  </output>
);
const draw = () =>
  renderAt(
    <DataProvider>
      <CompanyPanel />
      <Phone />
    </DataProvider>,
    { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

it('saves with the version it was read at, and the page around follows', async () => {
  draw();
  await retype('Phone *', '(360) 555-0100');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('site')).toHaveTextContent(
      '(360) 555-0100 Monday to Saturday, 9:00 AM to 5:00 PM',
    ),
  );
  expect(api.sent('UpdateCompany')[0]).toMatchObject({
    input: { phone: '(360) 555-0100', days: [1, 2, 3, 4, 5, 6], version: 3 },
  });
});

describe('bookings outside the new hours', () => {
  const close = async (time: string) => userEvent.selectOptions(await screen.findByLabelText('Closes'), time);

  it('are shown before anything is saved, each with a way to it and to the visitor', async () => {
    api.answer('BookingsOutside', () =>
      outside([booking(), booking({ id: 'a2', customerName: 'Zoë', movedTo: '2027-01-11 01:30 AM' })]),
    );
    draw();
    await close('3:00 PM');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: '2 bookings outside the new hours' }));
    expect(api.sent('BookingsOutside')).toEqual([
      {
        hours: {
          timeZone: 'America/Los_Angeles',
          days: [1, 2, 3, 4, 5, 6, 7],
          opens: '09:00',
          closes: '15:00',
        },
      },
    ]);
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('Jan 10, 2027, 4:30 PM · Ada Byron with Morgan');
    expect(second).toHaveTextContent('1:30 AM on Jan 11, 2027 (new time zone)');
    expect(dialog.getByRole('link', { name: 'Open the booking of Ada Byron in a new tab' })).toHaveAttribute(
      'href',
      '/admin/appointments?view=list&appointment=a1',
    );
    const { href } = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Write to Ada Byron' });
    expect(decodeURIComponent(href)).toBe(
      'mailto:ada+x@example.org?subject=Your appointment on Sunday, January 10, 2027 at 4:30 PM&body=Hello Ada Byron,\n\n',
    );
    expect(api.sent('UpdateCompany')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(screen.getByLabelText('Closes')).toHaveValue('15:00');
    expect(api.sent('UpdateCompany')).toEqual([]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save new hours' }));
    await waitFor(() => expect(api.sent('UpdateCompany')).toMatchObject([{ input: { closes: '15:00' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are looked for only where hours, days or the zone change, and ask nothing where there are none', async () => {
    draw();
    await retype('Phone *', '(360) 555-0100');
    await save();
    await waitFor(() => expect(api.sent('UpdateCompany')).toHaveLength(1));
    expect(api.sent('BookingsOutside')).toEqual([]);
    await close('3:00 PM');
    await save();
    await waitFor(() => expect(api.sent('UpdateCompany')).toHaveLength(2));
    expect(api.sent('BookingsOutside')).toHaveLength(1);
  });

  it('stop the saving where they cannot be looked for', async () => {
    api.answer('BookingsOutside', () => refusal('BAD_INPUT', 'Not this zone.'));
    draw();
    await close('3:00 PM');
    await save();
    expect(await screen.findByText('Not this zone.')).toBeInTheDocument();
    expect(api.sent('UpdateCompany')).toEqual([]);
  });
});

it.each([
  ['Load the newer version', 'Somebody’s Homes'],
  ['Keep what I typed', 'My Homes'],
])('asks when somebody else was faster: %s', async (choice, name) => {
  draw();
  await retype('Name *', 'My Homes');
  api.answer('UpdateCompany', () => refusal('CONFLICT', 'Changed.'));
  api.answer('Company', () => ({
    company: stored({ name: 'Somebody’s Homes', phone: '(360) 555-0177', days: [1, 2], version: 9 }),
  }));
  await save();
  await userEvent.click(await screen.findByRole('button', { name: choice }));
  expect(screen.getByLabelText('Name *')).toHaveValue(name);
  api.answer('UpdateCompany', ({ input }) => ({
    updateCompany: stored({ ...(input as object), version: 10 }),
  }));
  await retype('Website *', 'www.new.example');
  await save();
  // Untouched fields keep the other user's values.
  await waitFor(() =>
    expect(api.sent('UpdateCompany').at(-1)).toMatchObject({
      input: { name, phone: '(360) 555-0177', days: [1, 2], website: 'www.new.example', version: 9 },
    }),
  );
  await retype('Website *', 'www.newer.example');
  await save();
  await waitFor(() =>
    expect(api.sent('UpdateCompany').at(-1)).toMatchObject({
      input: { website: 'www.newer.example', version: 10 },
    }),
  );
});

it('holds to the rules, and shows what the server finds wrong', async () => {
  draw();
  await retype('Email *', 'nobody');
  await save();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(api.sent('UpdateCompany')).toEqual([]);
  await retype('Email *', 'a@b.example');
  await retype('Website *', 'user:pass@x.example');
  await save();
  expect(await screen.findByText('Please enter a web address, as in www.example.com')).toBeInTheDocument();
  expect(api.sent('UpdateCompany')).toEqual([]);
  await retype('Website *', 'https://x.example/');
  api.answer('UpdateCompany', () => refusal('BAD_INPUT', 'No.', { phone: 'Not this one' }));
  await save();
  expect(await screen.findByText('Not this one')).toBeInTheDocument();
  expect(api.sent('UpdateCompany')).toMatchObject([{ input: { website: 'x.example' } }]);
});

describe('what is typed and not saved', () => {
  const name = () => screen.findByLabelText('Name *');
  const leftWith = async (leave: (view: ReturnType<typeof draw>) => void) => {
    const view = draw();
    await retype('Name *', 'My Homes');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    leave(view);
    return draw();
  };

  it('is there again when another part was opened meanwhile, and is saved from what it began from', async () => {
    await leftWith(({ unmount }) => unmount());
    await waitFor(async () => expect(await name()).toHaveValue('My Homes'));
    expect(screen.getByLabelText('Phone *')).toHaveValue('(360) 555-0142');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(api.sent('UpdateCompany')).toMatchObject([{ input: { name: 'My Homes', version: 3 } }]),
    );
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
  });

  it('stays where it was typed while the rest was saved, and is saved the next time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.answer('UpdateCompany', async ({ input }) => {
      await promise;
      return { updateCompany: stored({ ...(input as object), version: 4 }) };
    });
    draw();
    await retype('Name *', 'My Homes');
    await save();
    await retype('Website *', 'www.new.example');
    resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(api.sent('UpdateCompany').at(-1)).toMatchObject({
        input: { name: 'My Homes', website: 'www.new.example', version: 4 },
      }),
    );
  });

  it('outlives a reload', async () => {
    const view = draw();
    await retype('Name *', 'My Homes');
    fireEvent(window, new Event('pagehide'));
    const saved = { ...sessionStorage };
    view.unmount();
    Object.assign(sessionStorage, saved);
    draw();
    await waitFor(async () => expect(await name()).toHaveValue('My Homes'));
  });

  it('goes when it is discarded, for good', async () => {
    const view = await leftWith(({ unmount }) => unmount());
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await name()).toHaveValue('Hearthline Homes');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    view.unmount();
    draw();
    expect(await name()).toHaveValue('Hearthline Homes');
  });

  it('goes with whoever signs out', async () => {
    await leftWith(({ unmount }) => {
      unsentInput.clear();
      unmount();
    });
    expect(await name()).toHaveValue('Hearthline Homes');
  });

  it('is not offered again once it is saved, though the part was left while that was on its way', async () => {
    let finish = (): void => undefined;
    const hold = new Promise<void>((resolve) => (finish = resolve));
    api.answer('UpdateCompany', async ({ input }) => {
      await hold;
      return { updateCompany: stored({ ...(input as object), version: 4 }) };
    });
    const view = draw();
    await retype('Name *', 'My Homes');
    await save();
    view.unmount();
    finish();
    await waitFor(() => expect(Object.keys(sessionStorage)).not.toContain('typed:form:company'));
    api.answer('Company', () => ({ company: stored({ name: 'My Homes', version: 4 }) }));
    draw();
    expect(await name()).toHaveValue('My Homes');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });
});
