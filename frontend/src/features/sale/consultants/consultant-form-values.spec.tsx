import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { offlineText } from '../../../platform/api/error-text.ts';
import { pressSlowButton } from '../../../testing/press-slow-button.ts';
import { consultantDraft } from './consultant-form-values.ts';
import {
  drawOpen,
  field,
  fill,
  open,
  research,
  server,
  stored,
  submit,
  toast,
  standInServer,
  write,
} from '../../../testing/consultant-form.tsx';
import { showComponentStyles } from '../../../testing/render.tsx';

showComponentStyles();

standInServer();

describe('a form that was closed because its answer did not come', () => {
  /** Sends, closes the form and opens another; returns a function that delivers the first one's answer. */
  const sendAndReopen = async () => {
    let arrive: (body: object) => void = () => undefined;
    server.next.push(() => new Promise<object>((resolve) => (arrive = resolve)));
    await drawOpen();
    await fill();
    await pressSlowButton(submit());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await open();
    return async () => {
      await act(async () => arrive(stored));
      await waitFor(() => expect(toast()).toMatchObject({ title: 'Thank you!' }));
    };
  };

  it('leaves the next one open, with what was typed anew', async () => {
    const answer = await sendAndReopen();
    await write('Full Name', 'Grace Hopper');
    await answer();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(field('Full Name')).toHaveValue('Grace Hopper');
    expect(consultantDraft.read().fullName).toBe('Grace Hopper');
    consultantDraft.clear();
  });

  it('is forgotten when nothing was typed anew', async () => {
    const answer = await sendAndReopen();
    await userEvent.keyboard('{Escape}');
    await answer();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([]);
  });
});

describe('the key of a filled form', () => {
  const keys = () => server.inputs.map(({ requestKey }) => requestKey);
  const fails = () => Promise.reject(new TypeError('the answer was lost'));
  const failOnce = async () => {
    server.next.push(fails);
    await userEvent.click(submit());
    await screen.findByText(offlineText);
  };

  it('stays the same for another try, also after closing and coming back', async () => {
    const { unmount } = await drawOpen();
    await fill();
    await failOnce();
    await userEvent.keyboard('{Escape}');
    unmount();
    await drawOpen();
    await userEvent.click(submit());
    await waitFor(() => expect(server.inputs).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('is another one for other words, and for the next visitor', async () => {
    await drawOpen();
    await fill();
    await failOnce();
    await write('Phone', '(360) 555-0199');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(server.inputs).toHaveLength(3));
    expect(new Set(keys()).size).toBe(3);
  });
});

describe('what was typed and not sent', () => {
  it('is there again after closing the dialog and leaving the page', async () => {
    const { unmount } = await drawOpen();
    await write('Full Name', 'Ada');
    await userEvent.click(research());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await open();
    expect(field('Full Name')).toHaveValue('Ada');
    unmount();
    await drawOpen();
    expect(field('Full Name')).toHaveValue('Ada');
    expect(research()).toBeChecked();
  });

  it('is forgotten once it was sent', async () => {
    await drawOpen();
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(consultantDraft.read().fullName).toBe('');
    expect([
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage).filter((key) => key.startsWith('typed:')),
    ]).toEqual([]);
  });
});
