import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { withChoices } from '@hearthline/rules/homes/prices/choices.ts';
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

/** What of a lot or of a loan was said; null where nothing was. */
const statedIn = <Part extends object>(part: Part | null | undefined): Partial<Part> | null => {
  const stated = Object.entries(part ?? {}).filter(([, value]) => value !== null);
  return stated.length > 0 ? (Object.fromEntries(stated) as Partial<Part>) : null;
};

/** Of those, the ones that were made. */
const madeOf = ({ roof, siding, options, site, loan, claims }: Choices): DesignChange => {
  const [lot, terms] = [statedIn(site), statedIn(loan)];
  return {
    ...(roof && { roof }),
    ...(siding && { siding }),
    ...(options?.length && { options }),
    ...(lot && { site: lot }),
    ...(terms && { loan: terms }),
    ...(claims?.length && { claims }),
  };
};

/** The change of a design that makes these choices: options are changed as a whole. */
const madeIn = (design: MyDesign, made: DesignChange): DesignChange =>
  made.options ? { ...made, options: withChoices(design.options, made.options) } : made;

/** What was chosen for another home, with what was chosen for this one in its place. */
const withMade = (before: MyDesign, made: DesignChange): DesignChange => ({
  ...choicesOf(before),
  ...madeIn(before, made),
  site: made.site ? { ...before.site, ...made.site } : before.site,
  loan: made.loan ? { ...before.loan, ...made.loan } : before.loan,
});

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
    return Object.keys(made).length > 0 ? chooseInDesign(session, madeIn(same, made), same.code) : same;
  }
  const [current] = designs;
  if (!current) return makeDesign(session, { ...made, home });
  return current.home
    ? makeDesign(session, { ...withMade(current, made), home })
    : chooseInDesign(session, { ...madeIn(current, made), home }, current.code);
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
