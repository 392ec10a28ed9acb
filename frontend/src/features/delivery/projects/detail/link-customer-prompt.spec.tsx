import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { LinkCustomerPrompt } from './link-customer-prompt.tsx';

const question = {
  __typename: 'ProjectLinkQuestion',
  projectId: 'p1',
  projectName: 'Alder Home',
  contactId: 'c1',
  contactName: 'J. Doe',
  userId: 'u1',
  userName: 'Jane Doe',
  email: 'jane@example.com',
};
const draw = (role: 'admin' | 'customer', projectId?: string) =>
  renderAt(
    <DataProvider>
      <LinkCustomerPrompt projectId={projectId ?? null} />
      <Toaster />
    </DataProvider>,
    { at: '/projects/p1', user: userOf(role) },
  );

it.each([
  ['Link', true, 'Customer linked'],
  ['Not the same person', false, 'Noted'],
])('asks about a customer with the address of the contact: %s', async (name, isSame, answer) => {
  const api = fakeApi({
    ProjectLinkQuestions: () => ({ projectLinkQuestions: [question] }),
    AnswerProjectLink: () => ({ answerProjectLink: true }),
  });
  draw('admin', 'p1');
  expect(
    await screen.findByText('Jane Doe signed up with the address of this project’s contact. Link them?'),
  ).toBeInTheDocument();
  api.answer('ProjectLinkQuestions', () => ({ projectLinkQuestions: [] }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(await screen.findByText(answer)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(api.sent('AnswerProjectLink')).toEqual([{ projectId: 'p1', userId: 'u1', isSame }]);
});

it('says when somebody else has answered, and asks nobody but staff', async () => {
  const api = fakeApi({
    ProjectLinkQuestions: () => ({ projectLinkQuestions: [question] }),
    AnswerProjectLink: () => refusal('NOT_FOUND', 'This has already been answered'),
  });
  const view = draw('admin');
  expect(await screen.findByRole('link', { name: 'Alder Home' })).toHaveAttribute('href', '/projects/p1');
  await userEvent.click(screen.getByRole('button', { name: /^Link/ }));
  expect(await screen.findByText('This has already been answered')).toBeInTheDocument();
  view.unmount();
  const sent = api.sent('ProjectLinkQuestions').length;
  draw('customer');
  expect(api.sent('ProjectLinkQuestions')).toHaveLength(sent);
});
