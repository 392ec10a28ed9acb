import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';
import {
  dropDesign,
  storedDesign,
  storedDesigns,
  storeDesign,
  maxStoredDesigns,
  rememberPicture,
  useStoredDesign,
  useStoredDesigns,
} from './stored-design.ts';

const one = { code: '7KQ2M9XD4TRW', editKey: 'k'.repeat(43) };
const other = { ...one, code: '000000000001' };

afterEach(() => act(() => storeDesign(null)));

describe('the design that a browser holds', () => {
  it('is kept in its storage under the name that other pages read', () => {
    act(() => storeDesign(one));
    expect(JSON.parse(localStorage.getItem('design') ?? '')).toEqual(one);
    expect(storedDesign()).toEqual(one);
    act(() => storeDesign(null));
    expect(localStorage.getItem('design')).toBeNull();
  });

  it('is the same everywhere on a page, and the one that another tab chose', () => {
    const { result } = renderHook(useStoredDesign);
    expect(result.current).toBeNull();
    act(() => storeDesign(one));
    expect(result.current).toEqual(one);
    act(() => {
      localStorage.setItem('design', JSON.stringify(other));
      window.dispatchEvent(new StorageEvent('storage', { key: 'design' }));
    });
    expect(result.current).toEqual(other);
  });

  it('brings the address of its picture, until other designs are held', () => {
    rememberPicture(one.code, 'http://localhost/api/image/house.webp?w=800');
    expect(localStorage.getItem('designPicture')).toBeNull();
    act(() => storeDesign(one));
    document.documentElement.style.setProperty('--design-picture', 'url("/before.webp")');
    rememberPicture(one.code, 'http://localhost/api/image/house.webp?w=800');
    expect(localStorage.getItem('designPicture')).toBe(
      `${one.code} http://localhost/api/image/house.webp?w=800`,
    );
    expect(document.documentElement.style.getPropertyValue('--design-picture')).toBe('');
    act(() => storeDesign(other));
    expect(localStorage.getItem('designPicture')).toBeNull();
  });

  it('stays when another one is chosen, and comes back when that is let go of', () => {
    const { result } = renderHook(useStoredDesigns);
    act(() => storeDesign(one));
    act(() => storeDesign(other));
    expect(JSON.parse(localStorage.getItem('design') ?? '')).toEqual(other);
    expect(result.current).toEqual([other, one]);
    act(() => storeDesign(one));
    expect(result.current).toEqual([one, other]);
    act(() => dropDesign(one.code));
    expect(storedDesign()).toEqual(other);
    act(() => dropDesign(other.code));
    expect([localStorage.getItem('design'), localStorage.getItem('designs')]).toEqual([null, null]);
  });

  it('is read with the others by another tab, and after a reload', () => {
    const { result } = renderHook(useStoredDesigns);
    act(() => {
      localStorage.setItem('design', JSON.stringify(one));
      localStorage.setItem('designs', JSON.stringify([other, 'no design', one, null]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'designs' }));
    });
    expect(result.current).toEqual([one, other]);
    expect(storedDesigns()).toBe(result.current);
  });

  it('is one of at most twelve: the one left longest goes', () => {
    act(() => {
      for (let index = 0; index <= maxStoredDesigns; index += 1) storeDesign({ ...one, code: String(index) });
    });
    expect(storedDesigns().map(({ code }) => code)).toEqual(
      Array.from({ length: maxStoredDesigns }, (_, index) => String(maxStoredDesigns - index)),
    );
  });

  it('takes the others along where a page that knows none of them has let go of it', () => {
    act(() => storeDesign(one));
    act(() => storeDesign(other));
    localStorage.removeItem('design');
    expect(storedDesigns()).toEqual([]);
  });

  it.each(['', 'no json', 'null', '[]', '{"code":7,"editKey":"x"}', '{"roof":"hip"}'])(
    'is none in %j',
    (text) => {
      localStorage.setItem('design', text);
      expect(storedDesign()).toBeNull();
    },
  );

  it('goes when its owner signs out', () => {
    act(() => storeDesign(one));
    act(() => storeDesign(other));
    act(() => unsentInput.clear());
    expect(storedDesign()).toBeNull();
    expect(localStorage.getItem('designs')).toBeNull();
  });
});
