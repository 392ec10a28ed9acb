import { MockedProvider } from '@apollo/client/testing/react';
import type { MockedResponse } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import {
  ReportProgressDocument,
  SiteProjectDocument,
  type SiteProjectFragment,
} from '../../../../gql/generated.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { ReportProgressDialog } from './report-progress-dialog.tsx';
import { ResourceCards } from './resource-cards.tsx';

const project = (
  values: Partial<SiteProjectFragment> = {},
): SiteProjectFragment & { __typename: 'Project' } => ({
  __typename: 'Project',
  id: 'p1',
  version: 2,
  name: 'Alder Home',
  status: 'in_progress',
  stage: 'Foundation',
  progress: 30,
  address: null,
  startDate: null,
  estimatedCompletion: null,
  viewerCanReport: true,
  stages: [],
  ...values,
});
const report = (version: number, values: object, result: MockedResponse['result']): MockedResponse => ({
  request: {
    query: ReportProgressDocument,
    variables: {
      id: 'p1',
      input: { stage: 'Foundation', progress: 45, note: 'Footings done', ...values, version },
    },
  },
  result,
});

describe('reporting progress', () => {
  it.each([
    ['Keep what I typed', 45],
    ['Load the newer version', 60],
  ])(
    'loses no note when somebody else was faster, and sends on top of the newer version: %s',
    async (answer, progress) => {
      const onClose = vi.fn();
      renderAt(
        <MockedProvider
          mocks={[
            report(2, {}, { errors: [new GraphQLError('x', { extensions: { code: 'CONFLICT' } })] }),
            {
              request: { query: SiteProjectDocument, variables: { id: 'p1' } },
              result: { data: { project: project({ version: 3, stage: 'Delivery', progress: 60 }) } },
            },
            report(
              3,
              { stage: 'Delivery', progress },
              { data: { reportProgress: project({ version: 4, stage: 'Delivery', progress }) } },
            ),
          ]}
        >
          <ReportProgressDialog project={project()} onClose={onClose} />
        </MockedProvider>,
        { at: '/contractor', user: userOf('contractor') },
      );
      await userEvent.clear(screen.getByLabelText(/Percent complete/));
      await userEvent.type(screen.getByLabelText(/Percent complete/), '45');
      await userEvent.type(screen.getByLabelText(/Note/), 'Footings done');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      await userEvent.click(await screen.findByRole('button', { name: answer }));
      expect(screen.getByLabelText(/Stage/)).toHaveValue('Delivery');
      expect(screen.getByLabelText(/Percent complete/)).toHaveValue(progress);
      expect(screen.getByLabelText(/Note/)).toHaveValue('Footings done');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      await expect.poll(() => onClose).toHaveBeenCalled();
    },
  );
});

describe('the resources', () => {
  it('lead to something to read', async () => {
    renderAt(<ResourceCards />, { at: '/contractor', user: userOf('contractor') });
    for (const title of ['Build specifications', 'Quality standards', 'Safety protocols']) {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(title) }));
      expect(screen.getByRole('dialog', { name: title }).querySelectorAll('li').length).toBeGreaterThan(8);
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    }
  });
});
