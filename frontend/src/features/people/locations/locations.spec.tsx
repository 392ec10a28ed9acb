import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstContent } from '../../../domain/served-content.ts';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render.tsx';
import { LocationList } from './location-list.tsx';
import { LocationPins } from './location-pins.tsx';

const place = (name: string, more: Partial<ShownLocation> = {}): ShownLocation => ({
  id: name,
  name,
  address: '508 Alder Court',
  city: 'Olympia',
  state: 'WA',
  zip: '98501',
  phone: '+13605550167',
  hours: [{ day: 1, opens: '10:00', closes: '18:00' }],
  hoursText: ['Monday, 10:00 AM to 6:00 PM'],
  opening: { open: true, text: 'Open until 6:00 PM', changesAt: null },
  homes: [{ slug: 'enid', name: 'Enid' }],
  miles: null,
  point: null,
  sample: false,
  ...more,
});
const [vancouver, olympia] = [place('Vancouver'), place('Olympia')];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi({
    '/api/locations': () => ({ locations: [vancouver, olympia] }),
    '/api/locations?zip=98502': () => ({
      locations: [
        { ...olympia, miles: 3 },
        { ...vancouver, miles: 98 },
      ],
    }),
    '/api/locations?zip=10001': () => ({ locations: [vancouver, olympia] }),
  });
});
afterEach(() => void vi.useRealTimers());

const draw = (locations?: readonly ShownLocation[]) =>
  renderAt(
    <FirstContent value={{ content: [], featured: [], locations }}>
      <LocationList />
    </FirstContent>,
  );
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const type = (text: string) => userEvent.type(screen.getByLabelText('ZIP code'), text);

describe('the display models', () => {
  it('are not there before there is one, not even their heading', () => {
    const { container } = draw([]);
    expect(container.querySelector('section, h2')).toBeNull();
  });

  it('are those that the page was served with, with address, hours and homes', () => {
    draw([olympia]);
    expect(api.sent('/api/locations')).toEqual([]);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByText('508 Alder Court, Olympia, WA 98501')).toBeInTheDocument();
    expect(card.getByText('Open until 6:00 PM')).toBeInTheDocument();
    expect(card.getByText('Monday, 10:00 AM to 6:00 PM')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Enid' })).toHaveAttribute('href', '/homes/enid');
    expect(card.getByRole('link', { name: '(360) 555-0167' })).toHaveAttribute('href', 'tel:+13605550167');
    expect(card.getByRole('link', { name: 'Book a visit at Olympia' })).toHaveAttribute(
      'href',
      '/appointments?location=Olympia',
    );
    expect(card.getByRole('link', { name: 'Directions to Olympia' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=508%20Alder%20Court%2C%20Olympia%2C%20WA%2098501'),
    );
    expect(card.queryByText(/miles/)).toBeNull();
    expect(card.queryByText('Demo')).toBeNull();
  });

  it('are asked for on a page that was opened later', async () => {
    draw();
    expect(await screen.findByText('Vancouver')).toBeInTheDocument();
  });
});

describe('a ZIP code', () => {
  it('puts the nearest first as soon as it has five digits', async () => {
    draw([vancouver, olympia]);
    expect(names()).toEqual(['Vancouver', 'Olympia']);
    await type('9850');
    expect(names()).toEqual(['Vancouver', 'Olympia']);
    await type('2');
    await waitFor(() => expect(names()).toEqual(['Olympia', 'Vancouver']));
    expect(screen.getByText('About 100 miles')).toBeInTheDocument();
    expect(
      screen.getByText('Nearest to 98502: Olympia, less than 5 miles away in a straight line.'),
    ).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('ZIP code'));
    await waitFor(() => expect(names()).toEqual(['Vancouver', 'Olympia']));
    expect(screen.queryByText(/^Nearest to \d/)).toBeNull();
  });

  it('of another part of the country leaves the order, and says so', async () => {
    draw([vancouver, olympia]);
    await type('10001');
    expect(await screen.findByText(/^We do not know how far 10001 is/)).toBeInTheDocument();
    expect(names()).toEqual(['Vancouver', 'Olympia']);
  });

  it('that is none is refused when it is sent', async () => {
    draw([vancouver, olympia]);
    await type('985{Enter}');
    expect(screen.getByText('Please enter a five-digit ZIP code')).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP code')).toHaveAttribute('aria-invalid', 'true');
    await type('0');
    expect(screen.queryByText('Please enter a five-digit ZIP code')).toBeNull();
  });

  it('that cannot be looked up leaves the list', async () => {
    api.answer('/api/locations?zip=98502', () => restRefusal(503, { message: 'Busy' }));
    draw([vancouver, olympia]);
    await type('98502');
    expect(
      await screen.findByText('The distances could not be loaded. Please try again.'),
    ).toBeInTheDocument();
    expect(names()).toEqual(['Vancouver', 'Olympia']);
  });
});

it('asks again when a place closes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T01:50:00Z') });
  draw([{ ...olympia, opening: { ...olympia.opening, changesAt: '2026-11-25T02:00:00Z' } }]);
  const closed = { open: false, text: 'Closed now. Opens tomorrow at 10:00 AM', changesAt: null };
  api.answer('/api/locations', () => ({ locations: [{ ...olympia, opening: closed }] }));
  await act(() => vi.advanceTimersByTimeAsync(599_000));
  expect(screen.getByText('Open until 6:00 PM')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(closed.text)).toBeInTheDocument();
});

describe('the map', () => {
  it('shows the places that there are where they are, and none that is not on it', () => {
    const places = [
      place('Olympia display', { point: { latitude: 47.04, longitude: -122.9 } }),
      place('Spokane display', { city: 'Spokane', point: { latitude: 47.66, longitude: -117.43 } }),
      place('New York display', { point: { latitude: 40.7, longitude: -74 } }),
      place('Unknown display'),
    ];
    renderAt(
      <FirstContent value={{ content: [], featured: [], locations: places }}>
        <LocationPins />
      </FirstContent>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
    const olympia = screen.getByRole('link', { name: 'Olympia display, on the map' });
    expect(parseFloat(olympia.style.left)).toBeCloseTo(26.5, 0);
    expect(parseFloat(olympia.style.top)).toBeCloseTo(55.7, 0);
    expect(olympia).toHaveTextContent('Olympia');
    expect(olympia).toHaveAttribute('href', '#display-models');
  });
});
