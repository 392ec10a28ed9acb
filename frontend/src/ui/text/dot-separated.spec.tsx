import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { DotSeparated } from './dot-separated.tsx';

it('reads as one line with dots between what there is', () => {
  renderAt(
    <p>
      <DotSeparated facts={['3x Triple Wide', false, <time key="t">60x40</time>, null, '3 baths']} />
    </p>,
  );
  const line = screen.getByRole('paragraph');
  expect(line.textContent).toBe('3x Triple Wide · 60x40 · 3 baths');
});

it('keeps each dot with the fact after it: no line can end with one', () => {
  renderAt(
    <p>
      <DotSeparated facts={['One', 'Two']} />
    </p>,
  );
  expect(screen.getByText('·').parentElement).toHaveTextContent(/^· Two$/);
});
