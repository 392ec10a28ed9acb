import {
  choicesInAddress,
  parametersOfChoices,
  type ChosenInAddress,
} from '@hearthline/rules/homes/designs/choices-in-address.ts';
import { groupOfChoice, withChoices as replaceChoices } from '@hearthline/rules/homes/prices/choices.ts';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteWith, type Configuration } from '../../../domain/configuration.ts';
import { useMyDesign } from '../../../domain/my-design-state.ts';
import type { MyHome } from '../../../domain/my-design.ts';
import { useSaveChange, wrongWith } from '../../../domain/save-change.ts';
import { siteOf, storePlace, useVisitorPlace, visitorPlace } from '../../../domain/visitor-place.ts';

type Terms = Pick<Configuration, 'site' | 'loan' | 'claims'>;

const noLoan = {
  kind: null,
  downPercent: null,
  ratePercent: null,
  years: null,
  taxPercent: null,
  insuranceCents: null,
  rentCents: null,
};

const unchosen: ChosenInAddress = { roof: null, siding: null, options: [] };

/** A query with these choices in place of its own; all else stays. */
const withChoices = (query: URLSearchParams, chosen: ChosenInAddress): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parametersOfChoices(chosen))) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** What is chosen after those groups have changed in which a list differs from the one that it was made of. */
const withChanged = (
  now: readonly string[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] => {
  const inGroup = (list: readonly string[], group: string): string =>
    list.filter((key) => groupOfChoice(key) === group).join();
  const isChanged = (key: string): boolean =>
    inGroup(from, groupOfChoice(key)) !== inGroup(to, groupOfChoice(key));
  return [...now.filter((key) => !isChanged(key)), ...to.filter(isChanged)];
};

/** Whether a design is of this home. */
const isOf = (home: MyHome, other: MyHome | null | undefined): boolean =>
  Boolean(other && (home.slug === null ? other.planCode === home.planCode : other.slug === home.slug));

/** What is stored, with what an address names in its place. */
const merged = (stored: ChosenInAddress, shown: ChosenInAddress): ChosenInAddress => ({
  roof: shown.roof ?? stored.roof,
  siding: shown.siding ?? stored.siding,
  options: replaceChoices(stored.options, shown.options),
});

/**
 * A home on its own page. Choices are in the address until it is made the visitor's home; where the design that this browser works on
 * is of this home, they are stored in it. The design of another home is left alone.
 */
const usePageConfiguration = (home: MyHome): Configuration => {
  const { design, choose, isWaiting } = useMyDesign();
  const { save: store } = useSaveChange(choose, isWaiting);
  const [query, setQuery] = useSearchParams();
  const visitor = useVisitorPlace();
  const [terms, setTerms] = useState<Terms>({ site: null, loan: null, claims: [] });
  const shown = choicesInAddress(query);
  const own = design?.viewerCanEdit && isOf(home, design.home) ? design : null;
  if (own) {
    const isShown = shown.roof !== null || shown.siding !== null || shown.options.length > 0;
    return {
      name: own.name ?? home.name,
      home,
      ...merged(own, shown),
      site: own.site,
      loan: own.loan,
      claims: own.claims,
      canEdit: true,
      save: (change, field) => {
        if (!isShown) return store(change, field);
        // What the address named is stored along, and no longer there.
        setQuery((now) => withChoices(now, unchosen), { replace: true });
        return store({ ...merged(own, shown), ...change }, field);
      },
    };
  }
  // Where a home will stand is the visitor's, with any home: it is of the design that this browser works on, if there is one.
  const place = design ? { zip: design.site?.zip ?? null, land: design.site?.land ?? null } : visitor;
  const site = terms.site || siteOf(place) ? siteWith({ ...terms.site, ...place }) : null;
  return {
    name: home.name,
    home,
    ...shown,
    ...terms,
    site,
    canEdit: true,
    save: async ({ roof, siding, options, ...rest }, field) => {
      const wrong = field ? await wrongWith(rest) : null;
      if (wrong) return wrong;
      if (roof !== undefined || siding !== undefined || options !== undefined) {
        // Of the address itself: two choices before the next render must not overwrite each other.
        const now = new URLSearchParams(window.location.search);
        const before = choicesInAddress(now);
        const next = {
          roof: roof === undefined ? before.roof : roof,
          siding: siding === undefined ? before.siding : siding,
          options: withChanged(before.options, shown.options, options ?? shown.options),
        };
        setQuery(withChoices(now, next), { replace: true });
      }
      const { zip, land, ...lot } = rest.site ?? {};
      const stated = { ...(zip !== undefined && { zip }), ...(land !== undefined && { land }) };
      if (Object.keys(stated).length > 0) {
        const refused = design ? await store({ site: stated }, field) : null;
        if (refused) return refused;
        if (!design) storePlace({ ...visitorPlace(), ...stated });
      }
      // Of another place (rule `place.correct`).
      const moved = zip !== undefined && zip !== place.zip ? { county: null, miles: null } : {};
      setTerms((before) => ({
        site: rest.site ? siteWith({ ...before.site, ...moved, ...lot }) : before.site,
        loan: rest.loan ? { ...noLoan, ...before.loan, ...rest.loan } : before.loan,
        claims: [...(rest.claims ?? before.claims)],
      }));
      return null;
    },
  };
};

interface PageConfigurationProps {
  readonly home: MyHome;
  readonly children: (configuration: Configuration) => ReactNode;
}

/** The page of a home with what is chosen for it. */
export const PageConfiguration = ({ home, children }: PageConfigurationProps) =>
  children(usePageConfiguration(home));
