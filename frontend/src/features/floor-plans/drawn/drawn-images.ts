import type { DrawnPlanFragment } from '../../../gql/generated.ts';
import type { ViewerImage } from '../../../ui/image-viewer/image-viewer.tsx';
import { drawnPlanAlt, largeDrawing } from './drawn-plan-card.tsx';

/** The plans as pictures for the image viewer. */
export const drawnImages = (plans: readonly DrawnPlanFragment[]): ViewerImage[] =>
  plans.map((plan) => ({
    src: largeDrawing(plan.code),
    dusk: true,
    alt: drawnPlanAlt(plan),
    title: plan.name,
  }));
