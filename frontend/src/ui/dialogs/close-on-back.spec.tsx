import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBack, useCloseOnBack } from './close-on-back.ts';

beforeEach(() => window.history.replaceState({ key: 'page' }, ''));
afterEach(() => window.history.replaceState(null, ''));

const isCovered = (): boolean => 'covered' in (window.history.state as object);
const popped = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const press = async (way: 'back' | 'forward'): Promise<void> => {
  await act(async () => {
    window.history[way]();
    await popped();
  });
};

const open = async () => {
  const onClose = vi.fn();
  const hook = renderHook(({ shown }: { shown: boolean }) => useCloseOnBack(shown, onClose), {
    initialProps: { shown: true },
    wrapper: StrictMode,
  });
  await waitFor(() => expect(isCovered()).toBe(true));
  return { onClose, hide: () => hook.rerender({ shown: false }), hook };
};

it('Back closes what lies over the page, once, and the page stays', async () => {
  const { onClose, hide } = await open();
  expect(window.history.state).toEqual({ key: 'page', covered: true });
  await press('back');
  expect(onClose).toHaveBeenCalledOnce();
  hide();
  await act(async () => undefined);
  expect(window.history.state).toEqual({ key: 'page' });
});

it('closed otherwise, it leaves no entry behind', async () => {
  const { onClose, hide } = await open();
  const arrived = popped();
  hide();
  await arrived;
  expect(window.history.state).toEqual({ key: 'page' });
  expect(onClose).not.toHaveBeenCalled();
});

it('opened again while the step back is on its way, it is closed by Back as before', async () => {
  const { onClose, hide, hook } = await open();
  const arrived = popped();
  hide();
  hook.rerender({ shown: true });
  hide();
  await act(async () => undefined);
  hook.rerender({ shown: true });
  await arrived;
  await waitFor(() => expect(isCovered()).toBe(true));
  await press('back');
  expect(onClose).toHaveBeenCalledOnce();
  hide();
});

it('of two, Back closes the one above', async () => {
  const below = await open();
  const above = await open();
  await press('back');
  expect(above.onClose).toHaveBeenCalledOnce();
  above.hide();
  expect(below.onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(isCovered()).toBe(true));
  await press('back');
  expect(below.onClose).toHaveBeenCalledOnce();
  below.hide();
});

it('goes nowhere when another page took the place of what lay over this one', async () => {
  const { hide } = await open();
  window.history.replaceState({ key: 'next' }, '');
  const back = vi.spyOn(window.history, 'back');
  hide();
  await act(async () => undefined);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it('leads on from an entry that nothing lies over any more: after Forward', async () => {
  const { hide } = await open();
  await press('back');
  hide();
  await press('forward');
  await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

it('leads on from an entry that nothing lies over any more: after a reload', async () => {
  window.history.pushState({ key: 'page', covered: true }, '');
  const arrived = popped();
  watchBack();
  await arrived;
  expect(window.history.state).toEqual({ key: 'page' });
});
