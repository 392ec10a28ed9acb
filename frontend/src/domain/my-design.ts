import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Look, StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import { FailedAnswer, hasStatus, rest, type ApiSession } from '../platform/api/rest-client.ts';
import {
  dropDesign,
  storedDesign,
  storeDesign,
  keyHeader,
  keyOf,
  type StoredDesign,
} from './stored-design.ts';
import {
  addPendingChange,
  pendingChanges,
  redirectPendingChanges,
  removePendingChange,
  type DesignChange,
} from './pending-changes.ts';
import { showPlaceOfDesign, siteOf, storePlace, visitorPlace } from './visitor-place.ts';
import type { RestAnswers } from '../platform/api/rest-answers.ts';

type Answered = RestAnswers['GET /api/designs/{code}'];
type Choices = Omit<DesignContent, 'home'>;

/** A design as the site's API answers it, with its choices as the rules type them: to the API some are any text. */
export type MyDesign = Omit<Answered, keyof Choices | 'home'> & Choices & { readonly home: MyHome | null };

/** What is known of the home of a design. */
export type MyHome = Omit<NonNullable<Answered['home']>, 'look' | 'street'> & {
  readonly look: Look | null;
  readonly street: StreetSide | null;
};

type Made = MyDesign & Pick<RestAnswers['POST /api/designs'], 'editKey'>;

const hold = ({ editKey, ...design }: Made): MyDesign => {
  storeDesign({ code: design.code, editKey });
  return design;
};

/** Reads a design by its code. @throws FailedAnswer, TypeError without a connection */
export const readMyDesign = (session: ApiSession, code: string): Promise<MyDesign> =>
  rest('GET /api/designs/{code}', {
    session,
    parameters: { code },
    headers: keyHeader(keyOf(code)),
  }) as Promise<MyDesign>;

const changeDesign = (session: ApiSession, code: string, patch: DesignChange): Promise<MyDesign> =>
  rest('PATCH /api/designs/{code}', {
    session,
    parameters: { code },
    json: patch,
    headers: keyHeader(keyOf(code)),
  }) as Promise<MyDesign>;

/** Makes a copy of a design, which this browser holds from then on. @throws FailedAnswer, TypeError without a connection */
export const copyMyDesign = async (session: ApiSession, code: string): Promise<MyDesign> =>
  hold(
    (await rest('POST /api/designs/{code}/copies', {
      session,
      parameters: { code },
      headers: keyHeader(keyOf(code)),
    })) as Made,
  );

/** Makes a design the signed-in customer's own, by its key. @throws FailedAnswer, TypeError without a connection */
export const claimDesign = (session: ApiSession, { code, editKey }: StoredDesign): Promise<MyDesign> =>
  rest('POST /api/designs/{code}/claim', {
    session,
    parameters: { code },
    headers: keyHeader(editKey),
  }) as Promise<MyDesign>;

/** Makes a design, which this browser works on from then on. @throws FailedAnswer, TypeError without a connection */
export const makeDesign = async (session: ApiSession, content: DesignChange): Promise<MyDesign> => {
  // What the visitor said of the place is kept in the design from now on.
  const site = { ...siteOf(visitorPlace()), ...content.site };
  const json = Object.keys(site).length > 0 ? { ...content, site } : content;
  const made = hold((await rest('POST /api/designs', { session, json })) as Made);
  showPlaceOfDesign(made.site);
  storePlace({ zip: null, land: null });
  return made;
};

/** Changes a design, or the one that takes its place. */
const change = async (session: ApiSession, code: string, patch: DesignChange): Promise<MyDesign> => {
  const isStored = keyOf(code) !== undefined;
  try {
    return await changeDesign(session, code, patch);
  } catch (error) {
    if (isStored && hasStatus(error, 404)) {
      const made = await makeDesign(session, patch);
      dropDesign(code);
      return made;
    }
    // An account owns it now, and nobody is signed in to it here: what is chosen from now on is a design of its own.
    if (!isStored || !hasStatus(error, 403)) throw error;
    const copy = await copyMyDesign(session, code);
    dropDesign(code);
    return changeDesign(session, copy.code, patch);
  }
};

/** Whether a change that failed this way can be stored later: the connection is broken, or the server busy or down. */
export const canBeStoredLater = (error: unknown): boolean =>
  error instanceof FailedAnswer ? error.statusCode >= 500 || error.statusCode === 429 : true;

interface Stored {
  readonly id: string;
  readonly design: MyDesign;
}

/**
 * Stores everything that is kept, the oldest first, so that the newest choice wins.
 * @param own the change to end with, whose refusal is to be told: others that are refused are let go of
 * @returns what was stored
 */
const sendPendingChanges = async (session: ApiSession, own?: string): Promise<readonly Stored[]> => {
  const stored: Stored[] = [];
  for (let next = pendingChanges()[0]; next; next = pendingChanges()[0]) {
    const { id, code, change: patch } = next;
    const target = code ?? storedDesign()?.code ?? null;
    try {
      const design =
        target === null ? await makeDesign(session, patch) : await change(session, target, patch);
      stored.push({ id, design });
      removePendingChange(id);
      if (design.code !== code) redirectPendingChanges(code, design.code);
      if (id === own) break;
    } catch (error) {
      if (canBeStoredLater(error)) throw error;
      removePendingChange(id);
      if (id === own) throw error;
    }
  }
  return stored;
};

/** Changes are sent one after the other: two choices at once would otherwise make two designs. */
let queue: Promise<unknown> = Promise.resolve();

const inTurn = <Result>(send: () => Promise<Result>): Promise<Result> => {
  // Of two tabs, the slower one would otherwise store an older choice over a newer one. Without https there are no locks.
  const alone = 'locks' in navigator ? () => navigator.locks.request('design-changes', send) : send;
  const sent = queue.then(alone);
  queue = sent.catch(() => undefined);
  return sent;
};

/** Stores what could not be stored before. @returns the designs that it changed, as they are now; fails like {@link chooseInDesign} */
export const storePendingChanges = (session: ApiSession): Promise<readonly MyDesign[]> =>
  inTurn(async () => (await sendPendingChanges(session)).map(({ design }) => design));

let isAwaitingConnection = false;

/** Whatever page the visitor is on by then. */
const storeOnceOnline = (session: ApiSession): void => {
  if (isAwaitingConnection) return;
  isAwaitingConnection = true;
  const store = (): void => {
    isAwaitingConnection = false;
    void storePendingChanges(session).catch(() => storeOnceOnline(session));
  };
  window.addEventListener('online', store, { once: true });
};

/**
 * Stores a choice in a design. It is kept in this browser until the server has answered, and is stored with the next one, by
 * {@link storePendingChanges}, or after a reload if that fails ({@link canBeStoredLater}).
 * @param code the one that this browser works on, if none is given; the first choice makes one
 * @throws FailedAnswer, TypeError without a connection
 */
export const chooseInDesign = (
  session: ApiSession,
  patch: DesignChange,
  code: string | null = storedDesign()?.code ?? null,
): Promise<MyDesign> => {
  const id = addPendingChange(code, patch);
  return inTurn(async () => {
    try {
      const stored = await sendPendingChanges(session, id);
      const own = stored.find((one) => one.id === id)?.design;
      // What came before it may have stored it along.
      return own ?? (await readMyDesign(session, code ?? storedDesign()?.code ?? ''));
    } catch (error) {
      if (canBeStoredLater(error)) storeOnceOnline(session);
      throw error;
    }
  });
};
