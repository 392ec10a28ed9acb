import { viewWords, type HomeView } from '@hearthline/rules/homes/views.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { houseCamera, roofCamera } from '@hearthline/model/home/house-camera.ts';
import { houseOf, houseOfPlan } from '@hearthline/model/home/house.ts';
import { layoutOf } from '@hearthline/model/layout/layout.ts';
import type { PlanModel, Layout } from '@hearthline/model/layout/plan-model.ts';
import { usualLook } from '@hearthline/model/home/usual-look.ts';
import type { Frame } from '@hearthline/model/space/camera.ts';
import { rect, type Picture, type Shape } from '../drawing/shape.ts';
import { drawHouse, studioShadow, type PaintedHouse } from './draw-house.ts';
import type { HomeLook, HomeModel } from '../home-model.ts';
import { backTree, walkway } from './garden.ts';
import { drawLand, grassOf } from './land.ts';
import { tufts } from './land/lawn.ts';

/** A house of a layout with its materials. */
export const paintedHouse = (
  layout: Layout,
  roof: RoofProfile,
  siding: Siding,
  seed: string,
): PaintedHouse => ({ ...houseOf(layout, roof), siding, seed });

interface Shown {
  readonly view?: HomeView | undefined;
  /** The size of the picture. */
  readonly sheet?: { readonly width: number; readonly height: number } | undefined;
}

/** Where a home stands in its picture, and where the walk to its door leaves it: shares of its width and height. */
const places: Readonly<Record<HomeView, { readonly frame: Frame; readonly walk: number }>> = {
  street: { frame: { x: 0.047, y: 0.19, w: 0.906, h: 0.65 }, walk: 0.36 },
  corner: { frame: { x: 0.063, y: 0.165, w: 0.874, h: 0.685 }, walk: 0.16 },
  porch: { frame: { x: 0.158, y: 0.11, w: 0.667, h: 0.775 }, walk: 0.62 },
};

const onLand = (
  title: string,
  house: PaintedHouse,
  { view = 'street', sheet = { width: 1200, height: 800 } }: Shown = {},
): Picture => {
  const { width, height } = sheet;
  const { frame, walk } = places[view];
  const camera = houseCamera(
    house,
    { x: frame.x * width, y: frame.y * height, w: frame.w * width, h: frame.h * height },
    view,
  );
  const { project, body } = camera;
  const shapes: Shape[] = [
    ...drawLand(width, height, project, house.seed),
    ...backTree(house, project, house.seed),
    ...(house.porch ? walkway(camera, house.porch, sheet, walk) : []),
    ...drawHouse(house, project, body, { onLand: true }),
    ...tufts(width, height, grassOf(house.seed), house.seed),
  ];
  return { title, ...sheet, shapes };
};

/** Counts of rooms for which a home of most sizes can be laid out, the usual ones first. */
const usualRooms = [3, 2, 4, 1].flatMap((bedrooms) => [2, 1].map((bathrooms) => ({ bedrooms, bathrooms })));

/** Homes that are shown where none can be laid out in the size that a seller states. */
const usualSizes: Readonly<Record<string, Partial<PlanModel>>> = {
  'Single Wide': { footprint: '13x66', squareFootage: 880, bedrooms: 3, bathrooms: 2 },
  'Double Wide': { footprint: '26x66', squareFootage: 1760, bedrooms: 3, bathrooms: 2 },
  'Triple Wide': { footprint: '60x40', squareFootage: 2310, bedrooms: 4, bathrooms: 3 },
};

/** The layout of a home of which only facts are known: a front has windows and a door whatever rooms are stated. */
const likelyLayout = (model: PlanModel): Layout | null => {
  const exact = layoutOf(model);
  if (exact) return exact;
  for (const rooms of usualRooms) {
    const found = layoutOf({ ...model, ...rooms });
    if (found) return found;
  }
  return layoutOf({ ...model, ...usualSizes[model.modelType] });
};

/**
 * A home as it stands on its lot. Windows, door and porch are those of its plan, which may have no porch; without one, those of a home of its size.
 * @param look what a buyer chose; the rest is as in the catalog
 */
export const homePicture = (model: HomeModel, look?: HomeLook, shown: Shown = {}): Picture | null => {
  const usual = usualLook(model.slug);
  const roof = look?.roof ?? usual.roof;
  const siding = look?.siding ?? usual.siding;
  const layout = model.plan ? null : likelyLayout(model);
  const house = model.plan ? houseOfPlan(model.plan, roof) : layout && houseOf(layout, roof);
  return (
    house &&
    onLand(
      `${model.name}, ${viewWords[shown.view ?? 'street'].seen}`,
      { ...house, siding, seed: model.slug },
      shown,
    )
  );
};

/** The home that shows roofs and sidings: a mid-sized double wide. */
export const sample: PlanModel = {
  slug: 'sample',
  name: 'Sample',
  bedrooms: 2,
  bathrooms: 1,
  footprint: '26x42',
  modelType: 'Double Wide',
  squareFootage: 1120,
};

/** A shorter home, so that the roof is the subject of the picture. */
const cottage: PlanModel = {
  slug: 'cottage',
  name: 'Cottage',
  bedrooms: 2,
  bathrooms: 1,
  footprint: '26x36',
  modelType: 'Double Wide',
  squareFootage: 960,
};

const sampleHouse = (roof: RoofProfile, siding: Siding): PaintedHouse | null => {
  const layout = layoutOf(sample);
  return layout && paintedHouse(layout, roof, siding, 'baker');
};

/** The sample home with a chosen roof and siding, for Design Your Home. */
export const designPicture = (roof: RoofProfile, siding: Siding, shown?: Shown): Picture | null => {
  const house = sampleHouse(roof, siding);
  return house && onLand(`Home with ${roof} roof and ${siding} siding`, house, shown);
};

/** The cottage with a chosen roof, on plain paper with nothing but the roof in color. */
export const roofPicture = (roof: RoofProfile): Picture | null => {
  const layout = layoutOf(cottage);
  if (!layout) return null;
  const house = paintedHouse(layout, roof, 'vinyl', 'roof');
  const [width, height] = [800, 600];
  const { project, body } = roofCamera(house, { x: 54, y: 70, w: width - 120, h: 440 });
  return {
    title: `${roof} roof`,
    width,
    height,
    shapes: [
      rect(0, 0, width, height, {
        fill: {
          kind: 'linear',
          from: [0, 0],
          to: [0, height],
          stops: [
            [0, '#f3f1ea'],
            [0.66, '#fbf8f1'],
            [1, '#ece6d8'],
          ],
        },
      }),
      studioShadow(house, project),
      ...drawHouse(house, project, body, { onLand: false, roofColour: '#ad6049' }),
    ],
  };
};
