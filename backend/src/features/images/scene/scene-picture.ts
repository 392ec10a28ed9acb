import type { Picture } from '../drawing/shape.ts';
import { consultationPicture } from './consultation-picture.ts';
import { deliveryPicture } from './delivery-picture.ts';
import { inspectionPicture } from './inspection-picture.ts';
import { offerPicture } from './offer-picture.ts';

/** What the company's pages speak of and no plan or house can show. */
export const scenes = ['offer', 'inspection', 'delivery', 'consultation'] as const;

export type SceneId = (typeof scenes)[number];

const draw: Record<SceneId, () => Picture> = {
  offer: offerPicture,
  inspection: inspectionPicture,
  delivery: deliveryPicture,
  consultation: consultationPicture,
};

export const scenePicture = (id: SceneId): Picture => draw[id]();
