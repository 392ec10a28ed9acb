import type { Plan } from '@hearthline/model/plan/document.ts';
import { isDrawn } from '@hearthline/rules/compare/compared.ts';
import { useEffect, useState } from 'react';
import { designHome } from '../drawn/design-home.ts';
import { catalogHome } from '../results/catalog-home.ts';
import type { HomeSummary } from '../results/home-summary.ts';

const designOf = (code: string, { name, widthClass, length, width, summary }: Plan, narrow: boolean) =>
  designHome(
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

/** Null if there is no such home. @throws TypeError without a connection */
const load = async (id: string, narrow: boolean): Promise<HomeSummary | null> => {
  const answer = await fetch(isDrawn(id) ? `/api/floor-plans/designs/${id}.json` : `/api/homes/${id}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new TypeError(answer.statusText);
  const body: unknown = await answer.json();
  return isDrawn(id)
    ? designOf(id, body as Plan, narrow)
    : catalogHome(id, body as Parameters<typeof catalogHome>[1], narrow);
};

/** A home to compare: undefined while it is read, null if there is none, `failed` if it could not be read. */
export type ComparedHome = HomeSummary | null | undefined | 'failed';

/** Reads the homes of a comparison, which need not be among the results that are shown. */
export const useComparedHomes = (ids: readonly string[], narrow: boolean): readonly ComparedHome[] => {
  const [homes, setHomes] = useState<Readonly<Record<string, ComparedHome>>>({});
  const key = ids.join(' ');
  useEffect(() => {
    let isGone = false;
    for (const id of key.split(' ').filter(Boolean))
      load(id, narrow).then(
        (home) => isGone || setHomes((known) => ({ ...known, [id]: home })),
        () => isGone || setHomes((known) => ({ ...known, [id]: 'failed' })),
      );
    return () => {
      isGone = true;
    };
  }, [key, narrow]);
  return ids.map((id) => homes[id]);
};
