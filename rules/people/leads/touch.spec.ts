import { describe, expect, it } from 'vitest';
import { touchLengths } from './touch-parts.ts';
import { readTouch, readTouches } from './touch.ts';

const now = Date.UTC(2027, 0, 5);
const nothing = { source: null, medium: null, campaign: null, term: null, content: null, referrer: null };

describe('an arrival (lead.design)', () => {
  it.each([undefined, null, 'x', 3, [], {}, { source: '' }, { source: 4 }, { at: '2027-01-01T00:00:00Z' }])(
    'of %j is none',
    (input) => expect(readTouch(input, now)).toBeNull(),
  );

  it('keeps no control characters, no halves of pairs, and no more than fits', () => {
    const touch = readTouch({ source: 'a\0b\ud800', campaign: '😀'.repeat(200), term: ' x\n y ' }, now);
    expect(touch).toMatchObject({ source: 'a b', term: 'x y' });
    expect(touch?.campaign?.isWellFormed()).toBe(true);
    expect(touch?.campaign?.length).toBeLessThanOrEqual(touchLengths.part);
    expect(touch?.campaign?.length).toBeGreaterThan(touchLengths.part - 3);
  });

  it.each([
    ['https://user:pw@Paper.Example/a/b?q=1#x', 'https://paper.example/a/b'],
    ['http://a.example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['android-app://com.example/', null],
    ['/homes', null],
  ])('was linked from %s as %s', (referrer, expected) =>
    expect(readTouch({ source: 'x', referrer }, now)?.referrer).toBe(expected),
  );

  it.each([
    ['2026-12-31T10:00:00+02:00', '2026-12-31T08:00:00.000Z'],
    ['2027-01-05T23:59:00Z', '2027-01-05T23:59:00.000Z'],
    ['2027-01-07T00:00:00Z', null],
    ['2019-12-31T00:00:00Z', null],
    ['soon', null],
  ])('at %s is at %s', (at, expected) => expect(readTouch({ source: 'x', at }, now)?.at).toBe(expected));

  it('is the first and the last while there is only one', () => {
    const one = { ...nothing, source: 'a', at: null };
    expect(readTouches({ first: { source: 'a' } }, now)).toEqual({ first: one, last: one });
    expect(readTouches({ last: { source: 'a' } }, now)).toEqual({ first: one, last: one });
    expect(readTouches('x', now)).toEqual({ first: null, last: null });
  });
});
