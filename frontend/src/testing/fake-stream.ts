import type { WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';

/** The answer to `/graphql/stream`: a connection on which a spec tells of changes. */
export const fakeStream = () => {
  // Nobody listens without a session.
  localStorage.setItem('accessToken', 'token');
  let send = (_text: string): void => undefined;
  const text = new TextEncoder();
  const answer = (): Response =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (stream) => {
          stream.enqueue(text.encode(':\n\n'));
          send = (line) => stream.enqueue(text.encode(line));
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  const notify = (kind: WorkspaceKind): void =>
    send(`event: next\ndata: ${JSON.stringify({ data: { workspaceChanges: kind } })}\n\n`);
  return { answer, tell: notify };
};
