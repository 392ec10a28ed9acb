import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { SelectField, TextField } from './field.tsx';

it('ties label, asterisk, help and error to the control', () => {
  renderAt(
    <TextField label="Email" required help="We answer there." error="Please enter a valid email address" />,
  );
  const box = screen.getByRole('textbox', { name: 'Email' });
  expect(box).toBeRequired();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('We answer there. Please enter a valid email address');
  expect(screen.getByText('*', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
});

it('is neither required nor invalid unless told', () => {
  renderAt(
    <SelectField label="Status">
      <option>prospect</option>
    </SelectField>,
  );
  const box = screen.getByRole('combobox', { name: 'Status' });
  expect(box).not.toBeRequired();
  expect(box).toBeValid();
  expect(box).not.toHaveAttribute('aria-describedby');
});
