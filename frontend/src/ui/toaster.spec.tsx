import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { showToast, toastLimits, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const show = (title: string) => act(() => showToast({ title, text: 'A consultant will reach out shortly.' }));
const toast = (title: string) => screen.queryAllByText(title).find((element) => element.closest('li'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  pass(toastLimits.duration);
  pass(toastLimits.removeAfter);
});

/** Swipes a toast sideways by so many pixels. */
const swipe = (title: string, pixels: number) => {
  const card = toast(title)?.closest('li') as HTMLElement;
  const pointer = { pointerId: 1, pointerType: 'touch', button: 0, clientY: 0 };
  fireEvent.pointerDown(card, { ...pointer, clientX: 0 });
  fireEvent.pointerMove(card, { ...pointer, clientX: pixels / 2 });
  fireEvent.pointerMove(card, { ...pointer, clientX: pixels });
  fireEvent.pointerUp(card, { ...pointer, clientX: pixels });
};

describe('Toaster (specification, section 9)', () => {
  it('shows one toast at most: the newest', () => {
    renderAt(<Toaster />);
    show('First');
    show('Second');
    expect(toast('First')).toBeUndefined();
    expect(toast('Second')).toBeDefined();
  });

  it('closes after 5000 ms', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    pass(4999);
    expect(toast('Thank you!')).toBeDefined();
    pass(1);
    expect(toast('Thank you!')).toBeUndefined();
  });

  it('forgets a closed toast after 1,000,000 ms', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    pass(5000);
    expect(toastStore.current()).toHaveLength(1);
    pass(999_999);
    expect(toastStore.current()).toHaveLength(1);
    pass(1);
    expect(toastStore.current()).toHaveLength(0);
  });

  it.each([[51, 'goes'], [50, 'stays'], [-80, 'stays']])('swiped by %i px to the right it %s', (pixels, outcome) => {
    renderAt(<Toaster />);
    show('Swiped');
    swipe('Swiped', pixels);
    expect(toast('Swiped') === undefined).toBe(outcome === 'goes');
  });

  it('takes the focus with F8', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('is read out', async () => {
    vi.useRealTimers();
    renderAt(<Toaster />);
    show('Thank you!');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!'));
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    vi.useFakeTimers();
  });

  it('stands inside an open modal dialog, where it is not inert', () => {
    renderAt(<><Toaster /><Dialog title="Ask" onClose={() => undefined}>…</Dialog></>);
    show('Error');
    expect(screen.getByRole('dialog', { name: 'Ask' })).toContainElement(toast('Error') as HTMLElement);
  });
});
