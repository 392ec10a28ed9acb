import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { busyLimitMs } from '../ui/dialogs/busy-dialog.ts';

/** Presses a button whose action takes longer than a busy dialog is held open. */
export const pressSlowButton = async (button: HTMLElement): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => void fireEvent.click(button));
    await act(async () => void (await vi.advanceTimersByTimeAsync(busyLimitMs)));
  } finally {
    vi.useRealTimers();
  }
};
