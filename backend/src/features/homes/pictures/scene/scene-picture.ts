import type { Picture } from '../drawing/shape.ts';
import { auctionPicture } from './auction-picture.ts';
import { badgesPicture } from './badges-picture.ts';
import { consultationPicture } from './consultation-picture.ts';
import { deliveryPicture } from './delivery-picture.ts';
import { factoryPicture } from './factory-picture.ts';
import { inspectionPicture } from './inspection-picture.ts';
import { keysPicture } from './keys-picture.ts';
import { mapPicture } from './map-picture.ts';
import { offerPicture } from './offer-picture.ts';
import { officePicture } from './office-picture.ts';
import { settingPicture } from './setting-picture.ts';
import { sizesPicture } from './sizes-picture.ts';
import { walkthroughPicture } from './walkthrough-picture.ts';

/** What the company's pages speak of and no plan or house can show. */
export const scenes = [
  'offer',
  'inspection',
  'delivery',
  'consultation',
  'factory',
  'sizes',
  'map',
  'walkthrough',
  'auction',
  'keys',
  'setting',
  'office',
  'badges',
] as const;

export type SceneId = (typeof scenes)[number];

const draw: Record<SceneId, () => Picture> = {
  offer: offerPicture,
  inspection: inspectionPicture,
  delivery: deliveryPicture,
  consultation: consultationPicture,
  factory: factoryPicture,
  sizes: sizesPicture,
  map: mapPicture,
  walkthrough: walkthroughPicture,
  auction: auctionPicture,
  keys: keysPicture,
  setting: settingPicture,
  office: officePicture,
  badges: badgesPicture,
};

/** At dusk these have the light after sunset, all others that of a lamp. */
export const outdoorScenes: ReadonlySet<SceneId> = new Set(['delivery', 'setting']);

export const scenePicture = (id: SceneId): Picture => draw[id]();
