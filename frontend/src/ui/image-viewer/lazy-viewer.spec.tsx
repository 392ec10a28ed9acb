import { act, renderHook } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

// Other spec files may have loaded the viewer before, and need it afterwards.
vi.resetModules();
vi.doMock('./image-viewer.tsx', () => {
  throw new Error('no connection');
});
const { useViewer } = await import('./lazy-viewer.tsx');
const { toastStore } = await import('../toasts/toast-store.ts');
afterAll(() => {
  vi.doUnmock('./image-viewer.tsx');
  vi.resetModules();
});

it('a viewer that does not come costs a toast, not the page', async () => {
  const { result } = renderHook(useViewer);
  await act(() => result.current.show([{ src: '/a.png', alt: 'A home' }], 0));
  expect(toastStore.current()[0]).toMatchObject({
    title: 'The picture could not be opened',
    tone: 'error',
    action: { label: 'Load again' },
  });
  expect(result.current.viewer).toBeFalsy();
});
