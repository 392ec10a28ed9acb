import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();
const code = '2.kqf4dl56.d67.is.m70';
const change = (input: unknown) => api.rest('POST', '/api/floor-plans/changes', input);
const longer = { kind: 'resize', room: 'L', feet: 2 };

describe('a plan is changed as a whole', () => {
  it('edit.valid: longer at a room, with the plan of the new code, its findings and its price', async () => {
    const { status, body } = await change({ code, change: longer });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['code', 'plan', 'findings', 'price']);
    expect(body.code).toBe(`${code}.L_24`);
    expect(body.plan).toEqual(JSON.parse(JSON.stringify(designOf(body.code)?.plan)));
    expect(body.plan.length).toBe(676 + 24);
    expect(body.findings).toEqual(checkPlan(body.plan, body.plan.wish));
    const file = await fetch(`${api.url}/api/floor-plans/designs/${body.code}.json`);
    expect(await file.json()).toEqual(body.plan);
    const prices = await api.rest('POST', '/api/prices', {
      designs: [{ home: { planCode: body.code } }, { home: { planCode: code } }],
    });
    const [now, before] = prices.body.prices as { aboutCents: number }[];
    expect(body.price.aboutCents).toBe(now?.aboutCents);
    expect(body.price.aboutCents).toBeGreaterThan(before?.aboutCents ?? Infinity);
  });

  it('edit.valid: in a mirror, and back', async () => {
    const { body } = await change({ code, change: { kind: 'mirror' } });
    expect(body.code).toBe('2.kqf4dl56.d67.is.n70');
    expect((await change({ code: body.code, change: { kind: 'mirror' } })).body.code).toBe(code);
  });

  it('and stores nothing: the same is answered again', async () => {
    const [one, again] = [await change({ code, change: longer }), await change({ code, change: longer })];
    expect(again.body).toEqual(one.body);
  });
});

describe('a change is refused', () => {
  it.each([
    [
      'a plan of version 1',
      '1.qqt4s.101112011010110.o0',
      { kind: 'mirror' },
      'This plan can be changed by inches only.',
    ],
    [
      'a closet',
      code,
      { kind: 'resize', room: 'C2', feet: 1 },
      expect.stringMatching(/^Closet has the size/),
    ],
    [
      'a room that is too small for it',
      '2.q2sl40.s16.dc.n44',
      { kind: 'resize', room: 'L', feet: -4 },
      'Living Room cannot be 4 ft shorter: the plan would not meet every requirement.',
    ],
    [
      'a code that would be too long (cost.code)',
      `${code}${'~d5.1~d5.-1'.repeat(16)}`,
      { kind: 'resize', room: 'L', feet: 2 },
      expect.stringMatching(/^No more changes fit/),
    ],
  ])('with 422 and the reason for %s', async (_what, from, wanted, message) => {
    const { status, body } = await change({ code: from, change: wanted });
    expect({ status, ...body }).toEqual({ status: 422, code: 'CANNOT_BE_BUILT', message });
  });

  it.each(['2.kqf4dl56.d67.is.m7', '2.kqf4dl56.d67.is.m70.L_999', '1.none', `${code}~x1`, 'Z'.repeat(200)])(
    'with 404 for %s',
    async (unknown) => expect((await change({ code: unknown, change: longer })).status).toBe(404),
  );

  it.each([
    ['no feet', { ...longer, feet: 0 }],
    ['half a foot', { ...longer, feet: 0.5 }],
    ['five feet', { ...longer, feet: 5 }],
    ['five feet less', { ...longer, feet: -5 }],
    ['feet in words', { ...longer, feet: '2' }],
    ['no room', { kind: 'resize', feet: 2 }],
    ['a room that there is not', { ...longer, room: 'X9' }],
    ['a room with a character that is none', { ...longer, room: 'L\u0000' }],
    ['another kind', { kind: 'turn' }],
    ['no kind', {}],
    ['a list', [longer]],
    ['nothing', undefined],
  ])('with 400 and a message for %s', async (_what, wrong) => {
    const { status, body } = await change({ code, change: wrong });
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
  });

  it.each([undefined, 7, '', `${code}\u0000`, 'Z'.repeat(201), 'ä'])(
    'with 400 for the code %j',
    async (wrong) => {
      const { status, body } = await change({ code: wrong, change: longer });
      expect(status).toBe(400);
      expect(body.fieldErrors).toHaveProperty('code');
    },
  );
});
