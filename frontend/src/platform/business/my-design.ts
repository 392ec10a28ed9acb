import type { DesignContent } from '@hearthline/rules/designs/content.ts';
import { apiFetch, FailedAnswer, type ApiSession } from '../api/api-fetch.ts';
import { heldDesign, holdDesign, type HeldDesign } from './held-design.ts';

/** What is known of the home of a design. */
export interface MyHome {
  readonly slug: string | null;
  readonly planCode: string | null;
  readonly plan: Record<string, unknown> | null;
  readonly name: string;
  readonly offered: boolean;
  readonly modelType: string | null;
  readonly footprint: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFootage: number | null;
}

/** A design as the site's API answers it. */
export interface MyDesign extends Omit<DesignContent, 'home'> {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly home: MyHome | null;
  readonly shared: boolean;
  readonly claimed: boolean;
  readonly viewerCanEdit: boolean;
  readonly aboutCents: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Fields of a design's content to change; null takes one away. */
export type DesignChange = { readonly [Field in keyof DesignContent]?: Partial<DesignContent[Field]> | null };

/** Sends the key of a design along, if there is one. */
export const keyHeader = (editKey: string | undefined): Record<string, string> =>
  editKey ? { 'x-design-key': editKey } : {};

const call = async <Answer>(
  session: ApiSession,
  path: string,
  method: string,
  body?: object,
  editKey?: string,
): Promise<Answer> => {
  const answer = await apiFetch(session, path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...keyHeader(editKey) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
};

type Made = MyDesign & { readonly editKey: string };

const hold = ({ editKey, ...design }: Made): MyDesign => {
  holdDesign({ code: design.code, editKey });
  return design;
};

/** The key that this browser has for a design. */
export const keyOf = (code: string): string | undefined => {
  const held = heldDesign();
  return held?.code === code ? held.editKey : undefined;
};

/** Reads a design by its code. @throws FailedAnswer, TypeError without a connection */
export const readMyDesign = (session: ApiSession, code: string): Promise<MyDesign> =>
  call(session, `/api/designs/${encodeURIComponent(code)}`, 'GET', undefined, keyOf(code));

/** Changes a design that the viewer's account may change. @throws FailedAnswer, TypeError without a connection */
export const changeDesign = (session: ApiSession, code: string, patch: DesignChange): Promise<MyDesign> =>
  call(session, `/api/designs/${code}`, 'PATCH', patch, keyOf(code));

/** Makes a copy of a design, which this browser holds from then on. @throws FailedAnswer, TypeError without a connection */
export const copyMyDesign = async (session: ApiSession, code: string): Promise<MyDesign> =>
  hold(await call<Made>(session, `/api/designs/${code}/copies`, 'POST', undefined, keyOf(code)));

/** Makes a design the signed-in customer's own, by its key. @throws FailedAnswer, TypeError without a connection */
export const claimDesign = (session: ApiSession, { code, editKey }: HeldDesign): Promise<MyDesign> =>
  call(session, `/api/designs/${code}/claim`, 'POST', undefined, editKey);

const isStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof FailedAnswer && statuses.includes(error.statusCode);

const change = async (session: ApiSession, held: HeldDesign, patch: DesignChange): Promise<MyDesign> => {
  const path = `/api/designs/${held.code}`;
  try {
    return await call(session, path, 'PATCH', patch, held.editKey);
  } catch (error) {
    if (isStatus(error, 404)) return hold(await call(session, '/api/designs', 'POST', patch));
    // An account owns it now, and nobody is signed in to it here: what is chosen from now on is a design of its own.
    if (!isStatus(error, 403)) throw error;
    const copy = await copyMyDesign(session, held.code);
    return changeDesign(session, copy.code, patch);
  }
};

/** Changes are sent one after the other: two choices at once would otherwise make two designs. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Stores a choice in the design that this browser holds, which is made by the first one.
 * @throws FailedAnswer, TypeError without a connection
 */
export const chooseInDesign = (session: ApiSession, patch: DesignChange): Promise<MyDesign> => {
  const sent = queue.then(async () => {
    const held = heldDesign();
    return held
      ? change(session, held, patch)
      : hold(await call<Made>(session, '/api/designs', 'POST', patch));
  });
  queue = sent.catch(() => undefined);
  return sent;
};
