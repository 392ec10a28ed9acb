import { floorFills } from '@hearthline/model/drawing/draw-floors.ts';
import { singleWide } from '@hearthline/model/testing/plans.ts';
import { act, screen, type RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { PlanInColors, type FinishColors } from './plan-in-colors.tsx';

const none: FinishColors = { floors: null, cabinets: null, counters: null };
const oak: FinishColors = { floors: '#936842', cabinets: '#b5864c', counters: '#e9e7e3' };
const plan = singleWide();

const variable = (name: string): string => {
  const frame = screen.getByRole('img').parentElement;
  return frame?.style.getPropertyValue(`--plan-finish-${name}`) ?? '';
};
const filled = ({ container }: RenderResult, finish: string): number =>
  container.querySelectorAll(`path[fill^="var(--plan-finish-${finish}, var(--plan-fill-"]`).length;

it('is a picture of the plan that says which rooms there are', () => {
  renderAt(<PlanInColors plan={plan} colors={oak} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${plan.name} floor plan in the chosen colors\\. .*Rooms: .*kitchen`),
  );
});

it('has variables for the color of every floor that is not tiled, of cabinets and of counters', () => {
  const view = renderAt(<PlanInColors plan={plan} colors={oak} />);
  const { rooms, doors, fixtures } = plan.levels[0];
  const tiled = ['wet', 'service'];
  const chosen = rooms.filter(({ use }) => !tiled.includes(floorFills[use]));
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThan(rooms.length);
  expect(filled(view, 'floors')).toBeGreaterThanOrEqual(chosen.length);
  expect(filled(view, 'floors')).toBeLessThan(rooms.length + doors.length);
  const count = (...kinds: string[]) => fixtures.filter(({ kind }) => kinds.includes(kind)).length;
  // Vanities, islands below their tops, and fronts.
  expect(filled(view, 'cabinets')).toBe(
    count('lavatory', 'double-lavatory', 'island', 'counter', 'sink', 'dishwasher'),
  );
  expect(filled(view, 'counters')).toBe(count('island', 'counter', 'sink', 'dishwasher'));
  expect(['floors', 'cabinets', 'counters', 'floors-text'].map(variable)).toEqual([
    '#936842',
    '#b5864c',
    '#e9e7e3',
    '#fffdf9',
  ]);
});

it('changes nothing but the variables when other colors are chosen', async () => {
  const Chooser = () => {
    const [colors, setColors] = useState(oak);
    return (
      <>
        <PlanInColors plan={plan} colors={colors} />
        <button onClick={() => setColors({ ...oak, floors: '#cdbfaa', counters: null })}>Vinyl plank</button>
      </>
    );
  };
  renderAt(<Chooser />);
  const frame = screen.getByRole('img').parentElement as HTMLElement;
  const records: MutationRecord[] = [];
  const changes = new MutationObserver((made) => void records.push(...made));
  changes.observe(frame, { attributes: true, childList: true, characterData: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'Vinyl plank' }));
  records.push(...changes.takeRecords());
  changes.disconnect();
  expect(records.map(({ target, attributeName }) => [target, attributeName])).toEqual(
    records.map(() => [frame, 'style']),
  );
  expect(records).not.toEqual([]);
  expect(['floors', 'cabinets', 'counters', 'floors-text'].map(variable)).toEqual([
    '#cdbfaa',
    '#b5864c',
    '',
    '#1b231e',
  ]);
});

it('has the usual colors where none are known', () => {
  renderAt(<PlanInColors plan={plan} colors={none} />);
  expect(['floors', 'cabinets', 'counters', 'floors-text'].map(variable)).toEqual(['', '', '', '']);
});

afterEach(() => void vi.unstubAllGlobals());

it.each([
  { width: 1200, height: 700, named: true },
  { width: 390, height: 280, named: false },
])('names the rooms where that does not hide them: $width x $height', ({ width, height, named }) => {
  let notify = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        notify = () => callback([{ contentRect: { width, height } }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const { container } = renderAt(<PlanInColors plan={plan} colors={oak} />);
  act(notify);
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  if (named) expect(texts).toEqual(expect.arrayContaining(['kitchen', 'Entry']));
  else expect(texts).toEqual([]);
  // Nothing beside the home takes space from it.
  const [, , wide = 0] = (screen.getByRole('img').getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(wide).toBeGreaterThan(plan.length);
  expect(wide).toBeLessThan(plan.length + 24);
});
