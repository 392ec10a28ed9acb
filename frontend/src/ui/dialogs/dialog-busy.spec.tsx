import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { busyLimitMs } from './busy-dialog.ts';

describe.each([
  [
    'a question',
    'alertdialog',
    (busy: boolean, onClose: () => void) => (
      <ConfirmDialog
        title="Contact"
        question="Are you sure?"
        action="Go"
        busy={busy}
        onConfirm={() => undefined}
        onClose={onClose}
      />
    ),
  ],
  [
    'a form',
    'dialog',
    (busy: boolean, onClose: () => void) => (
      <FormDialog
        title="Contact"
        action="Go"
        busy={busy}
        onSubmit={(event) => event.preventDefault()}
        onClose={onClose}
      >
        <input aria-label="Name" />
      </FormDialog>
    ),
  ],
])('%s whose answer is on its way', (_what, role, draw) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (time: number): void => act(() => void vi.advanceTimersByTime(time));
  /** @returns whether the browser gets to see Escape */
  const pressAll = (): boolean => {
    const dialog = screen.getByRole<HTMLDialogElement>(role);
    const letThrough = fireEvent.keyDown(dialog, { key: 'Escape' });
    for (const name of ['Close', 'Cancel', 'Go']) fireEvent.click(screen.getByRole('button', { name }));
    // A browser may insist on closing: a second Escape cannot be canceled.
    dialog.close();
    fireEvent(dialog, createEvent('close', dialog));
    expect(dialog).toHaveAttribute('open');
    return letThrough;
  };

  it('stays, whatever is pressed', () => {
    const onClose = vi.fn();
    renderAt(draw(true, onClose));
    fireEvent.change(screen.queryByLabelText('Name') ?? document.createElement('input'), {
      target: { value: 'Ada' },
    });
    wait(busyLimitMs - 1);
    expect(pressAll()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets go and says so where it does not come', () => {
    const onClose = vi.fn();
    renderAt(draw(true, onClose));
    wait(busyLimitMs);
    expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
    expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled();
    expect(pressAll()).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(4);
  });

  it('lets go when it is there, and is patient again the next time', () => {
    const onClose = vi.fn();
    let setBusy!: (busy: boolean) => void;
    const Drawn = () => {
      const [busy, set] = useState(true);
      useEffect(() => {
        setBusy = set;
      }, []);
      return draw(busy, onClose);
    };
    renderAt(<Drawn />);
    wait(busyLimitMs);
    act(() => setBusy(false));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
    act(() => setBusy(true));
    wait(busyLimitMs - 1);
    pressAll();
    expect(onClose).not.toHaveBeenCalled();
  });
});
