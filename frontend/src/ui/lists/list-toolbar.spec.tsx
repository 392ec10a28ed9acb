import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const draw = (set: number) =>
  renderAt(
    <ListToolbar search={<input type="search" aria-label="Search homes" />} set={set}>
      <select aria-label="State" />
    </ListToolbar>,
  );

it('the choices wait behind a button that opens and closes them; the search does not', async () => {
  draw(0);
  expect(screen.getByRole('searchbox', { name: 'Search homes' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Filters' });
  const choices = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(choices).toContainElement(screen.getByLabelText('State'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const shut = choices?.className;
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  // jsdom does not compute the styles, but their class names show that they differ.
  expect(choices?.className).not.toBe(shut);
  await userEvent.click(button);
  expect(choices?.className).toBe(shut);
});

it('the button tells how many are set', () => {
  draw(2);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
});
