import { isNewPlan, type Plan, type WidthClass } from '../plan/document.ts';
import { isBedroom } from '../plan/kinds.ts';
import { bookOfPractice } from './book/practice-rules.ts';
import { shareOf } from './book/rule.ts';
import { orderedWindows, streetWallOf } from './survey/street.ts';
import { surveyOf, type NewSurvey } from './survey/survey.ts';

const { 'entry.street': _error, ...book } = bookOfPractice;

export type PracticeRuleId = keyof typeof book;

/** The homes to which a rule applies, of those whose documents are new; rules that are left out apply to all. */
const applies: { readonly [Id in PracticeRuleId]?: (home: NewSurvey) => boolean } = {
  'entry.corner': (home) => streetWallOf(home).length >= book['entry.corner'].limit.from,
  'entry.cover': ({ plan }) => plan.front.style !== 'plain',
  'front.pairs': (home) => orderedWindows(home).length >= 2,
  'light.rear': ({ homeSquareFeet }) => homeSquareFeet >= book['light.rear'].limit.from,
  'store.kinds': ({ homeSquareFeet }) => homeSquareFeet >= book['store.kinds'].limit.from[0],
  'plan.hall-run': ({ rooms }) =>
    rooms.filter(({ use }) => isBedroom(use)).length <= book['plan.hall-run'].limit.bedrooms,
  'plan.lounges': ({ rooms }) =>
    rooms.some(({ use }) => use === 'living') && rooms.some(({ use }) => use === 'family'),
  'plan.counter': ({ homeSquareFeet }) => homeSquareFeet >= book['plan.counter'].limit.from,
};

/** Whether a rule of practice applies to a home. @param id of any rule: others apply to all */
export const appliesTo = (id: string, home: NewSurvey): boolean =>
  applies[id as PracticeRuleId]?.(home) ?? true;

/** The rules of practice, for counting over many plans how many of them keep each. */
export const practiceRules = (Object.keys(book) as PracticeRuleId[]).map((id) => ({
  id,
  /** Which share of the plans of a width class, of those to which the rule applies, keeps it. */
  share: (width: WidthClass): number => shareOf(book[id], width),
  appliesTo: (plan: Plan): boolean => {
    const home = surveyOf(plan);
    return isNewPlan(home.plan) && appliesTo(id, home as NewSurvey);
  },
}));
