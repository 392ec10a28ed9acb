/** Asks a server that may die at any moment. Broken connections are thrown as `fetch` throws them. */
export interface DrillClient {
  /** The headers of whoever asks. */
  headers: Readonly<Record<string, string>>;
  /** How often the server refused something for a reason that is no fault, by reason. */
  readonly refused: ReadonlyMap<string, number>;
  /** A plain request. @throws on any answer but 2xx; null for a conflict (409), a link that has done its work (410), too many requests (429) and too much load (503) */
  readonly open: (
    method: string,
    path: string,
    init?: { body?: string | FormData; headers?: Record<string, string> },
  ) => Promise<Response | null>;
  /** Posts JSON, or a form as it is. */
  readonly post: <Answer>(
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<Answer | null>;
  readonly graphql: <Data>(query: string, variables?: object) => Promise<Data | null>;
}

/** Whether an error says that the server is gone, which drills bring about themselves. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message);

/** Makes a {@link DrillClient}. */
export const createClient = (url: string, headers: Readonly<Record<string, string>> = {}): DrillClient => {
  const refused = new Map<string, number>();
  const refuse = (reason: string): null => {
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    return null;
  };
  const client: DrillClient = {
    headers,
    refused,
    open: async (method, path, init = {}) => {
      const answer = await fetch(url + path, {
        ...init,
        method,
        headers: { ...client.headers, ...init.headers },
      });
      if (answer.ok) return answer;
      const text = await answer.text();
      if ([409, 410, 429, 503].includes(answer.status)) return refuse(String(answer.status));
      throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
    },
    post: async <Answer>(path: string, body: object, more: Record<string, string> = {}) => {
      const init =
        body instanceof FormData
          ? { body, headers: more }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...more } };
      const answer = await client.open('POST', path, init);
      return answer && ((await answer.json()) as Answer);
    },
    graphql: async <Data>(query: string, variables: object = {}) => {
      const answer = await client.post<{ data: Data; errors?: { extensions: { code: string } }[] }>(
        '/graphql',
        { query, variables },
      );
      const code = answer?.errors?.[0]?.extensions.code;
      if (code && ['TOO_MANY_REQUESTS', 'CONFLICT', 'UNAVAILABLE'].includes(code)) return refuse(code);
      if (answer?.errors) throw new Error(JSON.stringify(answer.errors));
      return answer?.data ?? null;
    },
  };
  return client;
};

/** What must not be refused. @throws Error if it was */
export const must = async <Answer>(request: Promise<Answer | null>): Promise<Answer> => {
  const answer = await request;
  if (answer === null) throw new Error('refused');
  return answer;
};
