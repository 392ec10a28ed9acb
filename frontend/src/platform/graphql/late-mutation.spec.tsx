import { gql } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { errorText, offlineText } from '../api/error-text.ts';
import { useLateMutation } from './late-mutation.ts';

type Document = TypedDocumentNode<{ requestLink: { message: string } }, { email: string }>;

const document: Document = gql`
  mutation RequestLink($email: String!) {
    requestLink(email: $email) {
      message
    }
  }
`;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answers = (body: unknown) =>
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
  );
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as object);

const draw = (load: () => Promise<Document>) => {
  const Form = () => {
    const { mutate } = useLateMutation(load);
    const [text, setText] = useState('');
    const send = async (email: string): Promise<void> => {
      try {
        setText((await mutate({ email }))?.requestLink.message ?? 'nothing');
      } catch (error) {
        setText(errorText(error));
      }
    };
    return (
      <>
        <input aria-label="Email" />
        <button
          onClick={(event) => void send((event.currentTarget.previousSibling as HTMLInputElement).value)}
        >
          Send
        </button>
        <p>{text}</p>
      </>
    );
  };
  renderAt(<Form />);
};
const press = async () => {
  await userEvent.type(screen.getByRole('textbox'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button'));
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  answers({ data: { requestLink: { __typename: 'Message', message: 'It is on its way.' } } });
});

describe('useLateMutation', () => {
  it('loads the document only when it is sent, and answers with the data', async () => {
    const load = vi.fn(() => Promise.resolve(document));
    draw(load);
    expect(load).not.toHaveBeenCalled();
    await press();
    expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject([{ operationName: 'RequestLink', variables: { email: 'ada@example.com' } }]);
  });

  it('sends what was there at the press, whenever the document arrives', async () => {
    let arrive: (loaded: Document) => void = () => undefined;
    draw(() => new Promise<Document>((resolve) => (arrive = resolve)));
    await press();
    await userEvent.type(screen.getByRole('textbox'), '.invalid');
    expect(fetched).not.toHaveBeenCalled();
    arrive(document);
    expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
    expect(sent()).toMatchObject([{ variables: { email: 'ada@example.com' } }]);
  });

  it('says that there is no connection when it cannot be loaded, and sends at the next press', async () => {
    draw(vi.fn(() => Promise.resolve(document)).mockImplementationOnce(offline));
    await press();
    expect(await screen.findByText(offlineText)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('ada@example.com');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('throws what the server refuses', async () => {
    answers({ errors: [{ message: 'Too many requests.', extensions: { code: 'UNAVAILABLE' } }] });
    draw(() => Promise.resolve(document));
    await press();
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
  });
});
