import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { renderAt } from '../../testing/render.tsx';
import { dismissToast, showToast, toastLimits, toastStore } from '../../ui/toasts/toast-store.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { LazyToaster } from './lazy-toaster.tsx';

const load = vi.fn<() => Promise<ComponentType>>();
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const region = () => document.querySelector('[data-toasts]');
const shown = () => screen.queryAllByText('Contact Saved').find((element) => element.closest('li'));
const raise = () => act(() => showToast({ title: 'Contact Saved' }));
/** Lets what was loaded, or not, arrive. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const draw = () => renderAt(<LazyToaster load={load} />);

beforeEach(() => {
  vi.useFakeTimers();
  // Specs share the store: whatever others have left in it is removed.
  for (const { id } of toastStore.current()) dismissToast(id);
  vi.advanceTimersByTime(toastLimits.removeAfter);
  load.mockImplementation(() => Promise.resolve(Toaster));
});
afterEach(() => {
  // Leaves no toast to the next spec.
  act(() => void vi.advanceTimersByTime(toastLimits.duration));
  act(() => void vi.advanceTimersByTime(toastLimits.removeAfter));
  expect(toastStore.current()).toEqual([]);
  load.mockReset();
});

describe('LazyToaster', () => {
  it('loads nothing until the visitor does something', async () => {
    draw();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(region()).toBeNull();
  });

  it('loads nothing for a toast that was closed before', async () => {
    showToast({ title: 'Contact Saved' });
    for (const { id } of toastStore.current()) dismissToast(id);
    draw();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a focus', () => fireEvent.focusIn(document.body)],
  ])('loads the toasts, once, with %s', async (_what, doIt) => {
    draw();
    doIt();
    doIt();
    await settle();
    doIt();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(region()).not.toBeNull();
  });

  it('shows a toast that was raised before it was drawn', async () => {
    showToast({ title: 'Contact Saved' });
    draw();
    await settle();
    expect(shown()).toBeDefined();
  });

  it('shows a toast that comes by itself, and one that is raised while the toasts are loading', async () => {
    let arrive: (toaster: ComponentType) => void = () => undefined;
    load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    draw();
    raise();
    expect(load).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(toastLimits.duration * 2));
    expect(shown()).toBeUndefined();
    act(() => arrive(Toaster));
    await settle();
    // Its five seconds begin when it is seen.
    expect(shown()).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['the next act', () => fireEvent.pointerDown(document.body)],
    ['the return of the network', () => fireEvent(window, new Event('online'))],
  ])('keeps a toast that could not be shown until %s', async (_what, doIt) => {
    load.mockImplementationOnce(offline);
    draw();
    raise();
    await settle();
    expect(region()).toBeNull();
    doIt();
    await settle();
    expect(shown()).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('imports the toasts by default', async () => {
    vi.useRealTimers();
    renderAt(<LazyToaster />);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(region()).not.toBeNull());
    vi.useFakeTimers();
  });
});
