import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { patience } from '../ui/holding.ts';

/** Presses what begins something in a dialog that takes longer than that holds whoever waits. */
export const outlast = async (button: HTMLElement): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => void fireEvent.click(button));
    await act(async () => void (await vi.advanceTimersByTimeAsync(patience)));
  } finally {
    vi.useRealTimers();
  }
};
