/** The answer of the site's REST API; status 0 is a broken connection. */
export interface RestAnswer<Body> {
  readonly ok: boolean;
  readonly status: number;
  /** Empty if the answer was not a JSON object. */
  readonly body: Partial<Body>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Posts JSON to the site's own REST API, with cookies. Never throws. @param path as in `/api/auth/login` */
export const postJson = async <Body extends object>(
  path: string,
  values: object,
): Promise<RestAnswer<Body>> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(values),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  return { ok: answer?.ok ?? false, status: answer?.status ?? 0, body: isObject(body) ? body : {} };
};
