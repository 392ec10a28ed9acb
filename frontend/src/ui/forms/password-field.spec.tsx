import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

it('hides the password, shows it on demand, and loses nothing of it', async () => {
  renderAt(<PasswordField label="New Password" required />);
  const field = screen.getByLabelText('New Password *');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, 'Rainy Harbor 7');
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(screen.getByLabelText('New Password *')).toBe(field);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Rainy Harbor 7');
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Rainy Harbor 7');
});

it('reads help and error together with the field', () => {
  renderAt(<PasswordField label="Password" help="At least 8 characters" error="Too short" />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters Too short');
  expect(screen.getByLabelText('Password')).toBeInvalid();
});
