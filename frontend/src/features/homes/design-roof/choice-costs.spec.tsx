import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeDesign } from '../../../domain/stored-design.ts';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render.tsx';
import type { ComponentProps } from 'react';
import { useRest } from '../../../platform/api/use-rest.ts';
import { HomeDesigner } from './home-designer.tsx';

beforeEach(() => {
  sessionStorage.clear();
  storeDesign(null);
});

const choice = (key: string, label: string, more: object = {}) => ({
  key,
  label,
  text: '',
  standard: false,
  excludes: [],
  unit: 'section',
  lowCents: 160_000,
  highCents: 160_000,
  ...more,
});
const groups = [
  {
    key: 'roof',
    label: 'Roof profile',
    choose: 'one',
    choices: [
      choice('gable', 'Gable', { standard: true, unit: null }),
      choice('hip', 'Hip'),
      choice('butterfly', 'Butterfly'),
    ],
  },
  {
    key: 'energy',
    label: 'Energy',
    choose: 'many',
    choices: [choice('solar', 'Solar package', { excludes: ['roof:butterfly'] })],
  },
];
const stored = {
  id: '1',
  code: 'ABCD2345EF',
  version: 2,
  home: { slug: 'enid', modelType: 'Double Wide', squareFootage: 1440 },
  roof: null,
  siding: null,
  options: ['energy:solar'],
};
/** The two questions of the page. */
const Questions = ({ questions }: Parameters<ComponentProps<typeof HomeDesigner>['configurator']>[0]) => {
  const { loaded } = useRest('GET /api/options');
  return Object.values(questions(loaded.state === 'loaded' ? loaded.value.groups : []));
};
const open = (at: string) =>
  renderAt(<HomeDesigner configurator={(drawn) => <Questions {...drawn} />} />, { at });
const card = (name: string) => screen.getByRole('radio', { name });

it('says what a choice costs for one section while there is no home', async () => {
  fakeApi({ '/api/options': () => ({ groups }) });
  open('/design-roof');
  await waitFor(() => expect(card('Hip')).toHaveAccessibleDescription(/\+ \$1,600 a section$/));
  expect(card('Gable')).toHaveAccessibleDescription(/Included$/);
  expect(card('Butterfly')).not.toHaveAttribute('aria-disabled');
});

it('counts for the home of one’s design, and greys what does not go with its choices', async () => {
  storeDesign({ code: stored.code, editKey: 'key' });
  fakeApi({ '/api/options': () => ({ groups }), [`/api/designs/${stored.code}`]: () => stored });
  open('/design-roof');
  await waitFor(() => expect(card('Hip')).toHaveAccessibleDescription(/\+ \$3,200$/));
  expect(card('Butterfly')).toHaveAttribute('aria-disabled', 'true');
  expect(card('Butterfly')).toHaveAccessibleDescription(/Not with the solar package$/);
});

it('says Included of the own look of a home of the catalog, and of its standard roof', async () => {
  storeDesign({ code: stored.code, editKey: 'key' });
  const look = { style: 'plain', roof: 'hip', siding: 'stone', color: 'white' };
  const design = { ...stored, home: { ...stored.home, look, street: 'front' } };
  fakeApi({ '/api/options': () => ({ groups }), [`/api/designs/${stored.code}`]: () => design });
  open('/design-roof');
  await waitFor(() => expect(card('Hip')).toHaveAccessibleDescription(/Included$/));
  expect(card('Gable')).toHaveAccessibleDescription(/Included$/);
});

it('leaves what an address has chosen as it is, with the reason against it', async () => {
  storeDesign({ code: stored.code, editKey: 'key' });
  fakeApi({ '/api/options': () => ({ groups }), [`/api/designs/${stored.code}`]: () => stored });
  open('/design-roof?roof=butterfly');
  await waitFor(() => expect(card('Butterfly')).toHaveAccessibleDescription(/Not with the solar package$/));
  expect(card('Butterfly')).toBeChecked();
  expect(card('Butterfly')).not.toHaveAttribute('aria-disabled');
});

it('says nothing where it cannot be read', async () => {
  const api = fakeApi({ '/api/options': () => restRefusal(503, { message: 'Later' }) });
  open('/design-roof');
  await expect.poll(() => api.sent('/api/options').length).toBe(1);
  expect(card('Hip')).not.toHaveAccessibleDescription(/\$/);
});
