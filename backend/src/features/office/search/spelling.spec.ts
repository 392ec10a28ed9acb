import { describe, expect, it } from 'vitest';
import { isCorrectable, suggestedWords, misspellings, oneMistakeAway } from './spelling.ts';

describe('misspellings', () => {
  it.each([
    ['bergstrom', 'bergstrom', 0],
    ['bergstorm', 'bergstrom', 1],
    ['bergstrm', 'bergstrom', 1],
    ['bergsstrom', 'bergstrom', 1],
    ['pergstrom', 'bergstrom', 1],
    ['whitfeild', 'whitfield', 1],
    ['zoe', 'muller', 5],
    ['', 'abc', 3],
  ])('between %s and %s: %i', (typed, word, count) => {
    expect(misspellings(typed, word)).toBe(count);
    expect(misspellings(word, typed)).toBe(count);
  });

  it('the beginning of a word is compared with as much of it as fits best', () => {
    expect(misspellings('brge', 'bergstrom', true)).toBe(2);
    expect(misspellings('begrs', 'bergstrom', true)).toBe(1);
    expect(misspellings('berg', 'bergstrom', true)).toBe(0);
  });
});

it('the words one mistake away are exactly those', () => {
  const near = oneMistakeAway('jhon');
  for (const word of ['john', 'jon', 'hon', 'jhn', 'jhona', 'ajhon', 'jhan'])
    expect(near, word).toContain(word);
  for (const word of near) expect(misspellings('jhon', word), word).toBeLessThanOrEqual(1);
  expect(new Set(near).size).toBe(near.length);
});

describe('the meaning of a misspelled word', () => {
  it('is the most similar known word', () => {
    expect(suggestedWords('bergstorm', ['bergman', 'bergstrom', 'castillo'], false)).toEqual(['bergstrom']);
  });

  it('is none where the word is known or begins a known one', () => {
    expect(suggestedWords('berg', ['bergstrom', 'borg'], true)).toEqual([]);
    expect(suggestedWords('carla', ['carla', 'clara'], false)).toEqual([]);
  });

  it('allows one mistake in a short word, two in a longer one', () => {
    expect(suggestedWords('mria', ['maria', 'mario'], false)).toEqual(['maria']);
    expect(suggestedWords('mrai', ['maria'], false)).toEqual([]);
    expect(suggestedWords('quilfether', ['quillfeather'], false)).toEqual(['quillfeather']);
    expect(suggestedWords('qilfether', ['quillfeather'], false)).toEqual([]);
  });

  it('may be a word of which only the beginning was typed, but only at the end of the text', () => {
    expect(suggestedWords('begrst', ['bergstrom'], true)).toEqual(['bergstrom']);
    expect(suggestedWords('begrst', ['bergstrom'], false)).toEqual([]);
  });

  it('is at most three words', () => {
    expect(suggestedWords('hanse', ['hansi', 'hansa', 'hansu', 'hanso'], false)).toHaveLength(3);
  });
});

it('only words of at least four letters are corrected', () => {
  expect(
    ['zoe', 'smith', "o'brien", 'straße', '5551234', 'a@b.example', 'a'.repeat(41)].map(isCorrectable),
  ).toEqual([false, true, true, true, false, false, false]);
});
