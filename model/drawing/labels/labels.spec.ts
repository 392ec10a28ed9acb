import { describe, expect, it } from 'vitest';
import { feetInches, wholeNumber } from './feet-inches.ts';
import { FreeSpace } from './free-space.ts';
import { fitted, printable, textWidth } from './text-width.ts';

it.each([
  [792, `66' 0"`],
  [462, `38' 6"`],
  [7, `0' 7"`],
  [151.5, `12' 7 1/2"`],
  [11.9, `1' 0"`],
])('writes %d inches as %s', (inches, text) => {
  expect(feetInches(inches)).toBe(text);
});

it('writes numbers with their thousands apart', () => {
  expect([999, 1493.3, 1_234_567].map(wholeNumber)).toEqual(['999', '1,493', '1,234,567']);
});

describe('a text from outside', () => {
  it.each([
    ['a\u0000b', 'a b'],
    ['line\r\nline', 'line line'],
    ['\u202eevil\u2066', 'evil'],
    ['\ud800alone', 'alone'],
    ['zwj\u200bjoin', 'zwj join'],
    ['غرفة', 'غرفة'],
    ['  two  ', 'two'],
  ])('is one line without what cannot be shown: %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('is cut where it is too wide', () => {
    const long = 'Bedroom '.repeat(15).trim();
    const cut = fitted(long, 9, 100);
    expect(cut).toMatch(/^Bedroom.*…$/);
    expect(textWidth(cut, 9)).toBeLessThanOrEqual(100);
    expect(fitted('Hall', 9, 100)).toBe('Hall');
    expect(fitted('Hall', 9, 1)).toBe('');
  });
});

describe('free space', () => {
  const floor: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 60],
    [0, 60],
  ];

  it('is found nearest to a point', () => {
    expect(new FreeSpace(floor, []).nearest({ w: 20, h: 10 }, { x: 50, y: 30 })).toEqual({ x: 50, y: 30 });
  });

  it('is beside what stands there', () => {
    const middle = new FreeSpace(floor, [{ x: 40, y: 0, w: 40, h: 60 }]).nearest(
      { w: 30, h: 10 },
      { x: 60, y: 30 },
    );
    expect(middle).toEqual({ x: 25, y: 30 });
  });

  it('is nowhere if there is none', () => {
    expect(new FreeSpace(floor, []).nearest({ w: 101, h: 1 }, { x: 0, y: 0 })).toBeNull();
    const full = new FreeSpace(floor, [{ x: -5, y: -5, w: 200, h: 200 }]);
    expect(full.nearest({ w: 1, h: 1 }, { x: 0, y: 0 })).toBeNull();
  });
});
