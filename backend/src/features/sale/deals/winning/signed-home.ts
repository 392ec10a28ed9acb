import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { quotedPlanSha256Of } from '../../../homes/designs/design.api.ts';
import { drawDocument } from '../../../homes/plans/floor-plan.api.ts';
import { houseOfProject } from './winning.queries.ts';

/** The house that was signed for; its plan is drawn only for who asks for it. */
export interface SignedHomeView extends Omit<QuoteDocument['home'], 'bathrooms'> {
  readonly agreementNumber: string;
  readonly bathrooms: number;
  readonly roof: string | null;
  readonly siding: string | null;
  readonly style: string | null;
  readonly color: string | null;
  readonly choices: string[];
  readonly plan: QuoteDocument['plan'];
  readonly quotedPlan: string | null;
}

/** The house of a project that the caller has read; null for a project without an agreement. */
export const readSignedHome = async (
  context: Pick<Context, 'query'>,
  projectId: string,
): Promise<SignedHomeView | null> => {
  const found = await context.query.byKey(houseOfProject, { projectId });
  if (!found) return null;
  const { number, home, design, plan } = found;
  return {
    ...home,
    agreementNumber: agreementNumber(number),
    bathrooms: Math.ceil(home.bathrooms),
    squareFeet: Math.round(home.squareFeet),
    roof: design.roof,
    siding: design.siding,
    style: design.style ?? null,
    color: design.color ?? null,
    choices: design.choices.map(({ group, label }) => `${group}: ${label}`),
    plan,
    quotedPlan: await quotedPlanSha256Of(context, { code: design.code, slug: home.slug }),
  };
};

/** Draws the plan that was signed. @param dark for dark pages @throws AppError UNAVAILABLE */
export const drawSignedPlan = async (
  { plan }: Pick<SignedHomeView, 'plan'>,
  dark: boolean,
): Promise<string | null> => {
  const read = plan && readPlan(plan);
  if (!read || !('plan' in read)) return null;
  const file = await drawDocument(read.plan, {
    kind: 'svg',
    view: { furniture: true, dimensions: true, mirrored: false, colors: dark ? 'dark' : 'light' },
  });
  return file.body.toString('utf8');
};
