import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { ProjectDocuments } from '../project-documents.tsx';
import { createUploadStore } from './upload-store.ts';

const empty = {
  documents: {
    __typename: 'DocumentPage',
    documents: [],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
  },
};

/** A fake XMLHttpRequest for uploads, answered by the spec. */
class Sent {
  static all: Sent[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  form = new FormData();
  path = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_method: string, path: string): void {
    this.path = path;
  }
  readonly headers = new Map<string, string>();
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(form: FormData): void {
    this.form = form;
    Sent.all.push(this);
  }
  abort(): void {
    this.onabort?.();
  }
  progress(share: number): void {
    act(() => this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 }));
  }
  async answer(status: number, body: object = {}): Promise<void> {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    await act(async () => this.onload?.());
  }
  async breakOff(): Promise<void> {
    await act(async () => this.onerror?.());
  }
}

beforeEach(() => {
  Sent.all = [];
  vi.stubGlobal('XMLHttpRequest', Sent);
});
afterEach(() => vi.unstubAllGlobals());

const file = (name: string, size = 10): File => {
  const made = new File(['x'.repeat(Math.min(size, 10))], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

const open = async (...files: File[]) => {
  const api = fakeApi({ Documents: () => empty, DocumentRequests: () => ({ documentRequests: [] }) });
  renderAt(
    <DataProvider>
      <ProjectDocuments projectId="p1" />
    </DataProvider>,
    { user: userOf('customer') },
  );
  await screen.findByText('No documents yet');
  fireEvent.change(screen.getByLabelText(/Upload files/), { target: { files } });
  return api;
};
const row = (name: string) =>
  within(
    within(screen.getByRole('list', { name: 'Uploads' }))
      .getByText(name)
      .closest('li') as HTMLElement,
  );
const sent = (index: number): Sent => Sent.all[index] as Sent;
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('files on their way', () => {
  it('go one after the other, each with how far it is, and the list is read again', async () => {
    const api = await open(file('one.pdf'), file('two.pdf'));
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    expect(sent(0).path).toBe('/api/projects/p1/documents');
    expect([...sent(0).form.keys()]).toEqual(['type', 'file']);
    sent(0).progress(0.4);
    expect(row('one.pdf').getByRole('progressbar', { name: 'Uploading one.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(row('two.pdf').getByText('Waiting')).toBeInTheDocument();
    sent(0).progress(1);
    expect(row('one.pdf').getByText('Checking the file')).toBeInTheDocument();
    const read = api.sent('Documents').length;
    await sent(0).answer(201);
    expect(row('one.pdf').getByText('Uploaded')).toBeInTheDocument();
    await waitFor(() => expect(api.sent('Documents').length).toBeGreaterThan(read));
    await waitFor(() => expect(Sent.all).toHaveLength(2));
    await sent(1).answer(201);
    expect(screen.getByText('2 of 2 files uploaded.')).toHaveAttribute('role', 'status');
  });

  it('that would be refused are not sent, and say why', async () => {
    await open(
      file('tool.exe'),
      file('nothing.pdf', 0),
      file('huge.pdf', documentLimits.file + 1),
      file('plan.html.pdf'),
    );
    for (const [name, reason] of [
      ['tool.exe', /of a kind that we cannot take/],
      ['nothing.pdf', /is empty/],
      ['huge.pdf', /larger than 25 MB/],
      ['plan.html.pdf', /two endings/],
    ] as const) {
      expect(row(name).getByText(reason)).toBeInTheDocument();
      expect(row(name).queryByRole('button', { name: 'Try again' })).toBeNull();
    }
    expect(Sent.all).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss tool.exe' }));
    expect(screen.queryByText('tool.exe')).toBeNull();
  });

  it('that the server refuses say its reason; only what may go better is tried again', async () => {
    await open(file('lie.pdf'), file('lost.pdf'));
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    await sent(0).answer(415, { message: 'lie.pdf does not contain what its ending says' });
    expect(row('lie.pdf').getByText('lie.pdf does not contain what its ending says')).toBeInTheDocument();
    expect(row('lie.pdf').queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(Sent.all).toHaveLength(2));
    sent(1).progress(0.5);
    await sent(1).breakOff();
    fireEvent.click(row('lost.pdf').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(Sent.all).toHaveLength(3));
    expect(row('lost.pdf').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await sent(2).answer(201);
    expect(row('lost.pdf').getByText('Uploaded')).toBeInTheDocument();
    const [lie, lost, again] = Sent.all.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(lost);
    expect(lost).not.toBe(lie);
  });

  it('whose content is here already are sent again when that is meant', async () => {
    await open(file('copy.pdf'));
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    await sent(0).answer(409, { message: 'copy.pdf is here already, as “Survey”' });
    fireEvent.click(row('copy.pdf').getByRole('button', { name: 'Upload anyway' }));
    await waitFor(() => expect(Sent.all).toHaveLength(2));
    expect([sent(0).form.get('again'), sent(1).form.get('again')]).toEqual([null, 'true']);
    expect(sent(1).headers.get('idempotency-key')).not.toBe(sent(0).headers.get('idempotency-key'));
  });

  it('are not broken off by a reload without asking, and by nothing once they are there', async () => {
    await open(file('long.pdf'));
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    expect(leave()).toBe(false);
    await sent(0).answer(201);
    expect(leave()).toBe(true);
  });

  it('go on while something else is looked at, are there for who comes back, and say meanwhile what went wrong', async () => {
    const session = sessionOf({ user: userOf('customer') });
    const draw = async () => {
      fakeApi({ Documents: () => empty, DocumentRequests: () => ({ documentRequests: [] }) });
      renderAt(
        <DataProvider>
          <ProjectDocuments projectId="p1" />
        </DataProvider>,
        { session },
      );
      await screen.findByText('No documents yet');
    };
    await draw();
    fireEvent.change(screen.getByLabelText(/Upload files/), {
      target: { files: [file('away.pdf'), file('slow.pdf')] },
    });
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    cleanup();
    expect(leave()).toBe(false);
    await sent(0).answer(415, { message: 'away.pdf seems to be damaged' });
    expect(toastStore.current()).toMatchObject([
      { title: 'Upload failed', text: 'away.pdf: away.pdf seems to be damaged' },
    ]);
    await waitFor(() => expect(Sent.all).toHaveLength(2));
    await draw();
    expect(row('away.pdf').getByText('away.pdf seems to be damaged')).toBeInTheDocument();
    expect(row('slow.pdf').getByRole('progressbar')).toBeInTheDocument();
    await sent(1).answer(201);
    expect(row('slow.pdf').getByText('Uploaded')).toBeInTheDocument();
    cleanup();
    await draw();
    expect(screen.queryByText('slow.pdf')).toBeNull();
  });

  it('stop with their sender, who is told', async () => {
    let left = (): void => undefined;
    const uploads = createUploadStore({
      ...sessionOf({ user: userOf('customer') }),
      onLeave: (clean) => ((left = clean), () => true),
    });
    uploads.add([file('one.pdf'), file('two.pdf')], { projectId: 'p1', type: 'plans' });
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    const abort = vi.spyOn(sent(0), 'abort');
    left();
    expect(abort).toHaveBeenCalledOnce();
    expect(uploads.items()).toEqual([]);
    expect(toastStore.current()).toMatchObject([
      { title: 'Upload stopped', text: 'You were signed out before 2 files were uploaded.' },
    ]);
    expect(leave()).toBe(true);
  });

  it('can be taken back while they go', async () => {
    await open(file('wrong.pdf'), file('right.pdf'));
    await waitFor(() => expect(Sent.all).toHaveLength(1));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel wrong.pdf' })));
    expect(screen.queryByText('wrong.pdf')).toBeNull();
    await waitFor(() => expect(Sent.all).toHaveLength(2));
    expect((sent(1).form.get('file') as File).name).toBe('right.pdf');
  });
});
