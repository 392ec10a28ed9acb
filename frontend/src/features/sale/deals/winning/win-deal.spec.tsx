import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NextSteps, useFirstStep } from '../../../../domain/next-step.tsx';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { WinDeal } from './win-deal.tsx';

const deal = {
  __typename: 'Deal',
  viewerCanEdit: true,
  id: 'd1',
  number: 'D-1018',
  version: 4,
  stage: 'agreed',
  totalCents: 20_000_000,
  agreementSigned: true,
  project: null as object | null,
};
const project = { __typename: 'Project', id: 'p1', name: 'Yachats for Ada Byron' };

const StepButton = () => {
  const action = useFirstStep()?.action;
  return action ? <button onClick={action.run}>{action.label}</button> : null;
};

const draw = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers);
  const view = renderAt(
    <DataProvider>
      <NextSteps>
        <WinDeal dealId="d1">{(projectId) => <p>House of {projectId}</p>}</WinDeal>
        <StepButton />
      </NextSteps>
      <Toaster />
    </DataProvider>,
    { at: '/deals/d1', user: userOf('admin') },
  );
  return { api, view };
};

it('wins a deal with nothing typed', async () => {
  const { api } = draw({
    DealToWin: () => ({ deal }),
    WinDeal: () => refusal('CONFLICT', 'Somebody was faster.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Win the deal…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Win D-1018' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Win the deal' }));
  expect(await within(dialog).findByText(/Somebody was faster/)).toBeInTheDocument();
  api.answer('WinDeal', () => ({ winDeal: { ...deal, stage: 'won', version: 5, project } }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Win the deal' }));
  expect(await screen.findByText('D-1018 is won')).toBeInTheDocument();
  expect(api.sent('WinDeal').at(-1)).toEqual({
    id: 'd1',
    version: 4,
    input: { name: null, startDate: null },
  });
});

it('leads from a won deal to its project', async () => {
  draw({ DealToWin: () => ({ deal: { ...deal, stage: 'won', project } }) });
  expect(await screen.findByRole('link', { name: 'Yachats for Ada Byron' })).toHaveAttribute(
    'href',
    '/projects/p1',
  );
  expect(screen.getByText('House of p1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Win the deal…' })).toBeNull();
});

it('shows nothing until everybody has signed', async () => {
  const { api } = draw({ DealToWin: () => ({ deal: { ...deal, agreementSigned: false } }) });
  await expect.poll(() => api.sent('DealToWin').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Win the deal…' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Project' })).toBeNull();
});
