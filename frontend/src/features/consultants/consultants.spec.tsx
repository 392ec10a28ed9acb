import { consultantSentences as say } from '@hearthline/rules/consultant-sentences.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineText } from '../../platform/error-text.ts';
import { typedPrefix } from '../../platform/storage.ts';
import { renderAt, sessionOf } from '../../testing/render.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { ConsultantButton } from './consultant-button.tsx';
import { consultantDraft } from './consultant-draft.ts';

type Answer = object | Promise<object>;

const stored = { data: { requestConsultant: { __typename: 'ConsultantRequestReceipt', id: 'new' } } };
const refused = (code: string, message: string, fieldErrors?: object) => ({ errors: [{ message, extensions: { code, fieldErrors } }] });

/** What the server was sent; `next` answers once in place of success. */
const server = { inputs: [] as Record<string, unknown>[], next: [] as (() => Answer)[] };

beforeEach(() => {
  Object.assign(server, { inputs: [], next: [] });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    server.inputs.push(JSON.parse(init.body as string).variables.input);
    const body = await (server.next.shift() ?? (() => stored))();
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});

const toast = () => toastStore.current()[0];
const opener = () => screen.getByRole('button', { name: say.button });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const research = () => screen.getByRole('checkbox', { name: /research the property/ });
const submit = () => screen.getByRole('button', { name: /^(Request|Submitting)/ });
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
};

const open = async () => {
  await userEvent.click(opener());
  // Its file is loaded when it is opened first.
  return screen.findByRole('dialog', {}, { timeout: 10_000 });
};
const draw = () => renderAt(<ConsultantButton />, { session: sessionOf({ user: null }) });
const drawOpen = async () => {
  const result = draw();
  await open();
  return result;
};
const fill = async () => {
  await write('Full Name', 'Ada Byron');
  await write('Email', 'ada@example.com');
  await write('Phone', '(360) 555-0100');
};

describe('the floating button', () => {
  it('reads as the specification has it and opens the dialog', async () => {
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

describe('the consultant request dialog (specification, sections 2 to 5)', () => {
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
      { fullName: 'Ada Byron', email: 'ada@example.com', phone: '(360) 555-0100', address: '12 Elm St, Kelso', researchProperty: true, design: null, requestKey: expect.any(String) },
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
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', text: 'There was a problem submitting your request. Please try again.', tone: 'error' }));
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
  const along = () => screen.getByRole('checkbox', { name: 'Send my design along: gable roof and brick veneer siding' });
  beforeEach(() => sessionStorage.setItem(`${typedPrefix}design`, '{"roof":"gable","siding":"brick"}'));

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
    expect([...Object.keys(sessionStorage), ...Object.keys(localStorage).filter((key) => key.startsWith('typed:'))]).toEqual([]);
  });
});
