import { samplePlanCode } from '@hearthline/rules/homes/designs/pictures.ts';
import { viewWords, type HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { lookWith, standardLook, type ChosenLook } from '@hearthline/rules/homes/looks/look.ts';
import { houseCamera, roofCamera } from '@hearthline/model/home/house-camera.ts';
import { likelyPlan } from '@hearthline/model/designs/likely-plan.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { houseIn } from '@hearthline/model/home/house.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { Frame } from '@hearthline/model/space/camera.ts';
import { rect, type Picture, type Shape } from '../drawing/shape.ts';
import { drawHouse, painted, studioShadow, unpainted, type PaintedHouse } from './draw-house.ts';
import type { HomeModel } from '../home-model.ts';
import { backTree, walkway } from './garden.ts';
import { drawLand, grassOf } from './land.ts';
import { tufts } from './land/lawn.ts';

interface Shown {
  readonly view?: HomeView | undefined;
  /** The size of the picture. */
  readonly sheet?: { readonly width: number; readonly height: number } | undefined;
}

/** Where a home stands in its picture, and where the walk to its door leaves it: shares of its width and height. */
const places: Readonly<Record<HomeView, { readonly frame: Frame; readonly walk: number }>> = {
  street: { frame: { x: 0.13, y: 0.22, w: 0.74, h: 0.6 }, walk: 0.3 },
  corner: { frame: { x: 0.13, y: 0.2, w: 0.74, h: 0.62 }, walk: 0.16 },
  porch: { frame: { x: 0.158, y: 0.11, w: 0.667, h: 0.775 }, walk: 0.62 },
};

const onLand = (
  title: string,
  home: PaintedHouse,
  { view = 'street', sheet = { width: 1200, height: 800 } }: Shown = {},
): Picture => {
  const { house, seed } = home;
  const { width, height } = sheet;
  const { frame, walk } = places[view];
  const camera = houseCamera(
    house,
    { x: frame.x * width, y: frame.y * height, w: frame.w * width, h: frame.h * height },
    view,
  );
  const { project } = camera;
  const shapes: Shape[] = [
    ...drawLand(width, height, project, seed),
    ...backTree(house, project, seed),
    ...walkway(house, camera, sheet, walk),
    ...drawHouse(home, project, { onLand: true }),
    ...tufts(width, height, grassOf(seed), seed),
  ];
  return { title, ...sheet, shapes };
};

/**
 * A home as it stands on its lot. Windows, door and porch are those of its plan, which may have no porch; without one, those of a home of its size.
 * @param chosen what a buyer chose; the rest is as in its own look
 */
export const homePicture = (
  model: HomeModel,
  chosen: Partial<ChosenLook> = {},
  shown: Shown = {},
): Picture | null => {
  const plan = model.plan ?? likelyPlan(model.slug, model);
  if (!plan) return null;
  const title = `${model.name}, ${viewWords[shown.view ?? 'street'].seen}`;
  return onLand(title, painted(houseIn(plan, lookWith(model.look, chosen)), model.slug), shown);
};

let samplePlan: Plan | undefined;

/** The home that shows roofs and sidings, with its materials. */
const sampleHouse = (roof: RoofProfile, siding: Siding, seed: string): PaintedHouse | null => {
  samplePlan ??= designOf(samplePlanCode)?.plan;
  return samplePlan ? unpainted(houseIn(samplePlan, { ...standardLook, roof, siding }), seed) : null;
};

/** The sample home with a chosen roof and siding, for Design Your Home. */
export const designPicture = (roof: RoofProfile, siding: Siding, shown?: Shown): Picture | null => {
  const home = sampleHouse(roof, siding, 'baker');
  return home && onLand(`Home with ${roof} roof and ${siding} siding`, home, shown);
};

/** The sample home with a chosen roof, on plain paper with nothing but the roof in color. */
export const roofPicture = (roof: RoofProfile): Picture | null => {
  const home = sampleHouse(roof, 'vinyl', 'roof');
  if (!home) return null;
  const [width, height] = [800, 600];
  const { project } = roofCamera(home.house, { x: 54, y: 60, w: width - 120, h: 410 });
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
      studioShadow(home.house, project),
      ...drawHouse(home, project, { onLand: false, roofColour: '#ad6049' }),
    ],
  };
};
