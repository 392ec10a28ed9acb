import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unsentInput } from '../form-memory/unsent-input.ts';
import { heldDesign, holdDesign, useHeldDesign } from './held-design.ts';

const one = { code: '7KQ2M9XD4TRW', editKey: 'k'.repeat(43) };
const other = { ...one, code: '000000000001' };

afterEach(() => act(() => holdDesign(null)));

describe('the design that a browser holds', () => {
  it('is kept in its storage under the name that other pages read', () => {
    act(() => holdDesign(one));
    expect(JSON.parse(localStorage.getItem('design') ?? '')).toEqual(one);
    expect(heldDesign()).toEqual(one);
    act(() => holdDesign(null));
    expect(localStorage.getItem('design')).toBeNull();
  });

  it('is the same everywhere on a page, and the one that another tab chose', () => {
    const { result } = renderHook(useHeldDesign);
    expect(result.current).toBeNull();
    act(() => holdDesign(one));
    expect(result.current).toEqual(one);
    act(() => {
      localStorage.setItem('design', JSON.stringify(other));
      window.dispatchEvent(new StorageEvent('storage', { key: 'design' }));
    });
    expect(result.current).toEqual(other);
  });

  it.each(['', 'no json', 'null', '[]', '{"code":7,"editKey":"x"}', '{"roof":"hip"}'])(
    'is none in %j',
    (text) => {
      localStorage.setItem('design', text);
      expect(heldDesign()).toBeNull();
    },
  );

  it('goes when its owner signs out', () => {
    act(() => holdDesign(one));
    act(() => unsentInput.clear());
    expect(heldDesign()).toBeNull();
  });
});
