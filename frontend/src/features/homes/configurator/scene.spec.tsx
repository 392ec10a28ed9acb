import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import type { Configuration } from '../../../domain/configuration.ts';
import { renderAt } from '../../../testing/render.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { Scene } from './scene.tsx';

const base = '/api/homes/enid/plan';
const chosen = {
  name: 'Enid',
  home: { slug: 'enid', planCode: null, name: 'Enid', offered: true, look: null, street: 'front' },
  roof: null,
  siding: null,
  options: [],
} as unknown as Configuration;

let change: (part: Partial<Configuration>) => void = () => undefined;
const Home = () => {
  const [configuration, setConfiguration] = useState(chosen);
  useEffect(() => void (change = (part) => act(() => setConfiguration((now) => ({ ...now, ...part })))), []);
  return (
    <>
      <Scene configuration={configuration} groups={[]} isInside={false} planBase={base} />
      <PlanDrawing configuration={configuration} base={base} />
    </>
  );
};
const strip = () => within(screen.getByRole('group', { name: 'See the home from' }));
const looks = () =>
  [...strip().getAllByRole('button')].map(
    (button) => /roof=(\w+)/.exec(button.querySelector('img')?.src ?? '')?.[1] ?? 'own',
  );

it('cfg.quick: the small pictures of a choice are asked for once the large one is there', () => {
  renderAt(<Home />);
  fireEvent.load(screen.getByAltText('The Enid home'));
  change({ roof: 'hip' });
  expect(looks()).toEqual(['own', 'own', 'own']);
  fireEvent.load(screen.getByAltText(/hip roof/));
  expect(looks()).toEqual(['hip', 'hip', 'hip']);
});

it('cfg.quick: a plan is drawn anew only for another style, which has other porches', () => {
  renderAt(<Home />);
  const plan = () => screen.getByAltText('Floor plan of the Enid').getAttribute('src');
  const before = plan();
  change({ roof: 'hip', siding: 'brick', options: ['color:sage'] });
  expect(plan()).toBe(before);
  change({ options: ['style:cabin', 'color:sage'] });
  expect(plan()).toBe(`${before}&style=cabin`);
  expect(screen.getByRole('link', { name: 'Floor plan as PDF' })).toHaveAttribute(
    'href',
    `${base}.pdf?style=cabin&roof=hip&siding=brick&color=sage`,
  );
});
