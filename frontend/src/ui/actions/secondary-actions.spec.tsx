import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { SecondaryActions } from './secondary-actions.tsx';

const draw = () => {
  const run = vi.fn();
  return {
    run,
    ...renderAt(
      <SecondaryActions
        label="More actions for contacts"
        actions={[
          { id: 'import', title: 'Import', to: '/import' },
          { id: 'export', title: 'Export', run },
        ]}
      />,
    ),
  };
};
const narrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

afterEach(() => vi.restoreAllMocks());

it('where there is room each has a button or a link of its own', async () => {
  const { run } = draw();
  expect(screen.queryByRole('button', { name: 'More actions for contacts' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(run).toHaveBeenCalledOnce();
});

it('on a phone they stand in a menu', async () => {
  narrow(true);
  const { run, address } = draw();
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
  const more = (): Promise<HTMLElement> =>
    screen.findByRole('button', { name: 'More actions for contacts', expanded: false });
  await userEvent.click(await more());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(run).toHaveBeenCalledOnce();
  await userEvent.click(await more());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
  expect(address()).toBe('/import');
});
