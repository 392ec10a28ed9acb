import { describe, expect, it } from 'vitest';
import { designOf, designQuery, designWords, housePicture } from '../design.ts';
import { designSentence, withDesignSentence } from './design-sentence.ts';

const both = { roof: 'gable', siding: 'brick' } as const;
const nothing = { roof: null, siding: null };

describe('a design', () => {
  it('is read from the address, where only options count', () => {
    expect(designOf(new URLSearchParams('roof=gable&siding=brick'))).toEqual(both);
    expect(designOf(new URLSearchParams('roof=thatch&siding=wood&siding=brick'))).toEqual({
      roof: null,
      siding: 'wood',
    });
    expect(designOf(new URLSearchParams())).toEqual(nothing);
  });

  it.each([
    [
      both,
      '?roof=gable&siding=brick',
      'gable roof and brick veneer siding',
      'I designed a home with a gable roof and brick veneer siding and would like to talk about it.',
    ],
    [
      { roof: 'hip', siding: null },
      '?roof=hip',
      'hip roof',
      'I designed a home with a hip roof and would like to talk about it.',
    ],
    [
      { roof: null, siding: 'fiber-cement' },
      '?siding=fiber-cement',
      'fiber cement siding',
      'I designed a home with fiber cement siding and would like to talk about it.',
    ],
    [nothing, '', '', null],
  ] as const)('%j in an address, in words and in a message', (design, query, words, sentence) => {
    expect(designQuery(design)).toBe(query);
    expect(designWords(design)).toBe(words);
    expect(designSentence(design)).toBe(sentence);
  });

  it('comes into a message once, beside what was written', () => {
    const first = withDesignSentence('', both);
    expect(first).toBe(designSentence(both));
    expect(withDesignSentence(first, both)).toBe(first);
    expect(withDesignSentence('We own a lot in Kelso.\n', both)).toBe(`We own a lot in Kelso.\n\n${first}`);
    expect(withDesignSentence(`Hello. ${first} Bye.`, { ...both, roof: 'flat' })).toBe(
      'Hello. I designed a home with a flat roof and brick veneer siding and would like to talk about it. Bye.',
    );
    expect(withDesignSentence('Hello.', nothing)).toBe('Hello.');
  });

  it('has a picture from the first choice on', () => {
    expect(housePicture(both)).toBe('/api/image/house-gable-brick.webp');
    expect(housePicture({ roof: 'flat', siding: null })).toBe('/api/image/house-flat-fiber-cement.webp');
    expect(housePicture(nothing)).toBe('/api/image/house-gable-fiber-cement.webp');
  });
});
