import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestProviders, sessionOf } from '../../testing/render.tsx';
import { RollingNumber } from './rolling-number.tsx';

const at = (value: number, text: string) => (
  <TestProviders session={sessionOf({})}>
    <RollingNumber value={value} text={text} />
  </TestProviders>
);
const rolling = (): string[] =>
  [...screen.getByRole('img').children]
    .filter((digit) => digit.hasAttribute('data-rolls'))
    .map((digit) => digit.textContent);

it('is one text, of which only what has changed rolls', () => {
  const { rerender } = render(at(677, '$677'));
  expect(screen.getByRole('img', { name: '$677' })).toHaveTextContent('$677');
  expect(rolling()).toEqual([]);
  rerender(at(1679, '$1,679'));
  expect(screen.getByRole('img', { name: '$1,679' })).toHaveTextContent('$1,679');
  expect(rolling()).toEqual(['$', '1', ',', '9']);
});
