/** Calls a server that may die at any moment. Broken connections are thrown as `fetch` throws them. */
export interface DrillClient {
  /** An admin's access token. */
  token: string | undefined;
  /** How often the server refused something for a reason that is no fault, by reason. */
  readonly refused: ReadonlyMap<string, number>;
  /** A plain request. @throws on any answer but 2xx; null for a conflict (409), a link that has done its work (410), too many requests (429) and too much load (503) */
  readonly open: (
    method: string,
    path: string,
    init?: { body?: string | FormData; headers?: Record<string, string> },
  ) => Promise<Response | null>;
  readonly ask: <Answer>(
    method: string,
    path: string,
    body: string | FormData,
    type?: string,
  ) => Promise<Answer | null>;
  readonly json: <Answer>(
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
export const createClient = (url: string): DrillClient => {
  const refused = new Map<string, number>();
  const refuse = (reason: string): null => {
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    return null;
  };
  const client: DrillClient = {
    token: undefined,
    refused,
    open: async (method, path, { body, headers = {} } = {}) => {
      const answer = await fetch(url + path, {
        method,
        ...(body !== undefined && { body }),
        headers: { authorization: `Bearer ${client.token}`, ...headers },
      });
      if (answer.ok) return answer;
      const said = await answer.text();
      if ([409, 410, 429, 503].includes(answer.status)) return refuse(String(answer.status));
      throw new Error(`${method} ${path} answered ${answer.status} ${said}`);
    },
    ask: async <Answer>(method: string, path: string, body: string | FormData, type?: string) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const answer = await client.open(method, path, { body, headers });
      return answer && ((await answer.json()) as Answer);
    },
    json: async <Answer>(path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await client.open('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
      return answer && ((await answer.json()) as Answer);
    },
    graphql: async <Data>(query: string, variables: object = {}) => {
      const answer = await client.json<{ data: Data; errors?: { extensions: { code: string } }[] }>(
        '/graphql',
        { query, variables },
      );
      const [code] = answer?.errors?.map(({ extensions }) => extensions.code) ?? [];
      if (code && ['TOO_MANY_REQUESTS', 'CONFLICT', 'UNAVAILABLE'].includes(code)) return refuse(code);
      if (answer?.errors) throw new Error(JSON.stringify(answer.errors));
      return answer?.data ?? null;
    },
  };
  return client;
};
