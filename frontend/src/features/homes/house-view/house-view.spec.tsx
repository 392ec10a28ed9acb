import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { HouseView } from './house-view.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./house-stage.tsx', () => {
  loaded();
  return { HouseStage: ({ name }: { name: string }) => <p>{name} stands here</p> };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const preferring = (wanted: string): void => {
  vi.stubGlobal('WebGL2RenderingContext', class {});
  const all = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...all, matches: query.includes(wanted) }));
};
const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
  Promise.resolve(new Response(JSON.stringify({ name: 'Enid' }))),
);
const draw = () => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    getExtension: () => null,
  } as unknown as WebGL2RenderingContext & null);
  return renderAt(
    <HouseView planFile="/plan.json" name="Enid" look={standardLook}>
      <p>The picture</p>
    </HouseView>,
  );
};
const button = () => screen.findByRole('button', { name: 'View in 3D' });

it('opens in 3D for somebody who saves data and asks for it; nothing of it is loaded before', async () => {
  preferring('prefers-reduced-data');
  draw();
  await userEvent.hover(await button());
  expect(screen.getByText('The picture')).toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(await button());
  expect(await screen.findByText('Enid stands here')).toBeInTheDocument();
});

it('opens in 3D for somebody who wants less motion and asks for it', async () => {
  preferring('prefers-reduced-motion');
  draw();
  await userEvent.click(await button());
  expect(await screen.findByText('Enid stands here')).toBeInTheDocument();
});

it('stays a picture where the browser cannot draw it', () => {
  draw();
  expect(screen.queryByRole('button', { name: 'View in 3D' })).not.toBeInTheDocument();
});
