import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, useDraft } from './draft.ts';
import { storage, tabStorage, unsentPrefix } from '../browser/browser-storage.ts';

const blank = { name: '', agreed: false };
const draft = createDraft('spec', blank);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a draft', () => {
  it('is the blank form until something is written', () => {
    expect(draft.read()).toEqual(blank);
    draft.write({ name: 'Ada', agreed: true });
    expect(createDraft('spec', blank).read()).toEqual({ name: 'Ada', agreed: true });
    expect(createDraft('another', blank).read()).toEqual(blank);
  });

  it('leaves nothing behind when it is cleared or emptied', () => {
    draft.write({ name: 'Ada', agreed: false });
    draft.clear();
    expect(sessionStorage).toHaveLength(0);
    draft.write({ name: 'Ada', agreed: false });
    draft.write(blank);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '7', '[]', '{"name":7,"agreed":"yes","other":1}'])(
    'reads %j as blank: an older version or a stranger may have written it',
    (text) => {
      sessionStorage.setItem(`${unsentPrefix}spec`, text);
      expect(draft.read()).toEqual(blank);
    },
  );

  it('does without a storage that refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => draft.write({ name: 'Ada', agreed: true })).not.toThrow();
    expect(draft.read()).toEqual(blank);
  });

  it('that is kept for days outlives the tab, not those days', () => {
    vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z') });
    const lasting = createDraft('spec', blank, 7);
    lasting.write({ name: 'Ada', agreed: true });
    sessionStorage.clear();
    vi.setSystemTime(new Date('2027-03-17T11:59:00Z'));
    expect(lasting.read()).toEqual({ name: 'Ada', agreed: true });
    vi.setSystemTime(new Date('2027-03-17T12:00:00Z'));
    expect(lasting.read()).toEqual(blank);
    expect(localStorage).toHaveLength(0);
  });

  it('that is kept for days is read in the very moment it was written, and not with a later end than it can have', () => {
    vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z') });
    const lasting = createDraft('spec', blank, 7);
    lasting.write({ name: 'Ada', agreed: true });
    expect(lasting.read()).toEqual({ name: 'Ada', agreed: true });
    // As if the clock had been wrong when it was written: it would stay for years.
    const until = Date.parse('2027-03-17T12:00:00.001Z');
    localStorage.setItem(`${unsentPrefix}spec`, JSON.stringify({ name: 'Ada', agreed: true, until }));
    expect(lasting.read()).toEqual(blank);
    expect(localStorage).toHaveLength(0);
  });

  it('of the tab goes with whoever signs out, as all drafts do', () => {
    draft.write({ name: 'Ada', agreed: true });
    tabStorage.write('another', 'stays');
    tabStorage.removeAll(unsentPrefix);
    expect(draft.read()).toEqual(blank);
    expect(tabStorage.read('another')).toBe('stays');
  });

  it('that is kept for days is not read without its time, and goes with whoever signs out', () => {
    const lasting = createDraft('spec', blank, 7);
    localStorage.setItem(`${unsentPrefix}spec`, '{"name":"Ada"}');
    expect(lasting.read()).toEqual(blank);
    lasting.write({ name: 'Ada', agreed: true });
    storage.write('another', 'stays');
    storage.removeAll(unsentPrefix);
    expect(lasting.read()).toEqual(blank);
    expect(storage.read('another')).toBe('stays');
  });

  it('follows a form', () => {
    const { result, unmount } = renderHook(() => {
      const form = useForm({ defaultValues: draft.read() });
      useDraft(form, draft);
      return form;
    });
    act(() => result.current.setValue('name', 'Ada'));
    expect(draft.read().name).toBe('Ada');
    act(() => result.current.reset(blank));
    expect(sessionStorage).toHaveLength(0);
    unmount();
    act(() => result.current.setValue('name', 'Eve'));
    expect(sessionStorage).toHaveLength(0);
  });
});
