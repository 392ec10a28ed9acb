import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableShortcuts, useOfferedShortcuts, useShortcuts, useShortcutsEnabled } from './shortcuts.ts';

afterEach(() => {
  cleanup();
  enableShortcuts(true);
});

const offer = (title: string, run: () => void, key = 'j') =>
  renderHook(() => useShortcuts(title, [{ key, title: `${title} ${key}`, run }]));
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

describe('a shortcut', () => {
  it('runs on its key, also with Shift or caps lock, and spares the browser the key', () => {
    const run = vi.fn();
    offer('List', run);
    // false: the browser's own action was prevented.
    expect(press('j')).toBe(false);
    press('J', { shiftKey: true });
    expect(run).toHaveBeenCalledTimes(2);
    expect(press('k')).toBe(true);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'leaves the key alone with %o',
    (modifiers) => {
      const run = vi.fn();
      offer('List', run);
      expect(press('j', modifiers)).toBe(true);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('does not run while text is typed, but on a checkbox', () => {
    const run = vi.fn();
    offer('List', run);
    render(
      <>
        <input aria-label="name" />
        <textarea aria-label="note" />
        <select aria-label="status" />
        <input type="checkbox" aria-label="tick" />
      </>,
    );
    for (const name of ['name', 'note', 'status']) press('j', {}, screen.getByLabelText(name));
    expect(run).not.toHaveBeenCalled();
    press('j', {}, screen.getByLabelText('tick'));
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run while a dialog is open', () => {
    const run = vi.fn();
    offer('List', run);
    const { unmount } = render(<dialog open>Sure?</dialog>);
    press('j');
    expect(run).not.toHaveBeenCalled();
    unmount();
    press('j');
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves Enter to a button or link that has the focus', () => {
    const run = vi.fn();
    offer('List', run, 'Enter');
    render(<button type="button">Save</button>);
    press('Enter', {}, screen.getByRole('button'));
    expect(run).not.toHaveBeenCalled();
    press('Enter');
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run when somebody else has used the key', () => {
    const run = vi.fn();
    offer('List', run);
    render(
      <div
        data-testid="grid"
        ref={(element) => element?.addEventListener('keydown', (event) => event.preventDefault())}
      />,
    );
    press('j', {}, screen.getByTestId('grid'));
    expect(run).not.toHaveBeenCalled();
  });

  it('gives way to the part that was opened last, and comes back when that closes', () => {
    const [list, panel] = [vi.fn(), vi.fn()];
    offer('List', list);
    const { unmount } = offer('Panel', panel);
    press('j');
    expect([list.mock.calls.length, panel.mock.calls.length]).toEqual([0, 1]);
    unmount();
    press('j');
    expect([list.mock.calls.length, panel.mock.calls.length]).toEqual([1, 1]);
  });

  it('runs what it means now, not what it meant when it was offered', () => {
    const ran: string[] = [];
    const { rerender } = renderHook(
      ({ row }) => useShortcuts('List', [{ key: 'x', title: 'Tick', run: () => ran.push(row) }]),
      { initialProps: { row: 'first' } },
    );
    rerender({ row: 'second' });
    press('x');
    expect(ran).toEqual(['second']);
  });

  it('is gone with its part', () => {
    const run = vi.fn();
    offer('List', run).unmount();
    expect(press('j')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });
});

it('all are off when the user has switched them off', () => {
  const run = vi.fn();
  offer('List', run);
  const { result } = renderHook(() => useShortcutsEnabled());
  act(() => enableShortcuts(false));
  expect(result.current).toBe(false);
  press('j');
  expect(run).not.toHaveBeenCalled();
  act(() => enableShortcuts(true));
  press('j');
  expect(run).toHaveBeenCalledOnce();
});

it('the keys on offer are known group by group', () => {
  offer('List', vi.fn());
  const { unmount } = offer('Panel', vi.fn(), 'n');
  const { result } = renderHook(() => useOfferedShortcuts());
  const offered = () =>
    result.current.map(({ title, shortcuts }) => [title, shortcuts.map(({ key }) => key)]);
  expect(offered()).toEqual([
    ['List', ['j']],
    ['Panel', ['n']],
  ]);
  act(() => unmount());
  expect(offered()).toEqual([['List', ['j']]]);
});
