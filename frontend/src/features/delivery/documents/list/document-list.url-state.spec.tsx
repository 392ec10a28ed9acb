import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { MyDocuments } from '../my-documents.tsx';
import { ProjectDocuments } from '../project-documents.tsx';
import { ReviewQueue } from '../review/review-queue.tsx';

const documents = [1, 2].map((each) => ({
  __typename: 'Document',
  id: `d${each}`,
  project: { __typename: 'ProjectName', id: 'p1', name: 'Cedar Home' },
  name: `Permit ${each}`,
  type: 'permit',
  state: 'waiting',
  note: null,
  fileName: 'permit.pdf',
  contentType: 'application/pdf',
  size: 1400,
  uploadedAt: '2026-11-16T18:00:00Z',
  uploadedByName: 'Casey',
  version: 3,
  reviewUndoMs: null,
  passage: null,
  viewerCanReplace: false,
  viewerCanDelete: false,
  versionCount: 1,
}));

/** Renders a list with three pages of documents at an address. */
const open = (list: ReactElement, role: 'admin' | 'customer' | 'contractor', at: string) => {
  const api = fakeApi({
    Documents: ({ page }) => ({
      documents: {
        __typename: 'DocumentPage',
        documents,
        pagination: { __typename: 'Pagination', page, totalPages: 3, total: 50 },
      },
    }),
    DocumentRequests: () => ({ documentRequests: [] }),
    DocumentCounts: () => ({ documentCounts: { __typename: 'DocumentCounts', waiting: 50, requested: 0 } }),
    DocumentProjects: () => ({
      projects: {
        __typename: 'ProjectPage',
        projects: [{ __typename: 'Project', id: 'p1', name: 'Cedar Home' }],
      },
    }),
  });
  return { api, ...renderAt(<DataProvider>{list}</DataProvider>, { user: userOf(role), at }) };
};
const next = async (): Promise<void> =>
  void fireEvent.click(
    within(await screen.findByRole('navigation', { name: 'Documents pages' })).getByRole('button', {
      name: 'Next',
    }),
  );
const kind = (): HTMLElement => screen.getByRole('combobox', { name: 'Type' });

afterEach(() => vi.unstubAllGlobals());

describe('a list of documents is in the address', () => {
  it.each([
    ['our team’s', <ReviewQueue key="queue" />, 'admin', '/admin/documents?show=waiting'],
    ['a customer’s', <MyDocuments key="mine" />, 'customer', '/dashboard?tab=documents'],
    [
      'a project’s',
      <ProjectDocuments key="project" projectId="p1" />,
      'contractor',
      '/projects/p1?tab=documents',
    ],
  ] as const)('%s: its page and kind go there', async (_whose, list, role, at) => {
    const { address } = open(list, role, at);
    await next();
    expect(address()).toBe(`${at}&page=2`);
    fireEvent.change(kind(), { target: { value: 'permit' } });
    expect(address()).toBe(`${at}&type=permit`);
  });

  it('what it says is asked for: what the rules do not take is not', async () => {
    const { api, address } = open(
      <ReviewQueue />,
      'admin',
      '/admin/documents?show=rejected&page=2&search=alder&type=plans',
    );
    await screen.findByRole('heading', { name: 'Permit 1' });
    expect(api.sent('Documents')).toEqual([
      { state: 'rejected', sort: 'newest', page: 2, search: 'alder', type: 'plans' },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search documents' })).toHaveValue('alder');
    expect(kind()).toHaveValue('plans');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search documents' }), {
      target: { value: 'birch' },
    });
    await waitFor(() => expect(address()).toBe('/admin/documents?show=rejected&search=birch&type=plans'));
    // Another part of the list starts without page and search.
    fireEvent.click(screen.getByRole('link', { name: /Approved/ }));
    expect(address()).toBe('/admin/documents?show=approved');
  });

  it('of a page that is no more it leads to the last one', async () => {
    const { api, address } = open(<ReviewQueue />, 'admin', '/admin/documents?page=9&type=nonsense');
    await waitFor(() => expect(address()).toBe('/admin/documents?page=3&type=nonsense'));
    expect(api.sent('Documents')[0]).toMatchObject({ page: 9, type: null });
  });
});
