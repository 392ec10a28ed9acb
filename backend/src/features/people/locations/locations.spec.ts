import { locationSentences } from '@hearthline/rules/people/locations/location-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql('delete from locations');
});

const fields = 'id name zip miles version opening { open text changesAt } homes { slug name } hours { day }';
const place = (more: object = {}) => ({
  name: 'Olympia display',
  address: '508 Alder Court',
  city: 'Olympia',
  state: 'WA',
  zip: '98501',
  phone: '360 555 0167',
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '10:00', closes: '18:00' })),
  homes: ['enid'],
  position: 5,
  ...more,
});
const create = (input: object, caller = admin) =>
  caller.gql(`mutation ($input: LocationInput!) { createLocation(input: $input) { ${fields} } }`, { input });
const update = (id: string, input: object) =>
  admin.gql(
    `mutation ($id: ID!, $input: UpdateLocationInput!) { updateLocation(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );
const remove = (id: string) => admin.gql('mutation ($id: ID!) { removeLocation(id: $id) }', { id });
const listed = async (zip?: string): Promise<any[]> =>
  (await api.rest('GET', `/api/locations${zip === undefined ? '' : `?zip=${zip}`}`)).body.locations;
const names = async (zip?: string) => (await listed(zip)).map(({ name }) => name);

describe('display locations', () => {
  it('are none until an admin adds one, and then there for everybody', async () => {
    expect(await listed()).toEqual([]);
    const { data } = await create(place());
    expect(data.createLocation).toMatchObject({
      name: 'Olympia display',
      homes: [{ slug: 'enid', name: 'Enid' }],
    });
    const [location] = await listed();
    expect(location).toMatchObject({
      phone: '+13605550167',
      hoursText: ['7 days a week, 10:00 AM to 6:00 PM'],
      state: 'WA',
      miles: null,
      sample: false,
    });
    const { data: all } = await api.gql('{ locations { name phone } }');
    expect(all.locations).toEqual([{ name: 'Olympia display', phone: '+13605550167' }]);
  });

  it('are changed by version, and go when they are removed', async () => {
    const { id, version } = (await create(place({ name: 'To change' }))).data.createLocation;
    const changed = await update(id, { ...place({ name: 'Changed', homes: ['wasco', 'enid'] }), version });
    expect(changed.data.updateLocation).toMatchObject({ name: 'Changed', version: version + 1 });
    // In the order of the catalog.
    expect(changed.data.updateLocation.homes.map(({ slug }: { slug: string }) => slug)).toEqual([
      'wasco',
      'enid',
    ]);
    expect((await update(id, { ...place(), version })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const [entry] = await api.sql<{ action: string; details: object }>(
      'select action, details from audit_entries order by id desc limit 1',
    );
    expect(entry).toEqual({ action: 'location.update', details: { fields: ['name', 'homeIds'] } });
    expect((await remove(id)).data.removeLocation).toBe(id);
    for (const wrong of [id, 'x'])
      for (const answer of [await remove(wrong), await update(wrong, { ...place(), version })])
        expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['Olympia display']);
  });

  it('name only homes of the catalog, and show only those that visitors can open', async () => {
    expect((await create(place({ homes: ['enid', 'nowhere'] }))).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { homes: locationSentences.home },
    });
    await api.sql("update homes set status = 'withdrawn' where slug = 'enid'");
    expect((await listed())[0].homes).toEqual([]);
    await api.sql("update homes set status = 'published' where slug = 'enid'");
    expect((await listed())[0].homes).toEqual([{ slug: 'enid', name: 'Enid' }]);
  });

  it('are written by admins only', async () => {
    const customer = await api.as('customer');
    expect((await create(place(), customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the nearest', () => {
  beforeAll(async () => {
    await api.sql('delete from locations');
    for (const [name, zip, position, more] of [
      ['Spokane', '99206', 0, {}],
      ['Vancouver', '98660', 1, {}],
      ['Twin B', '98501', 3, {}],
      ['Twin A', '98501', 2, {}],
      ['Nowhere', '10001', 4, {}],
      ['At sea', '10001', 5, { latitude: 47, longitude: -127 }],
    ] as const)
      await create(place({ name, zip, position, ...more }));
  });
  const usual = ['Spokane', 'Vancouver', 'Twin A', 'Twin B', 'Nowhere', 'At sea'];

  it('is first; equally near ones stay in order, and those of unknown place come last', async () => {
    expect(await names()).toEqual(usual);
    expect(await names('98502')).toEqual(['Twin A', 'Twin B', 'Vancouver', 'At sea', 'Spokane', 'Nowhere']);
    expect(await names('99201')).toEqual(['Spokane', 'Twin A', 'Twin B', 'Vancouver', 'At sea', 'Nowhere']);
    const [first, , third, , , last] = await listed('98501-0042');
    expect(first).toMatchObject({ name: 'Twin A', miles: 0 });
    expect(third.miles).toBeGreaterThan(80);
    expect(third.miles).toBeLessThan(110);
    expect(last).toMatchObject({ name: 'Nowhere', miles: null, point: null });
    // Where each stands on the map.
    expect((await listed()).find(({ name }: { name: string }) => name === 'At sea').point).toEqual({
      latitude: 47,
      longitude: -127,
    });
    expect(first.point.latitude).toBeCloseTo(47, 0);
    expect(first.point.longitude).toBeCloseTo(-122.9, 0);
  });

  it.each(['00501', '10001', '00000', ''])('is not known from %j: the order stays', async (zip) => {
    const locations = await listed(zip);
    expect(locations.map(({ name }) => name)).toEqual(usual);
    expect(locations.every(({ miles }) => miles === null)).toBe(true);
  });

  it.each(['9850', 'olympia', '98501%00'])('is not asked for from %j', async (zip) => {
    const { status, body } = await api.rest('GET', `/api/locations?zip=${zip}`);
    expect([status, body.message]).toEqual([400, locationSentences.zip]);
    expect((await api.rest('GET', '/api/locations?zipcode=98501')).status).toBe(400);
  });
});

describe('whether one is open', () => {
  beforeAll(async () => {
    await api.sql('delete from locations');
    await create(place());
  });
  const openingAt = async (instant: string) => {
    api.clock.set(new Date(instant));
    const [{ opening }] = await listed();
    api.clock.reset();
    return opening;
  };

  it.each([
    // November 24, 2026, in winter time: eight hours behind UTC.
    ['2026-11-24T17:59:59Z', false, 'Opens today at 10:00 AM', '2026-11-24T18:00:00.000Z'],
    ['2026-11-24T18:00:00Z', true, 'Open until 6:00 PM', '2026-11-25T02:00:00.000Z'],
    ['2026-11-25T01:59:59Z', true, 'Open until 6:00 PM', '2026-11-25T02:00:00.000Z'],
    ['2026-11-25T02:00:00Z', false, 'Closed now. Opens tomorrow at 10:00 AM', '2026-11-25T08:00:00.000Z'],
    ['2026-11-25T07:59:59Z', false, 'Closed now. Opens tomorrow at 10:00 AM', '2026-11-25T08:00:00.000Z'],
    ['2026-11-25T08:00:00Z', false, 'Opens today at 10:00 AM', '2026-11-25T18:00:00.000Z'],
    // The clocks go back on November 1, 2026 and forward on March 14, 2027.
    ['2026-10-31T17:00:00Z', true, 'Open until 6:00 PM', '2026-11-01T01:00:00.000Z'],
    ['2026-11-01T17:59:00Z', false, 'Opens today at 10:00 AM', '2026-11-01T18:00:00.000Z'],
    ['2027-03-14T16:59:00Z', false, 'Opens today at 10:00 AM', '2027-03-14T17:00:00.000Z'],
    ['2027-03-14T17:00:00Z', true, 'Open until 6:00 PM', '2027-03-15T01:00:00.000Z'],
  ])('at %s follows the clock of the business', async (instant, open, text, changesAt) => {
    expect(await openingAt(instant)).toEqual({ open, text, changesAt });
  });

  it('is a matter of appointment without hours', async () => {
    await api.sql("update locations set hours = '[]'");
    expect(await openingAt('2026-11-24T18:00:00Z')).toEqual({
      open: false,
      text: 'Open by appointment',
      changesAt: null,
    });
  });
});
