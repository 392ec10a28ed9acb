import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Configuration } from '../../../domain/configuration.ts';
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
import type { DesignChange } from '../../../domain/pending-changes.ts';
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

/** What a page of a home lets choose, besides the home. */
type Choices = Partial<Omit<Configuration, 'home' | 'name'>>;

/** Of those, the ones that were made. */
const madeOf = ({ roof, siding, options, site, loan, claims }: Choices): DesignChange => ({
  ...(roof && { roof }),
  ...(siding && { siding }),
  ...(options?.length && { options }),
  ...(site && { site }),
  ...(loan && { loan }),
  ...(claims?.length && { claims }),
});

/** What was chosen for another home, with the choices of this one in place of others of their groups. */
const withChoices = (before: MyDesign, made: DesignChange): DesignChange => {
  const groups = new Set(made.options?.map((key) => key.split(':')[0]));
  const others = before.options.filter((key) => !groups.has(key.split(':')[0]));
  return { ...choicesOf(before), ...made, options: [...others, ...(made.options ?? [])] };
};

/** The design of a home: the one that this browser holds already, the current one if it has no home yet, or else a new one beside it. */
const designOf = async (session: ApiSession, home: Home, made: DesignChange): Promise<MyDesign> => {
  // A new design begins with every choice that was made before.
  await storePendingChanges(session);
  const stored = storedDesigns();
  const designs = await Promise.all(stored.map((one) => readStored(session, one)));
  const index = designs.findIndex((design) => isOf(home, design));
  const [same, chosen] = [designs[index], stored[index]];
  if (same && chosen) {
    storeDesign(chosen);
    return Object.keys(made).length > 0 ? chooseInDesign(session, made, same.code) : same;
  }
  const [current] = designs;
  if (!current) return makeDesign(session, { ...made, home });
  return current.home
    ? makeDesign(session, { ...withChoices(current, made), home })
    : chooseInDesign(session, { ...made, home }, current.code);
};

/**
 * Makes a home the visitor's, as it is chosen: in a design of its own, so that what they chose before, and whoever they sent it to, keeps its home.
 * @returns the address of the design; null, and says why, if that failed
 */
export const chooseHome = async (
  session: ApiSession,
  { home, ...choices }: Choices & { readonly home: Home | null },
): Promise<string | null> => {
  if (!home) return null;
  const { slug, planCode } = home;
  try {
    return designPath((await designOf(session, slug ? { slug } : { planCode }, madeOf(choices))).code);
  } catch (error) {
    showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
    return null;
  }
};
