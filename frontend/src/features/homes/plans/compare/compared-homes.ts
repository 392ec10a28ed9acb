import type { Plan } from '@hearthline/model/plan/document.ts';
import { comparedKind } from '@hearthline/rules/homes/compare/compared.ts';
import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { useEffect, useState } from 'react';
import { hasStatus, readJson, rest, type ApiSession } from '../../../../platform/api/rest-client.ts';
import { readMyDesign } from '../../../../domain/my-design.ts';
import type { PriceContent } from '../../../../domain/price-content.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { designHome } from '../drawn/design-home.ts';
import { catalogHome } from '../results/catalog-result.ts';
import type { HomeSummary } from '../results/home-summary.ts';
import { summaryOfDesign } from './compared-design.ts';

/** A home beside others, and what is priced of it. */
export interface FoundHome extends HomeSummary {
  readonly content: PriceContent;
  /** Whether a buyer gave it its name. */
  readonly isOwnName: boolean;
}

/** A home that there is not is no failure. */
const nullIfMissing = (error: unknown): null => {
  if (hasStatus(error, 404)) return null;
  throw error;
};

/** A drawn plan; null if there is none with this code. */
const planHome = async (code: string, narrow: boolean): Promise<HomeSummary | null> => {
  const plan = await readJson<Plan>(`/api/floor-plans/designs/${code}.json`).catch(nullIfMissing);
  if (!plan) return null;
  const { name, widthClass, length, width, summary } = plan;
  return designHome(
    {
      code,
      name,
      widthClass,
      squareFeet: (length * width) / 144,
      lengthFeet: length / 12,
      widthFeet: width / 12,
      bedrooms: summary.bedrooms,
      baths: summary.fullBaths + summary.threeQuarterBaths + summary.halfBaths / 2,
    },
    narrow,
  );
};

const loadPlan = async (code: string, narrow: boolean): Promise<FoundHome | null> => {
  const home = await planHome(code, narrow);
  return home && { ...home, isOwnName: false, content: { home: { planCode: code } } };
};

const loadListed = async (slug: string, narrow: boolean): Promise<FoundHome | null> => {
  const home = await rest('GET /api/homes/{slug}', { parameters: { slug } }).catch(nullIfMissing);
  return home && { ...catalogHome(slug, home, narrow), isOwnName: false, content: { home: { slug } } };
};

const loadDesign = async (session: ApiSession, code: string, narrow: boolean): Promise<FoundHome | null> => {
  const design = await readMyDesign(session, code).catch(nullIfMissing);
  if (!design) return null;
  const { home, roof, siding, options, site, loan, claims } = design;
  if (!home?.offered) return null;
  const { slug, planCode, plan: edited } = home;
  const plan = planCode === null ? null : await planHome(planCode, narrow);
  return {
    ...summaryOfDesign(design, home, plan, narrow),
    isOwnName: design.name !== null,
    content: { home: { slug, planCode, plan: edited }, roof, siding, options, site, loan, claims },
  };
};

/** Null if there is no such home. @throws TypeError without a connection */
const load = async (session: ApiSession, id: string, narrow: boolean): Promise<FoundHome | null> => {
  const kind = comparedKind(id);
  if (kind === 'plan') return loadPlan(id, narrow);
  if (kind === 'design') return loadDesign(session, id, narrow);
  const listed = await loadListed(id, narrow);
  // In small letters a code looks like a slug.
  const code = listed ? null : readCode(id);
  return code === null ? listed : loadDesign(session, code, narrow);
};

/** A home to compare: undefined while it is read, null if there is none, `failed` if it could not be read. */
export type ComparedHome = FoundHome | null | undefined | 'failed';

/** Reads the homes of a comparison, which need not be among the results that are shown. */
export const useComparedHomes = (ids: readonly string[], narrow: boolean): readonly ComparedHome[] => {
  const session = useSessionStore();
  const { loading } = useSession();
  const [homes, setHomes] = useState<Readonly<Record<string, ComparedHome>>>({});
  const key = ids.join(' ');
  // The account decides what is seen of a design.
  const mustWait = loading && ids.some((id) => comparedKind(id) === 'design');
  useEffect(() => {
    if (mustWait) return;
    let isCancelled = false;
    for (const id of key.split(' ').filter(Boolean))
      load(session, id, narrow).then(
        (home) => isCancelled || setHomes((known) => ({ ...known, [id]: home })),
        () => isCancelled || setHomes((known) => ({ ...known, [id]: 'failed' })),
      );
    return () => {
      isCancelled = true;
    };
  }, [key, narrow, session, mustWait]);
  return ids.map((id) => homes[id]);
};
