import { defaultLook } from '@hearthline/model/home/default-look.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { PicturedNote } from './pictured-note.tsx';

const note = () => screen.queryByText(/^Pictured with/)?.textContent ?? null;

it('says which siding a picture shows that the price does not have', () => {
  expect(defaultLook('enid')).toEqual({ roof: 'gable', siding: 'stone' });
  renderAt(<PicturedNote home="enid" />);
  expect(note()).toBe(
    'Pictured with stone veneer siding. The price is for the standard finishes until you choose others.',
  );
});

it('says nothing of what was chosen, since the price has it', () => {
  renderAt(<PicturedNote home="enid" chosen={{ roof: null, siding: 'stone' }} />);
  expect(note()).toBeNull();
});

it('says nothing of a home that is pictured as it is priced', () => {
  expect(defaultLook('castle-rock')).toEqual({ roof: 'gable', siding: 'fiber-cement' });
  renderAt(<PicturedNote home="castle-rock" />);
  expect(note()).toBeNull();
});
