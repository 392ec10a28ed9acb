/** A client's view of a subscription. */
export interface Listening {
  readonly status: number;
  readonly headers: Headers;
  /** The body of a refusal. */
  readonly refusal: any;
  /** What has arrived so far: the `data` of each event. */
  readonly arrived: any[];
  /** Everything sent so far, comments too. */
  text(): string;
  /** Resolves when the server has closed the connection. */
  readonly ended: Promise<void>;
  close(): void;
}

export const messageChanges = 'subscription { messageChanges { projectId kind number } }';

/** Opens a subscription. @param body what is posted; a string is sent as it is */
export const openStream = async (
  url: string,
  token: string | null,
  body: unknown = { query: messageChanges },
  headers: Record<string, string> = {},
): Promise<Listening> => {
  const control = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: control.signal,
  });
  const shared = { status: response.status, headers: response.headers, close: () => control.abort() };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return {
      ...shared,
      refusal: await response.json(),
      arrived: [],
      text: () => '',
      ended: Promise.resolve(),
    };
  }
  const arrived: any[] = [];
  let received = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      received += decoder.decode(chunk, { stream: true });
      arrived.splice(
        0,
        arrived.length,
        ...[...received.matchAll(/event: next\ndata: (.*)\n\n/g)].map(
          ([, data]) => JSON.parse(String(data)) as unknown,
        ),
      );
    }
  };
  return { ...shared, refusal: null, arrived, text: () => received, ended: read().catch(() => undefined) };
};
