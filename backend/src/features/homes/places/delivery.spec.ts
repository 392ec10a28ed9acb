import { deliverySentences, initialDelivery } from '@hearthline/rules/homes/places/delivery.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.sql("delete from settings where key = 'delivery'"));

const fields =
  'plantName plantZip states maxMiles roadFactor leadWeeksLow leadWeeksHigh transportWidthFeet except { state county sentence } version';
const read = async (as: Caller = api) => (await as.gql(`{ delivery { ${fields} } }`)).data.delivery;
const update = (version: number, input: object, as: Caller = admin) =>
  as.gql(
    `mutation ($version: Int!, $input: DeliveryInput!) { updateDelivery(version: $version, input: $input) { ${fields} } }`,
    { version, input },
  );
const place = async (zip: string) => (await api.rest('GET', `/api/places/${zip}`)).body;

describe('the settings of delivery', () => {
  it('begin as documented, for everybody', async () =>
    expect(await read()).toEqual({ ...initialDelivery, version: 1 }));

  it('change what is sent and keep the rest; places and prices follow at once, and the audit log says what was', async () => {
    const price = async () => (await api.rest('GET', '/api/homes/yachats?zip=98362')).body.price;
    const before = await price();
    const sentence = 'The ferry takes no homes.';
    const except = [{ state: 'WA', county: 'clallam county', sentence }];
    const saved = await update(1, {
      plantName: 'Ridgefield plant',
      maxMiles: 300,
      transportWidthFeet: 15.5,
      except,
    });
    expect(saved.errors).toBeUndefined();
    const stored = {
      ...initialDelivery,
      plantName: 'Ridgefield plant',
      maxMiles: 300,
      transportWidthFeet: 15.5,
      except: [{ state: 'WA', county: 'Clallam', sentence }],
      version: 2,
    };
    expect(saved.data.updateDelivery).toEqual(stored);
    expect(await read()).toEqual(stored);
    expect(await place('98362')).toMatchObject({
      served: false,
      sentence: `We do not deliver to 98362 yet. ${sentence}`,
    });
    expect((await place('99201')).served).toBe(false);
    expect((await place('98660')).sentence).toContain('Ridgefield plant');
    expect([before.delivered, (await price()).delivered]).toEqual([true, false]);
    const [entry] = await api.sql<{ object: string; details: any }>(
      "select object, details from audit_entries where action = 'settings.delivery' order by created_at desc limit 1",
    );
    expect(entry).toEqual({
      object: 'settings:delivery',
      details: {
        changes: {
          plantName: { from: 'Hearthline plant', to: 'Ridgefield plant' },
          maxMiles: { from: 450, to: 300 },
          transportWidthFeet: { from: 16, to: 15.5 },
          except: { from: [], to: stored.except },
        },
      },
    });
  });

  it('keep what was stored before there was a widest section', async () => {
    const { transportWidthFeet: _new, ...stored } = { ...initialDelivery, maxMiles: 300 };
    await api.sql("insert into settings (key, value, updated_at) values ('delivery', $1::jsonb, now())", [
      JSON.stringify(stored),
    ]);
    expect(await read()).toEqual({ ...initialDelivery, maxMiles: 300, version: 2 });
    expect((await update(2, { transportWidthFeet: null })).data.updateDelivery.transportWidthFeet).toBe(16);
  });

  it('move the plant: miles begin there, and county rows without a state are of its state', async () => {
    expect((await update(1, { plantZip: '97201' })).errors).toBeUndefined();
    expect((await place('97201')).miles).toBe(0);
    const designs = [{ home: { slug: 'yachats' }, site: { zip: '98101' } }];
    const { body } = await api.rest('POST', '/api/prices', { designs });
    expect(body.prices[0].lines.at(-1).key).toBe('tax:sales');
  });

  it('are not overwritten by somebody who read an older copy, not even the very first time', async () => {
    const answers = await Promise.all([update(1, { maxMiles: 100 }), update(1, { maxMiles: 200 })]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    expect((await update(1, { maxMiles: 300 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect([100, 200]).toContain((await read()).maxMiles);
  });

  it.each([
    [{ plantZip: '10001' }, 'plantZip', deliverySentences.plantZip],
    [{ plantZip: '98666' }, 'plantZip', deliverySentences.plantZip],
    [{ plantName: 'a\u0000b' }, 'plantName', 'Text contains a character that cannot be stored'],
    [{ plantName: 'x'.repeat(81) }, 'plantName', 'Must be at most 80 characters'],
    [{ roadFactor: 2.5 }, 'roadFactor', deliverySentences.roadFactor],
    [{ transportWidthFeet: 15.2 }, 'transportWidthFeet', deliverySentences.transportWidthFeet],
    [{ leadWeeksHigh: 11 }, 'leadWeeksHigh', deliverySentences.leadOrder],
    [{ states: [] }, 'states', deliverySentences.states],
    [
      { except: [{ state: 'OR', county: 'King', sentence: 'No.' }] },
      'except.0.county',
      deliverySentences.county,
    ],
  ])('refuse %j', async (input, field, message) => {
    const { errors } = await update(1, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fieldErrors: { [field]: message } });
    expect(await read()).toEqual({ ...initialDelivery, version: 1 });
  });

  it('are changed by admins alone', async () => {
    for (const as of [api, await api.as('customer'), await api.as('factory')])
      expect((await update(1, { maxMiles: 1 }, as)).errors).toHaveLength(1);
    expect((await read()).version).toBe(1);
  });
});
