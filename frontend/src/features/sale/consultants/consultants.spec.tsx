import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { offlineText } from '../../../platform/api/error-text.ts';
import { unsentPrefix } from '../../../platform/browser/browser-storage.ts';
import {
  draw,
  drawOpen,
  field,
  fill,
  open,
  opener,
  refused,
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

describe('the floating button', () => {
  it('has its words and opens the dialog (docs/specification.md, section 2)', async () => {
    draw();
    expect(opener()).toHaveTextContent(/^Speak to a Qualified Consultant — Make an Appointment Now$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    expect(field('Full Name')).toHaveFocus();
  });

  it('gets the focus back when the dialog closes', async () => {
    await drawOpen();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });
});

describe('the consultant request dialog (docs/specification.md, sections 2 to 5)', () => {
  it('asks for name, email and phone; address and research are optional', async () => {
    await drawOpen();
    for (const name of ['Full Name', 'Email', 'Phone']) expect(field(name)).toBeRequired();
    expect(field('Property address')).not.toBeRequired();
    expect(research()).not.toBeChecked();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  it('says what is wrong, word for word, and sends nothing', async () => {
    await drawOpen();
    await write('Full Name', 'A');
    await write('Email', 'ada@');
    await write('Phone', '555-0100');
    await userEvent.click(submit());
    expect(field('Full Name')).toHaveAccessibleDescription('Full name must be at least 2 characters');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(field('Full Name')).toHaveFocus();
    expect(server.inputs).toEqual([]);
    await write('Full Name', 'Al');
    expect(field('Full Name')).toBeValid();
  });

  it('is busy while it is on its way, then closes, thanks and is empty', async () => {
    let arrive: (body: object) => void = () => undefined;
    server.next.push(() => new Promise<object>((resolve) => (arrive = resolve)));
    await drawOpen();
    await fill();
    await write('Property address', '12 Elm St, Kelso');
    await userEvent.click(research());
    await userEvent.dblClick(submit());
    expect(submit()).toHaveTextContent(/^Submitting\.\.\.$/);
    expect(submit()).toBeDisabled();
    await act(async () => arrive(stored));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toMatchObject({ title: 'Thank you!', text: 'A consultant will reach out shortly.' });
    expect(server.inputs).toEqual([
      {
        fullName: 'Ada Byron',
        email: 'ada@example.com',
        phone: '(360) 555-0100',
        address: '12 Elm St, Kelso',
        researchProperty: true,
        design: null,
        designCode: null,
        requestKey: expect.any(String),
      },
    ]);
    expect(z.uuidv4().safeParse(server.inputs[0]?.requestKey).success).toBe(true);
    await open();
    expect([field('Full Name').value, field('Property address').value]).toEqual(['', '']);
    expect(research()).not.toBeChecked();
  });

  it.each([
    ['is not reached', () => Promise.reject(new TypeError('fetch failed')), offlineText],
    ['fails', () => refused('INTERNAL', errorCatalogue.INTERNAL.message), errorCatalogue.INTERNAL.message],
  ])('keeps everything when the server %s', async (_what, next, sentence) => {
    server.next.push(next);
    await drawOpen();
    await fill();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Error',
        text: 'There was a problem submitting your request. Please try again.',
        tone: 'error',
      }),
    );
    expect(screen.getByText(sentence)).toBeVisible();
    expect(field('Full Name')).toHaveValue('Ada Byron');
    await waitFor(() => expect(submit()).toHaveFocus());
  });

  it('puts what the server finds wrong under its field', async () => {
    server.next.push(() => refused('BAD_INPUT', invalidEmail, { email: invalidEmail }));
    await drawOpen();
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(invalidEmail));
    expect(field('Email')).toHaveFocus();
  });
});

describe('a design of this browser', () => {
  const along = () =>
    screen.getByRole('checkbox', { name: 'Send my design along: gable roof and brick veneer siding' });
  beforeEach(() => sessionStorage.setItem(`${unsentPrefix}design`, '{"roof":"gable","siding":"brick"}'));

  it('goes along, and is another request', async () => {
    server.next.push(() => Promise.reject(new TypeError('the answer was lost')));
    await drawOpen();
    expect(along()).toBeChecked();
    await fill();
    await userEvent.click(submit());
    await screen.findByText(offlineText);
    await userEvent.click(along());
    await userEvent.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs.map(({ design }) => design)).toEqual([{ roof: 'gable', siding: 'brick' }, null]);
    expect(server.inputs[0]?.requestKey).not.toBe(server.inputs[1]?.requestKey);
    sessionStorage.clear();
  });
});
