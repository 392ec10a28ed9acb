import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { ProjectDocuments } from '../project-documents.tsx';

type Item = DocumentItemFragment & { readonly __typename: 'Document'; readonly passage: null };
const item = (over: Partial<DocumentItemFragment> = {}): Item => ({
  __typename: 'Document',
  id: 'd1',
  project: { id: 'p1', name: 'Cedar Home' },
  name: 'Permit',
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
  viewerCanReplace: true,
  viewerCanDelete: true,
  versionCount: 1,
  ...over,
});

/** Renders the documents of a project as seen by a role. */
const open = (
  documents: readonly DocumentItemFragment[],
  role: 'admin' | 'customer',
  answers: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    Documents: () => ({
      documents: {
        __typename: 'DocumentPage',
        documents,
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: documents.length },
      },
    }),
    DocumentRequests: () => ({ documentRequests: [] }),
    ...answers,
  });
  renderAt(
    <DataProvider>
      <ProjectDocuments projectId="p1" />
    </DataProvider>,
    { user: userOf(role) },
  );
  return api;
};
/** Opens the menu of a document and chooses from it. */
const choose = async (action: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Permit' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('a document that waits for review', () => {
  it('is approved at once, as the version that was looked at', async () => {
    const api = open([item()], 'admin', {
      ReviewDocument: () => ({ reviewDocument: item({ state: 'approved', version: 4 }) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve Permit' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Permit' })).toBeNull());
    expect(api.sent('ReviewDocument')).toEqual([
      { id: 'd1', input: { version: 3, decision: 'approved', note: null } },
    ]);
  });

  it('is rejected with a note only, which is kept when somebody else was faster', async () => {
    let version = 3;
    const api = open([item()], 'admin', {
      ReviewDocument: () =>
        version === 3
          ? refusal('CONFLICT', 'Somebody else changed this.')
          : { reviewDocument: item({ state: 'rejected', note: 'No stamp', version: 5 }) },
      Documents: () => ({
        documents: {
          __typename: 'DocumentPage',
          documents: [item({ version })],
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 1 },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Reject Permit' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(/Please say what is wrong with it/)).toBeInTheDocument();
    expect(api.sent('ReviewDocument')).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'No stamp' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(api.sent('ReviewDocument')).toHaveLength(1));
    expect(await dialog.findByText(/changed/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('No stamp');
    version = 4;
    await waitFor(() => expect(api.sent('Documents').length).toBeGreaterThan(1));
  });

  it('offers a customer no decision, and tells them what staff said', async () => {
    open([item({ state: 'rejected', note: 'The stamp is missing' })], 'customer');
    expect(await screen.findByText('The stamp is missing')).toBeInTheDocument();
    for (const name of ['Approve Permit', 'Reject Permit'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    // Sending a better version is the likeliest action, so it is a button.
    expect(screen.getByRole('button', { name: 'Upload a new version of Permit' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Permit' }));
    expect((await screen.findAllByRole('menuitem')).map((each) => each.textContent)).toEqual([
      'Download',
      'Delete',
    ]);
  });
});

describe('what can be done with a document', () => {
  const buttons = (): readonly string[] =>
    within(screen.getByRole('list', { name: 'Documents' }))
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? '');

  it.each([
    [
      'our team decides',
      item(),
      'admin',
      ['View Permit', 'Approve Permit', 'Reject Permit', 'More actions for Permit'],
      ['Download', 'New version', 'Edit', 'Delete'],
    ],
    [
      'our team changes its mind',
      item({ state: 'approved' }),
      'admin',
      ['View Permit', 'More actions for Permit'],
      ['Download', 'Reject', 'New version', 'Edit', 'Delete'],
    ],
    [
      'a customer looks',
      item(),
      'customer',
      ['View Permit', 'More actions for Permit'],
      ['Download', 'New version', 'Delete'],
    ],
    [
      'no browser shows it',
      item({ contentType: 'text/csv' }),
      'customer',
      ['Download Permit', 'More actions for Permit'],
      ['New version', 'Delete'],
    ],
    [
      'one thing more is no menu',
      item({ viewerCanReplace: false, viewerCanDelete: false }),
      'customer',
      ['View Permit', 'Download Permit'],
      [],
    ],
  ] as const)('%s', async (_when, document, role, shown, inMenu) => {
    open([document], role);
    await screen.findByRole('heading', { name: 'Permit' });
    expect(buttons()).toEqual(shown);
    if (inMenu.length === 0) return;
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Permit' }));
    expect((await screen.findAllByRole('menuitem')).map((each) => each.textContent)).toEqual(inMenu);
  });
});

describe('the name and kind of a document', () => {
  it('are put right; whoever is slower than a colleague loses nothing of what was typed', async () => {
    const api = open([item()], 'admin', {
      UpdateDocument: ({ input }) =>
        (input as { version: number }).version === 3
          ? refusal('CONFLICT', 'Somebody else changed this.')
          : { updateDocument: item({ name: 'County permit', version: 5 }) },
      DocumentNow: () => ({ document: item({ name: 'Their name', type: 'plans', version: 4 }) }),
    });
    await choose('Edit');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'County permit' } });
    press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('County permit');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('UpdateDocument').map(({ input }) => input)).toEqual([
      { version: 3, name: 'County permit', type: 'permit' },
      { version: 4, name: 'County permit', type: 'plans' },
    ]);
  });

  it('without a name are refused before anything is sent', async () => {
    const api = open([item()], 'admin');
    await choose('Edit');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: '  ' } });
    press('Save');
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    expect(api.sent('UpdateDocument')).toEqual([]);
  });
});

it('earlier versions are read when they are asked for, and tried again when that fails', async () => {
  const version = {
    __typename: 'DocumentVersionType',
    fileName: 'old.pdf',
    contentType: 'application/pdf',
    size: 900,
    uploadedAt: '2026-11-10T18:00:00Z',
    uploadedByName: 'Casey',
    state: 'rejected',
    note: 'Page 2 is missing',
  };
  let works = false;
  const api = open([item({ versionCount: 2 })], 'customer', {
    DocumentVersions: () =>
      works
        ? {
            document: {
              __typename: 'Document',
              id: 'd1',
              versions: [
                { ...version, number: 2 },
                { ...version, number: 1 },
              ],
            },
          }
        : null,
  });
  const summary = await screen.findByText('1 earlier version');
  expect(api.sent('DocumentVersions')).toEqual([]);
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const again = await screen.findByRole('button', { name: /again|retry/i });
  works = true;
  fireEvent.click(again);
  const list = within(await screen.findByRole('list', { name: 'Earlier versions of Permit' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('Page 2 is missing')).toBeInTheDocument();
});
