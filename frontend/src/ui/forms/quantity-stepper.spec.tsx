import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const draw = (value: number) => {
  const onStep = vi.fn();
  renderAt(<QuantityStepper label="King" value={value} max={3} onStep={onStep} />);
  return onStep;
};

it('steps by one', async () => {
  const onStep = draw(2);
  await userEvent.click(screen.getByRole('button', { name: 'One more: King' }));
  await userEvent.click(screen.getByRole('button', { name: 'One less: King' }));
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});

it('does not go below zero', () => {
  draw(0);
  expect(screen.getByRole('button', { name: 'One less: King' })).toBeDisabled();
});

it('does not go above the most', () => {
  draw(3);
  expect(screen.getByRole('button', { name: 'One more: King' })).toBeDisabled();
});
