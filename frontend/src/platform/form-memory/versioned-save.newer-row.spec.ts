import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../ui/toasts/toast-store.ts';
import { useVersionedSave, type ResetOptions } from './versioned-save.ts';

interface Row {
  readonly version: number;
}
const row = (version: number): Row => ({ version });
const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: `It is ${code}.`, extensions: { code } }] });

/** A form that stays open while its row is read again, as by a list that is refreshed. */
const open = (typing = true) => {
  const reload = vi.fn<() => Promise<Row | null>>(() => Promise.resolve(row(2)));
  const fill = vi.fn<(to: Row, how: ResetOptions) => void>();
  const { result, rerender, unmount } = renderHook(
    (now: { row: Row; typing: boolean }) =>
      useVersionedSave({ ...now, title: 'Not saved', reload, setError: () => undefined, fields: [], fill }),
    { initialProps: { row: row(1), typing } },
  );
  return {
    form: () => result.current,
    reload,
    fill,
    arrive: (version: number, now = typing) => rerender({ row: row(version), typing: now }),
    close: unmount,
    /** Starts saving; the answer waits for `finish` or `refuse`. */
    start: () => {
      const work = Promise.withResolvers<Row>();
      const seen = vi.fn((_version: number) => work.promise);
      let saved!: Promise<unknown>;
      act(() => {
        saved = result.current.save(seen);
      });
      return {
        seen,
        saved,
        finish: (version: number) => act(async () => work.resolve(row(version))),
        refuse: (code: string) => act(async () => work.reject(refused(code))),
      };
    },
  };
};

describe('a newer row that arrives while the form is open', () => {
  it('is a conflict as soon as it arrives where something is typed, and fills the form only when asked', () => {
    const { form, fill, arrive } = open();
    expect(form().conflict).toBeNull();
    arrive(2);
    expect(form()).toMatchObject({ newer: row(2), version: 1, conflict: { own: false } });
    expect(fill).not.toHaveBeenCalled();
    act(() => form().conflict?.onKeep());
    expect(fill).toHaveBeenCalledExactlyOnceWith(row(2), { keepDirtyValues: true });
    expect(form()).toMatchObject({ version: 2, conflict: null });
    arrive(3);
    act(() => form().conflict?.onLoad());
    expect(fill).toHaveBeenLastCalledWith(row(3), { keepDirtyValues: false });
    expect(form()).toMatchObject({ version: 3, conflict: null });
  });

  it('fills a form in which nothing is typed, once and without asking', () => {
    const { form, fill, arrive } = open(false);
    arrive(2);
    arrive(2);
    expect(fill).toHaveBeenCalledExactlyOnceWith(row(2), { keepDirtyValues: false });
    expect(form()).toMatchObject({ version: 2, conflict: null });
  });

  it('is no conflict if it is as old as the form, or older', () => {
    const { form, arrive } = open();
    arrive(1);
    arrive(0);
    expect(form().conflict).toBeNull();
  });
});

describe('a newer row that arrives while the form is being saved', () => {
  it('is what the form itself saved: it neither asks nor fills, before the answer or after it', async () => {
    const { form, fill, arrive, start } = open();
    const { seen, saved, finish } = start();
    expect(seen).toHaveBeenCalledExactlyOnceWith(1);
    arrive(2);
    expect(form().conflict).toBeNull();
    await finish(2);
    expect(await saved).toEqual({ answer: row(2) });
    // Until the form says what it continues from, the row may still be ahead of it.
    expect(form().conflict).toBeNull();
    arrive(2, false);
    expect(fill).not.toHaveBeenCalled();
    act(() => form().continueFrom(row(2)));
    expect(form()).toMatchObject({ version: 2, conflict: null });
    arrive(3);
    expect(form().newer).toEqual(row(3));
  });

  it('is somebody else’s after all once saving was refused', async () => {
    const { form, arrive, start } = open();
    const { saved, refuse } = start();
    arrive(2);
    await refuse('BAD_INPUT');
    expect(await saved).toBeNull();
    expect(form()).toMatchObject({ newer: row(2), failure: 'It is BAD_INPUT.' });
  });

  it('does not ask twice about the version that saving ran into, but asks about a still newer one', async () => {
    const { form, reload, arrive, start } = open();
    await start().refuse('CONFLICT');
    expect(reload).toHaveBeenCalledOnce();
    expect(form()).toMatchObject({ newer: row(2), failure: null, version: 1 });
    const { newer } = form();
    arrive(2);
    expect(form().newer).toBe(newer);
    arrive(3);
    expect(form().newer).toEqual(row(3));
    act(() => form().conflict?.onLoad());
    expect(form()).toMatchObject({ version: 3, conflict: null });
  });
});

describe('a conflict whose newest version', () => {
  it.each([
    ['cannot be read', () => Promise.reject(new Error('away'))],
    ['is gone', () => Promise.resolve(null)],
  ])('%s is reported as a failure, and can be tried again', async (_what, answer) => {
    const { form, reload, start } = open();
    reload.mockImplementation(answer);
    await start().refuse('CONFLICT');
    expect(form()).toMatchObject({ conflict: null, failure: 'It is CONFLICT.' });
    const { seen } = start();
    expect(seen).toHaveBeenCalledExactlyOnceWith(1);
    expect(form().failure).toBeNull();
  });

  it('arrives when the form has been closed is told in a toast', async () => {
    const { reload, close, start } = open();
    const loading = Promise.withResolvers<Row>();
    reload.mockImplementation(() => loading.promise);
    const { saved, refuse } = start();
    await refuse('CONFLICT');
    expect(reload).toHaveBeenCalledOnce();
    close();
    loading.resolve(row(2));
    expect(await saved).toBeNull();
    expect(toastStore.current()[0]).toMatchObject({ title: 'Not saved', text: 'It is CONFLICT.' });
  });
});
