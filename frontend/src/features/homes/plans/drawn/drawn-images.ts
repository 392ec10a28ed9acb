import type { DrawnPlanFragment } from '../../../../gql/generated.ts';
import type { ViewerImage } from '../../../../ui/image-viewer/image-viewer.tsx';
import { designFile, designHome } from './design-home.ts';

/** The plans, with their dimensions, as pictures for the image viewer. */
export const drawnImages = (plans: readonly DrawnPlanFragment[]): ViewerImage[] =>
  plans.map((plan) => ({
    src: `${designFile(plan.code, 'svg')}?colors=light`,
    dusk: true,
    alt: designHome(plan, false).drawing.alt,
    title: plan.name,
  }));
