import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { FileButtons } from './file-buttons.tsx';

const path = '/api/documents/d1/preview';

/** A photo whose file arrives when `arrive` is called. */
const look = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeApi({ [path]: () => promise });
  renderAt(<FileButtons id="d1" name="Foundation" fileName="foundation.jpg" contentType="image/jpeg" />, {
    user: userOf('admin'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'View Foundation' }));
  return { arrive: (answer: Response) => resolve(answer) };
};
const made = vi.fn(() => 'blob:photo');

beforeEach(() => {
  made.mockClear();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('opens at once, and shows the picture when it comes', async () => {
  const { arrive } = look();
  expect(await screen.findByRole('dialog', { name: 'Image viewer' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Loading the picture' })).toBeInTheDocument();
  arrive(new Response('photo'));
  await waitFor(() => expect(screen.getByAltText('foundation.jpg')).toHaveAttribute('src', 'blob:photo'));
});

it('stays closed when it was closed before the picture came', async () => {
  const { arrive } = look();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  const answer = new Response('photo');
  const read = vi.spyOn(answer, 'blob');
  arrive(answer);
  await waitFor(() => expect(read).toHaveResolved());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(made).not.toHaveBeenCalled();
});

it('saves a PDF once where the browser has no viewer, however often it is pressed', async () => {
  // Set on the navigator itself, which jsdom does not allow to be replaced.
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { sent } = fakeApi({ [path]: () => promise });
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => save.mockRestore());
  renderAt(
    <FileButtons id="d1" name="Foundation" fileName="foundation.pdf" contentType="application/pdf" />,
    { user: userOf('admin') },
  );
  const view = screen.getByRole('button', { name: 'View Foundation' });
  for (let press = 0; press < 2; press += 1) fireEvent.click(view);
  resolve(new Response('pdf'));
  await waitFor(() => expect(view).toBeEnabled());
  expect(sent(path)).toHaveLength(1);
  expect(save).toHaveBeenCalledOnce();
});

it('closes and says why where the picture does not come', async () => {
  const { arrive } = look();
  arrive(new Response('{"message":"Not found."}', { status: 404 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
