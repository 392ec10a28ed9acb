import { gql } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { identityProof } from '../session/identity-proof.ts';
import { DataProvider } from './apollo-client.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const company = () => answer({ data: { company: { __typename: 'Company', name: 'Hearthline Homes' } } });
const refused = (status = 200) =>
  answer({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }, status);
const answers = (make: () => Response) => fetched.mockImplementation(() => Promise.resolve(make()));
const sent = () => fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));

const query = gql`
  query Company {
    company {
      name
    }
  }
`;
const Name = () => {
  const { data, error } = useQuery<{ company: { name: string } }>(query);
  return <p>{error ? `failed: ${error.message}` : data?.company.name}</p>;
};

const draw = (refresh: () => Promise<string | null> = () => Promise.resolve(null)) => {
  const session = {
    ...sessionOf({ user: userOf('admin') }),
    refresh: vi.fn(refresh),
    clear: vi.fn(),
    reload: vi.fn(() => Promise.resolve()),
  };
  renderAt(
    <DataProvider>
      <Name />
    </DataProvider>,
    { session },
  );
  return session;
};

beforeEach(() => {
  localStorage.setItem('accessToken', 'old');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => fetched.mockReset());

describe('GraphQL client', () => {
  it('sends the stored token and cookies to /graphql', async () => {
    answers(company);
    draw();
    expect(await screen.findByText('Hearthline Homes')).toBeInTheDocument();
    expect(fetched.mock.calls[0]?.[0]).toBe('/graphql');
    expect(fetched.mock.calls[0]?.[1].credentials).toBe('same-origin');
    expect(sent()).toEqual(['Bearer old']);
  });

  it.each([200, 401])('refreshes once and asks again when the token is refused with %i', async (status) => {
    fetched.mockImplementationOnce(() => Promise.resolve(refused(status)));
    answers(company);
    const session = draw(() => {
      localStorage.setItem('accessToken', 'new');
      return Promise.resolve('new');
    });
    expect(await screen.findByText('Hearthline Homes')).toBeInTheDocument();
    expect(session.refresh.mock.calls).toEqual([['old']]);
    expect(sent()).toEqual(['Bearer old', 'Bearer new']);
    expect(session.clear).not.toHaveBeenCalled();
  });

  it.each([
    ['no new token', null, 1],
    ['a new token that is refused too', 'new', 2],
  ])('forgets everything after %s', async (_what, fresh, requests) => {
    answers(refused);
    const session = draw(() => Promise.resolve(fresh));
    await waitFor(() => expect(session.clear).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenCalledTimes(requests);
  });

  it('does not try again what failed otherwise', async () => {
    answers(() => answer({ errors: [{ message: 'Later.', extensions: { code: 'UNAVAILABLE' } }] }));
    const session = draw();
    expect(await screen.findByText('failed: Later.')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledOnce();
    expect(session.refresh).not.toHaveBeenCalled();
    expect(session.clear).not.toHaveBeenCalled();
    expect(session.reload).not.toHaveBeenCalled();
  });

  describe('asked to prove who the user is', () => {
    const unproved = () =>
      answer({ errors: [{ message: 'Prove it.', extensions: { code: 'PROOF_REQUIRED' } }] });

    it('asks them once for all requests, and sends each again', async () => {
      fetched.mockImplementationOnce(() => Promise.resolve(unproved()));
      fetched.mockImplementationOnce(() => Promise.resolve(unproved()));
      answers(company);
      draw();
      draw();
      await waitFor(() => expect(identityProof.isRequested()).toBe(true));
      await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
      identityProof.settle(true);
      expect(await screen.findAllByText('Hearthline Homes')).toHaveLength(2);
      expect(fetched).toHaveBeenCalledTimes(4);
    });

    it('lets the refusal stand where they do not', async () => {
      answers(unproved);
      const session = draw();
      await waitFor(() => expect(identityProof.isRequested()).toBe(true));
      identityProof.settle(false);
      expect(await screen.findByText('failed: Prove it.')).toBeInTheDocument();
      expect(fetched).toHaveBeenCalledOnce();
      expect(session.clear).not.toHaveBeenCalled();
    });
  });

  it.each(['MUST_CHANGE_PASSWORD', 'EMAIL_NOT_VERIFIED', 'SECOND_FACTOR_MISSING', 'FORBIDDEN'])(
    'looks at the account again on %s',
    async (code) => {
      answers(() => answer({ errors: [{ message: 'Not so.', extensions: { code } }] }));
      const session = draw();
      expect(await screen.findByText('failed: Not so.')).toBeInTheDocument();
      expect(session.reload).toHaveBeenCalledOnce();
      expect(session.clear).not.toHaveBeenCalled();
    },
  );

  it('reads once more what was on its way when something changed', async () => {
    const first = Promise.withResolvers<Response>();
    fetched.mockImplementationOnce(() => first.promise);
    answers(() =>
      answer({ data: { rename: true, company: { __typename: 'Company', name: 'Renamed Homes' } } }),
    );
    const Rename = () => {
      const [rename] = useMutation(
        gql`
          mutation Rename {
            rename
          }
        `,
        { refetchQueries: ['Company'] },
      );
      return (
        <button type="button" onClick={() => void rename()}>
          Rename
        </button>
      );
    };
    renderAt(
      <DataProvider>
        <Name />
        <Rename />
      </DataProvider>,
      { session: sessionOf({ user: userOf('admin') }) },
    );
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByText('Rename'));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    first.resolve(company());
    expect(await screen.findByText('Renamed Homes')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
