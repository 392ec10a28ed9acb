import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { hasStatus, type ApiSession } from '../../../platform/api/rest-client.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { dropDesign, storedDesigns, storeDesign, type StoredDesign } from '../../../domain/stored-design.ts';
import {
  chooseInDesign,
  makeDesign,
  readMyDesign,
  storePendingChanges,
  type MyDesign,
} from '../../../domain/my-design.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';

type Home = NonNullable<DesignContent['home']>;

const isOf = (home: Home, design: MyDesign | null): boolean =>
  Boolean(
    design?.home &&
    ((home.slug && design.home.slug === home.slug) ||
      (home.planCode && design.home.planCode === home.planCode)),
  );

/** Everything that is chosen but the home: roof, options, lot and loan are the buyer's with any home. */
const choicesOf = ({ roof, siding, options, site, loan, claims }: MyDesign) => ({
  roof,
  siding,
  options,
  site,
  loan,
  claims,
});

/** Null for a design that is gone. @throws FailedAnswer, TypeError without a connection */
const readStored = async (session: ApiSession, { code }: StoredDesign): Promise<MyDesign | null> => {
  try {
    return await readMyDesign(session, code);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    dropDesign(code);
    return null;
  }
};

/** The design of a home: the one that this browser holds already, the current one if it has no home yet, or else a new one beside it. */
const designOf = async (session: ApiSession, home: Home): Promise<MyDesign> => {
  // A new design begins with every choice that was made before.
  await storePendingChanges(session);
  const stored = storedDesigns();
  const designs = await Promise.all(stored.map((one) => readStored(session, one)));
  const index = designs.findIndex((design) => isOf(home, design));
  const [same, chosen] = [designs[index], stored[index]];
  if (same && chosen) {
    storeDesign(chosen);
    return same;
  }
  const [current] = designs;
  if (!current) return makeDesign(session, { home });
  return current.home
    ? makeDesign(session, { ...choicesOf(current), home })
    : chooseInDesign(session, { home }, current.code);
};

/**
 * Makes a home the visitor's: in a design of its own, so that what they chose before, and whoever they sent it to, keeps its home.
 * @returns the address of the design; null, and says why, if that failed
 */
export const chooseHome = async (session: ApiSession, home: Home): Promise<string | null> => {
  try {
    return designPath((await designOf(session, home)).code);
  } catch (error) {
    showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
    return null;
  }
};
