import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LocationRowFragment } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { LocationDialog } from './location-dialog.tsx';

const stored = (more: Partial<LocationRowFragment> = {}): LocationRowFragment => ({
  id: 'l1',
  name: 'Olympia display',
  address: '508 Alder Court',
  city: 'Olympia',
  state: 'WA',
  zip: '98501',
  phone: null,
  hours: [{ day: 6, opens: '10:00', closes: '16:00' }],
  hoursText: ['Saturday, 10:00 AM to 4:00 PM'],
  opening: { open: false, text: 'Opens Saturday at 10:00 AM' },
  homes: [{ slug: 'enid', name: 'Enid' }],
  latitude: null,
  longitude: null,
  position: 1,
  sample: false,
  version: 3,
  ...more,
});
const saved = vi.fn();
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  saved.mockClear();
  api = fakeApi({
    HomesForLocations: () => ({
      homes: ['enid', 'wasco'].map((slug) => ({ __typename: 'Home', slug, name: slug.toUpperCase() })),
    }),
  });
});
const draw = (location: LocationRowFragment | null) =>
  renderAt(
    <DataProvider>
      <LocationDialog
        location={location}
        reload={() => Promise.resolve(stored({ name: 'Theirs', version: 9 }))}
        onSaved={saved}
        onClose={() => undefined}
      />
    </DataProvider>,
    { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save location' }));

it('sends the days on which it is open, and the homes that stand there', async () => {
  api.answer('UpdateLocation', () => ({ updateLocation: stored({ version: 4 }) }));
  draw(stored());
  expect(screen.getByLabelText('Open on Saturday')).toBeChecked();
  expect(screen.queryByLabelText('Monday: opens at')).toBeNull();
  await userEvent.click(screen.getByLabelText('Open on Monday'));
  await userEvent.selectOptions(screen.getByLabelText('Monday: opens at'), '9:30 AM');
  await userEvent.click(await screen.findByLabelText('WASCO'));
  await userEvent.type(screen.getByLabelText('Latitude (optional)'), '47.04');
  await userEvent.type(screen.getByLabelText('Longitude (optional)'), '-122.9');
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.sent('UpdateLocation')).toEqual([
    {
      id: 'l1',
      input: {
        name: 'Olympia display',
        address: '508 Alder Court',
        city: 'Olympia',
        state: 'WA',
        zip: '98501',
        phone: null,
        hours: [
          { day: 1, opens: '09:30', closes: '17:00' },
          { day: 6, opens: '10:00', closes: '16:00' },
        ],
        homes: ['enid', 'wasco'],
        latitude: 47.04,
        longitude: -122.9,
        position: 1,
        sample: false,
        version: 3,
      },
    },
  ]);
});

it('names the day whose hours are wrong, and the missing half of a place', async () => {
  draw(stored());
  await userEvent.selectOptions(screen.getByLabelText('Saturday: closes at'), '9:00 AM');
  await userEvent.type(screen.getByLabelText('Latitude (optional)'), '47');
  await save();
  expect(await screen.findByText(/^Saturday: Closing time must be after opening time/)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

it('asks when somebody else was faster', async () => {
  api.answer('UpdateLocation', () => refusal('CONFLICT', 'Changed.'));
  draw(stored());
  await userEvent.clear(screen.getByLabelText('Name *'));
  await userEvent.type(screen.getByLabelText('Name *'), 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
  api.answer('UpdateLocation', () => ({ updateLocation: stored({ version: 10 }) }));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.sent('UpdateLocation').map(({ input }) => input)).toMatchObject([
    { name: 'Mine', version: 3 },
    { name: 'Mine', version: 9 },
  ]);
});
