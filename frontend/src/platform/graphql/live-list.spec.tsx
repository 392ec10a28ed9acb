import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeStream } from '../../testing/fake-stream.ts';
import { renderAt, userOf } from '../../testing/render.tsx';
import { DataProvider } from './apollo-client.tsx';
import { useLiveList } from './live-list.ts';

const open = async () => {
  const stream = fakeStream();
  const { sent } = fakeApi({ '/graphql/stream': stream.answer });
  const read = vi.fn<() => void>();
  const List = () => {
    const live = useLiveList(['documents'], read);
    return (
      <ul
        onPointerEnter={() => live.onPointer(true)}
        onPointerLeave={() => live.onPointer(false)}
        onClick={live.catchUp}
      >
        {String(live.isBehind)}
      </ul>
    );
  };
  renderAt(
    <DataProvider>
      <List />
    </DataProvider>,
    { user: userOf('admin') },
  );
  await waitFor(() => expect(sent('/graphql/stream')).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return { ...stream, read, list: screen.getByRole('list') };
};
const over = (list: HTMLElement, type: 'pointerover' | 'pointerout') =>
  act(() => void list.dispatchEvent(new MouseEvent(type, { bubbles: true })));

it('is read again when others have changed something of its kinds', async () => {
  const { tell, read } = await open();
  tell('mails');
  tell('documents');
  tell('documents');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});

it('waits with it while the pointer is over the rows, or until it is asked for', async () => {
  const { tell, read, list } = await open();
  over(list, 'pointerover');
  tell('documents');
  await waitFor(() => expect(list).toHaveTextContent('true'));
  expect(read).not.toHaveBeenCalled();
  over(list, 'pointerout');
  expect(read).toHaveBeenCalledTimes(1);
  expect(list).toHaveTextContent('false');
  over(list, 'pointerover');
  tell('documents');
  await waitFor(() => expect(list).toHaveTextContent('true'));
  act(() => list.click());
  expect(read).toHaveBeenCalledTimes(2);
});
