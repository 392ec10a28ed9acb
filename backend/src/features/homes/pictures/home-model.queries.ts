import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { Query } from '../../../platform/db/database.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { quotedPlanOf } from '../catalog/home.api.ts';
import type { HomeModel } from './home-model.ts';

const homeModel = prepare('home_model', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('homes')
    .select([
      'slug',
      'name',
      'bedrooms',
      'bathrooms',
      'footprint',
      'modelType',
      'squareFootage',
      'status',
      'look',
      'plan',
    ])
    .where('slug', '=', p.slug),
);

/**
 * Finds the home of the catalog that a picture shows, with the plan and the look that a quote has kept if their plan is named; one that no
 * quote has kept is that of the catalog. Staff see the front of a home before it is published, and projects keep that
 * of one that was withdrawn; its plan is for visitors while it is published.
 */
export const homeModels =
  (query: Query) =>
  async (slug: string, kind: 'plan' | 'home', quotedPlan?: string): Promise<HomeModel | null> => {
    const [row] = await query(homeModel, { slug });
    if (!row || (kind === 'plan' && row.status !== 'published')) return null;
    const { status: _status, look, plan, ...facts } = row;
    const quoted = quotedPlan === undefined ? null : await quotedPlanOf({ query }, slug, quotedPlan);
    if (quoted) return { ...facts, ...planFacts(quoted.plan), look: quoted.look, plan: quoted.plan };
    return {
      ...facts,
      look: look ?? standardLook,
      plan: (plan as Plan | null) && { ...(plan as Plan), name: facts.name },
    };
  };

/** The homes that visitors find, those of the home page first. */
export const shownHomes = prepare('shown_homes', (db) =>
  db
    .selectFrom('homes')
    .select(['slug', 'featured'])
    .where('status', '=', 'published')
    .orderBy('featured', 'desc')
    .orderBy('slug'),
);
