import { afterEach, describe, expect, it } from 'vitest';
import { createStyleCache, servedStyles } from './style-cache.ts';

describe('the styles of a prerendered page', () => {
  const served = document.createElement('style');
  served.setAttribute(servedStyles, 'ab1 cd2');

  afterEach(() => {
    served.remove();
  });

  it('are known, and stay where they are', () => {
    document.head.prepend(served);
    const cache = createStyleCache();
    expect(cache.inserted).toMatchObject({ ab1: true, cd2: true });
    expect(document.head.firstElementChild).toBe(served);
    expect(cache.sheet.tags).toEqual([]);
  });

  it('are none on a page that is drawn by its script alone', () => {
    expect(createStyleCache().inserted).toEqual({});
  });
});
