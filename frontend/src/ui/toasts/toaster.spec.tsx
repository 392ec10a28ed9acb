import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
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

/** Swipes a toast sideways by this many pixels. */
const swipe = (title: string, pixels: number) => {
  const card = toast(title)?.closest('li') as HTMLElement;
  const pointer = { pointerId: 1, pointerType: 'touch', button: 0, clientY: 0 };
  fireEvent.pointerDown(card, { ...pointer, clientX: 0 });
  fireEvent.pointerMove(card, { ...pointer, clientX: pixels / 2 });
  fireEvent.pointerMove(card, { ...pointer, clientX: pixels });
  fireEvent.pointerUp(card, { ...pointer, clientX: pixels });
};

describe('Toaster (docs/specification.md, section 9)', () => {
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

  it.each([
    [51, 'goes'],
    [50, 'stays'],
    [-80, 'stays'],
  ])('swiped by %i px to the right it %s', (pixels, outcome) => {
    renderAt(<Toaster />);
    show('Swiped');
    swipe('Swiped', pixels);
    expect(toast('Swiped') === undefined).toBe(outcome === 'goes');
  });

  it.each<[string, (on: boolean) => void]>([
    [
      'the pointer is on it',
      (on: boolean) => fireEvent[on ? 'pointerOver' : 'pointerOut'](screen.getByRole('region')),
    ],
    [
      'the focus is in it',
      (on: boolean) => (on ? screen.getByRole('list').focus() : screen.getByRole('list').blur()),
    ],
    ['the window is in the back', (on: boolean) => fireEvent[on ? 'blur' : 'focus'](window)],
  ])('stays while %s, and then for what was left of its time', (_what, become) => {
    renderAt(<Toaster />);
    show('Thank you!');
    pass(4000);
    act(() => become(true));
    pass(60_000);
    act(() => become(false));
    pass(999);
    expect(toast('Thank you!')).toBeDefined();
    pass(1);
    expect(toast('Thank you!')).toBeUndefined();
  });

  it('closes with Escape, wherever the focus is', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(toast('Thank you!')).toBeUndefined();
  });

  it('leaves the focus in the region when its button closes it', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('with an action stays twice as long; the action closes it', () => {
    const onAction = vi.fn();
    renderAt(<Toaster />);
    act(() => showToast({ title: 'Archived', action: { label: 'Undo', onAction } }));
    pass(9999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(toast('Archived')).toBeUndefined();
  });

  it('takes the focus with F8', () => {
    renderAt(<Toaster />);
    show('Thank you!');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('is read out', async () => {
    vi.useRealTimers();
    renderAt(<Toaster />);
    show('Thank you!');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!'));
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    vi.useFakeTimers();
  });

  describe('and the focus', () => {
    const high = window.innerHeight;
    let initial = '';
    // jsdom does not compute the styles, but their class names show that they differ.
    const isAbove = () => screen.getByRole('list').className !== initial;
    /** A toast of 100 pixels at its edge, and a field. */
    const draw = (fieldTop: number, fieldHeight = 40) => {
      renderAt(
        <>
          <Toaster />
          <input aria-label="Field" />
        </>,
      );
      show('Saved');
      initial = screen.getByRole('list').className;
      screen.getByRole('list').getBoundingClientRect = () =>
        new DOMRect(0, isAbove() ? 0 : high - 100, 300, 100);
      screen.getByLabelText('Field').getBoundingClientRect = () => new DOMRect(0, fieldTop, 300, fieldHeight);
      act(() => screen.getByLabelText('Field').focus());
      pass(50);
    };

    it('makes room for what has it', () => {
      draw(high - 60);
      expect(isAbove()).toBe(true);
    });
    it('stays where it is in nobody’s way', () => {
      draw(20);
      expect(isAbove()).toBe(false);
    });
    it('stays before what is as high as the window', () => {
      draw(0, high);
      expect(isAbove()).toBe(false);
    });
    it('is back at its edge the next time', () => {
      draw(high - 60);
      act(() => screen.getByLabelText('Field').blur());
      pass(toastLimits.duration);
      show('Saved again');
      expect(isAbove()).toBe(false);
    });
  });

  it('stands inside an open modal dialog, where it is not inert', () => {
    renderAt(
      <>
        <Toaster />
        <Dialog title="Ask" onClose={() => undefined}>
          …
        </Dialog>
      </>,
    );
    show('Error');
    expect(screen.getByRole('dialog', { name: 'Ask' })).toContainElement(toast('Error') as HTMLElement);
  });
});
