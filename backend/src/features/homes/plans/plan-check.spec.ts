import type { Finding } from '@hearthline/model/plan/document.ts';
import { newDouble } from '@hearthline/model/testing/new-plans.ts';
import { doubleWide, singleWide } from '@hearthline/model/testing/plans.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';

const api = useApi();
const address = '/api/floor-plans/check';
const query = `query ($plan: JSONObject!, $wish: JSONObject) {
  checkFloorPlan(plan: $plan, wish: $wish) { rule level cite at { room item } measured required message }
}`;

const withoutExit = (): object => {
  const plan = singleWide();
  for (const door of plan.levels[0].doors) if (door.id === 'back-door') door.exit = false;
  return plan;
};

const twoDoors: Finding = {
  rule: 'hud.105a-two-doors',
  level: 'error',
  cite: '24 CFR 3280.105(a)',
  at: {},
  measured: 1,
  required: '>= 2',
  message: '1 exterior doors are marked as exits.',
};

describe('anybody has a plan checked', () => {
  it('and a good one breaks no rule', async () => {
    for (const plan of [singleWide(), doubleWide()]) {
      const { status, body } = await api.rest('POST', address, { plan });
      expect(status).toBe(200);
      expect(body.findings.map(({ rule, message }: Finding) => `${rule}: ${message}`).join('\n')).toBe('');
      expect((await api.gql(query, { plan })).data).toEqual({ checkFloorPlan: [] });
    }
  });

  it('and hears what a bad one breaks, the same through both doors', async () => {
    const plan = withoutExit();
    expect((await api.rest('POST', address, { plan })).body).toEqual({ findings: [twoDoors] });
    const { data } = await api.gql(query, { plan });
    expect(data.checkFloorPlan).toEqual([{ ...twoDoors, at: { room: null, item: null }, measured: '1' }]);
  });

  it('and against what was asked for, as a program or an address says it', async () => {
    for (const wish of [
      { beds: ['king', 'full'], baths: 1, width: 'single' },
      { beds: 'king,full', baths: '1', width: 'single', porch: 'true' },
    ]) {
      const { status, body } = await api.rest('POST', address, { plan: singleWide(), wish });
      expect(status).toBe(200);
      expect(body.findings.map(({ rule }: Finding) => rule)).toEqual(['wish.beds']);
    }
    expect((await api.rest('POST', address, { plan: singleWide(), wish: null })).body.findings).toEqual([]);
  });
});

describe('a document that says how its home looks from outside', () => {
  it('entry.cover: hears advice, the same through both doors', async () => {
    const plan = newDouble();
    plan.porches[0]!.covered = false;
    const advice = { rule: 'entry.cover', level: 'practice', cite: 'practice', measured: 'not covered' };
    const { body } = await api.rest('POST', address, { plan });
    expect(body.findings).toMatchObject([advice]);
    expect((await api.gql(query, { plan })).data.checkFloorPlan).toMatchObject([advice]);
  });

  it('wish.suites: is held to suites, and may be wished in a style', async () => {
    const wish = { beds: 'king,full,twin', baths: 2, width: 'double', style: 'farmhouse' };
    for (const suites of [2, '2']) {
      const { body } = await api.rest('POST', address, { plan: newDouble(), wish: { ...wish, suites } });
      expect(body.findings.map(({ rule }: Finding) => rule)).toEqual(['wish.suites']);
    }
    expect((await api.rest('POST', address, { plan: newDouble(), wish })).body.findings).toEqual([]);
  });
});

describe('what is no plan', () => {
  it.each([
    {},
    { plan: null },
    { plan: 7 },
    { plan: [] },
    { plan: {} },
    { plan: 'x' },
    { plan: singleWide(), wish: { beds: ['waterbed'] } },
    { plan: singleWide(), wish: { beds: 'king', baths: 1, width: 'single', suites: 3 } },
    { plan: singleWide(), wish: { beds: 'king', baths: 1, width: 'single', style: 'tudor' } },
  ])('is a 400, %#', async (body) => {
    const answer = await api.rest('POST', address, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/.+/) });
  });

  it('but is meant as one has findings of its fields', async () => {
    const { status, body } = await api.rest('POST', address, {
      plan: { ...singleWide(), length: '<script>' },
    });
    expect(status).toBe(200);
    expect(body.findings).toMatchObject([
      { rule: 'geo.schema', at: { item: 'length' }, measured: '"<script>"' },
    ]);
  });

  it('is a 413 above 512 kB, and read up to that', async () => {
    const padded = (size: number): object => {
      const plan = { ...singleWide(), more: '' };
      plan.more = 'x'.repeat(size - JSON.stringify({ plan }).length);
      return { plan };
    };
    expect((await api.rest('POST', address, padded(512 * 1024))).body).toEqual({ findings: [] });
    expect((await api.rest('POST', address, padded(512 * 1024 + 1))).status).toBe(413);
  });

  it('answers a hundred thousand rooms and a deep document at once', async () => {
    const [level] = singleWide().levels;
    const rooms = Array.from({ length: 100_000 }, () => ({}));
    const many = await api.rest('POST', address, {
      plan: { ...singleWide(), levels: [{ ...level, rooms }] },
    });
    expect(many.body.findings).toMatchObject([{ rule: 'geo.schema', measured: '100000 items' }]);
    // Written by hand: to turn something so deep into text takes more stack than there is.
    const deep = JSON.stringify({ plan: { ...singleWide(), levels: 'deep' } }).replace(
      '"deep"',
      '['.repeat(5000) + ']'.repeat(5000),
    );
    expect((await api.rest('POST', address, deep)).body.findings[0]).toMatchObject({
      rule: 'geo.schema',
    });
  });
});
