import { beforeEach, describe, expect, it } from 'vitest';
import { createStyleCache, servedStyles } from './style-cache.ts';

describe('the styles of a prerendered page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('are known, and stay where they are', () => {
    document.head.innerHTML = `<style ${servedStyles}="ab1 cd2">.css-ab1{color:red}</style><meta name="last">`;
    const cache = createStyleCache();
    expect(cache.inserted).toMatchObject({ ab1: true, cd2: true });
    expect(document.head.firstElementChild).toHaveAttribute(servedStyles);
    expect(cache.sheet.tags).toEqual([]);
  });

  it('are none on a page that is drawn by its script alone', () => {
    expect(createStyleCache().inserted).toEqual({});
  });
});
