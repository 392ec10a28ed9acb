import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { lateResolver } from './late-resolver.ts';

interface Fields {
  email: string;
}
type Rules = Resolver<Fields>;

const rules = ({ email }: Fields): ResolverResult<Fields> => {
  if (email.includes('@')) return { values: { email: email.toLowerCase() }, errors: {} };
  return { values: {}, errors: { email: { type: 'custom', message: 'Please enter a valid email address' } } };
};
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const send = vi.fn<(values: Fields) => void>();

/** A form with the rules that `load` brings. */
const draw = (load: () => Promise<Rules>) => {
  send.mockReset();
  const { resolver, preload } = lateResolver<Fields>(load);
  const Form = () => {
    const { register, handleSubmit, formState } = useForm<Fields>({ resolver, defaultValues: { email: '' } });
    return (
      <form
        noValidate
        onFocus={preload}
        onSubmit={(event) => void handleSubmit((values) => send(values))(event)}
      >
        <input aria-label="Email" {...register('email')} />
        <p>{formState.errors.email?.message}</p>
        <button>{formState.isSubmitting ? 'Sending...' : 'Send'}</button>
      </form>
    );
  };
  renderAt(<Form />);
};
const field = () => screen.getByRole('textbox', { name: 'Email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('lateResolver', () => {
  it('loads the rules with the first focus, once, and checks by them', async () => {
    const load = vi.fn(() => Promise.resolve(rules));
    draw(load);
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(field(), 'ada');
    expect(load).toHaveBeenCalledOnce();
    await submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(field(), '@Example.com');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'ada@example.com' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps what is typed and the press until the rules are there', async () => {
    let arrive: (loaded: Rules) => void = () => undefined;
    draw(() => new Promise<Rules>((resolve) => (arrive = resolve)));
    await userEvent.type(field(), 'Ada@example.com');
    await submit();
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    expect(field()).toHaveValue('Ada@example.com');
    arrive(rules);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith({ email: 'ada@example.com' });
    expect(field()).toHaveValue('Ada@example.com');
  });

  it('leaves the check to the server when they cannot be loaded', async () => {
    const load = vi.fn(offline);
    draw(load);
    await userEvent.type(field(), 'ada');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'ada' }));
    expect(field()).toHaveValue('ada');
    // With the focus, with the press on the button or its submit: each is a new try.
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(rules)).mockImplementationOnce(offline);
    draw(load);
    await userEvent.type(field(), 'ada');
    await submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(send).not.toHaveBeenCalled();
  });
});
