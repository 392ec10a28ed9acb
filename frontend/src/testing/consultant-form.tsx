import { consultantSentences as say } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { renderAt, sessionOf } from './render.tsx';
import { toastStore } from '../ui/toasts/toast-store.ts';
import { ConsultantButton } from '../features/sale/consultants/consultant-button.tsx';

type Answer = object | Promise<object>;

export const stored = { data: { requestConsultant: { __typename: 'ConsultantRequestReceipt', id: 'new' } } };
export const refused = (code: string, message: string, fieldErrors?: object) => ({
  errors: [{ message, extensions: { code, fieldErrors } }],
});

/** The inputs that the fake server received; each answer in `next` replaces a success once. */
export const server = { inputs: [] as Record<string, unknown>[], next: [] as (() => Answer)[] };

/** Starts the fake server; to be called at the top of a spec. */
export const standInServer = (): void =>
  beforeEach(() => {
    Object.assign(server, { inputs: [], next: [] });
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      server.inputs.push(JSON.parse(init.body as string).variables.input);
      const body = await (server.next.shift() ?? (() => stored))();
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
  });

export const toast = () => toastStore.current()[0];
export const opener = () => screen.getByRole('button', { name: say.button });
export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const research = () => screen.getByRole('checkbox', { name: /research the property/ });
export const submit = () => screen.getByRole('button', { name: /^(Request|Submitting)/ });
export const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
};

export const open = async () => {
  await userEvent.click(opener());
  // The dialog's file is loaded when it is first opened.
  return screen.findByRole('dialog', {}, { timeout: 10_000 });
};
export const draw = () => renderAt(<ConsultantButton />, { session: sessionOf({ user: null }) });
export const drawOpen = async () => {
  const result = draw();
  await open();
  return result;
};
export const fill = async () => {
  await write('Full Name', 'Ada Byron');
  await write('Email', 'ada@example.com');
  await write('Phone', '(360) 555-0100');
};
