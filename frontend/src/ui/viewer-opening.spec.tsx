import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toastStore } from './toast-store.ts';
import { useViewer } from './viewer-opening.tsx';

vi.mock('./image-viewer.tsx', () => {
  throw new Error('no connection');
});

it('a viewer that does not come costs a toast, not the page', async () => {
  const { result } = renderHook(useViewer);
  await act(() => result.current.show([{ src: '/a.png', alt: 'A home' }], 0));
  expect(toastStore.current()[0]).toMatchObject({ title: 'The picture could not be opened', tone: 'error', action: { label: 'Load again' } });
  expect(result.current.viewer).toBeFalsy();
});
