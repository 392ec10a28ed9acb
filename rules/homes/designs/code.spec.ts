import { describe, expect, it } from 'vitest';
import { codeAlphabet, codeInWords, codeOfBytes, designPath, readCode } from './code.ts';

describe('the code of a design', () => {
  it('has twelve characters of Crockford’s base 32, each from five bits of a byte', () => {
    const bytes = Uint8Array.from([0, 1, 9, 10, 17, 18, 31, 32, 63, 64, 128, 255]);
    expect(codeOfBytes(bytes)).toBe('019AHJZ0Z00Z');
    for (const letter of 'ILOU') expect(codeAlphabet).not.toContain(letter);
    expect(new Set(codeAlphabet).size).toBe(32);
  });

  it('is shown in groups of four', () => {
    expect(codeInWords('7KQ2M9XD4TRW')).toBe('7KQ2-M9XD-4TRW');
    expect(designPath('7KQ2M9XD4TRW')).toBe('/my-home/7KQ2M9XD4TRW');
  });

  it.each(['7KQ2M9XD4TRW', '7kq2-m9xd-4trw', '7-K-Q-2-M-9-X-D-4-T-R-W'])('is read from %s', (typed) => {
    expect(readCode(typed)).toBe('7KQ2M9XD4TRW');
  });

  it('is read with O as 0, and I and L as 1', () => {
    expect(readCode('OoIiLl000000')).toBe('001111000000');
  });

  it.each([
    '',
    '7KQ2M9XD4TR',
    '7KQ2M9XD4TRWW',
    '7KQ2M9XD4TRU',
    '7KQ2 M9XD 4TRW',
    '7KQ2M9XD4TR\0',
    '٧KQ2M9XD4TRW',
    'ı00000000000',
    `${'-'.repeat(40)}7KQ2M9XD4TRW`,
  ])('is not read from %j', (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});
