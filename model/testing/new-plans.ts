import type { NewPlan, Porch, Steps, Window } from '../plan/document.ts';
import { doubleWide } from './double-plan.ts';
import {
  bifold,
  door,
  exteriorDoor,
  fixture,
  room,
  section,
  wall,
  window,
  type Edges,
} from './plan-parts.ts';
import { replaced } from './replaced.ts';
import { singleWide } from './single-plan.ts';

/** A window as all of the street wall are, three feet wide. */
const front = (id: string, x: number, inside: string): Window =>
  window(id, 'front', [x, 154, x + 36, 160], inside, { sill: 21, openableArea: 1600 });

const overTub: Partial<Window> = {
  operation: 'awning',
  sill: 60,
  height: 20,
  glazedArea: 300,
  openableArea: 200,
  clearWidth: 20,
  clearHeight: 16,
  latch: 60,
  safetyGlazing: true,
};

const porch = (id: string, edges: Edges, covered = false): Porch => ({ ...section(id, edges), covered });

const stairs = (id: string, of: string, edges: Edges, facing: Steps['facing']): Steps => ({
  ...section(id, edges),
  porch: of,
  kind: 'stairs',
  risers: 4,
  facing,
});

const glassDoor = { glazedArea: 1000, safetyGlazing: true, openableArea: 1000 } as const;

/** The single, as seen from the street: windows in pairs, a porch before the front door. It passes every rule, of practice too. */
// prettier-ignore
export const newSingle = (): NewPlan => {
  const plan = singleWide();
  const [level] = plan.levels;
  return {
    ...plan,
    arrangement: 'split', street: 'front',
    porches: [
      porch('porch', [428, 160, 548, 232], true), porch('back-landing', [244, -40, 292, 0]), porch('glass-landing', [456, -40, 504, 0]),
    ],
    steps: [
      stairs('porch-steps', 'porch', [464, 232, 512, 262], 'front'), stairs('back-steps', 'back-landing', [250, -70, 286, -40], 'rear'),
      stairs('glass-steps', 'glass-landing', [462, -70, 498, -40], 'rear'),
    ],
    front: {
      style: 'cottage', roof: 'gable', siding: 'vinyl', color: 'sage',
      parts: [{ id: 'entry-gable', kind: 'gable', side: 'front', from: 428, to: 548 }], second: null,
    },
    levels: [{
      ...level,
      doors: replaced(level.doors, exteriorDoor('glass-door', 'rear', [462, 0, 498, 6], 'living', { ...glassDoor, hinge: 'start' })),
      windows: [
        front('primary-window', 20, 'primary'), front('primary-window-2', 64, 'primary'), front('hall-window', 220, 'hall'),
        front('kitchen-window', 380, 'kitchen'), { ...front('living-window', 560, 'living'), safetyGlazing: true }, front('bedroom-window', 664, 'bedroom'),
        window('bath-window', 'rear', [184, 0, 208, 6], 'bath', overTub),
      ],
      fixtures: replaced(level.fixtures,
        fixture('sofa', 'sofa', 'living', [510, 6, 594, 42], 'front'), fixture('bench', 'bench', 'living', [454, 106, 464, 130]),
        fixture('counter-3', 'counter', 'kitchen', [324, 104, 349, 114]), fixture('island', 'island', 'kitchen', [404, 76, 450, 100], undefined, 3)),
    }],
  };
};

const frontOfDouble = (id: string, x: number, inside: string): Window => ({
  ...front(id, x, inside),
  y: 314,
});

/** The double, as seen from the street; with a pantry, a bench and a place for coats. It passes every rule, of practice too. */
// prettier-ignore
export const newDouble = (): NewPlan => {
  const plan = doubleWide();
  const [level] = plan.levels;
  return {
    ...plan,
    arrangement: 'split', street: 'front',
    porches: [
      porch('porch', [228, 320, 452, 416], true), porch('back-landing', [346, -40, 394, 0]), porch('glass-landing', [292, -40, 340, 0]),
    ],
    steps: [
      stairs('porch-steps', 'porch', [316, 416, 364, 446], 'front'), stairs('back-steps', 'back-landing', [352, -70, 388, -40], 'rear'),
      stairs('glass-steps', 'glass-landing', [298, -70, 334, -40], 'rear'),
    ],
    front: {
      style: 'farmhouse', roof: 'gable', siding: 'fiber-cement', color: 'white',
      parts: [
        { id: 'entry-gable', kind: 'gable', side: 'front', from: 280, to: 400 },
        { id: 'left-dormer', kind: 'dormer', side: 'front', from: 120, to: 180 }, { id: 'right-dormer', kind: 'dormer', side: 'front', from: 500, to: 560 },
      ],
      second: { siding: 'wood', where: 'gables' },
    },
    levels: [{
      ...level,
      rooms: replaced(level.rooms.filter(({ id }) => id !== 'utility'),
        room('utility', 'utility', [[342, 6], [458, 6], [458, 156], [386, 156], [386, 124], [342, 124]]),
        room('pantry', 'pantry', [342, 128, 382, 156]), room('coats', 'closet', [462, 214, 506, 314], { for: 'living' }),
        room('bath', 'bath', [[462, 6], [526, 6], [526, 110], [462, 110], [462, 86], [490, 86], [490, 82], [462, 82]], { bath: 'full' }),
        room('bedroom-3', 'bedroom', [510, 164, 626, 314], { bed: 'twin', sleeps: 1 }),
        room('closet-3', 'closet', [630, 164, 666, 314], { for: 'bedroom-3', rod: true, shelf: true })),
      walls: replaced(level.walls,
        wall('w10', 'interior', [626, 164, 630, 314]), wall('w11', 'interior', [342, 124, 386, 128]), wall('w12', 'interior', [382, 128, 386, 156]),
        wall('w13', 'interior', [462, 82, 490, 86])),
      doors: replaced(level.doors,
        exteriorDoor('front-door', 'front', [322, 314, 358, 320], 'living', { entry: true }),
        exteriorDoor('glass-door', 'rear', [298, 0, 334, 6], 'kitchen', glassDoor),
        door('utility-door', 'w2', [338, 90, 342, 122], ['kitchen', 'utility']),
        door('primary-bath-door', 'm1', [20, 156, 52, 164], ['primary', 'primary-bath'], { lock: 'privacy', hinge: 'start' }),
        door('bath-door', 'w5', [468, 110, 500, 114], ['hall', 'bath'], { lock: 'privacy', kind: 'pocket', into: undefined, hinge: undefined }),
        bifold('coats-door', 'w3', [458, 250, 462, 298], ['living', 'coats']), bifold('closet-3-door', 'w10', [626, 176, 630, 224], ['bedroom-3', 'closet-3']),
        bifold('pantry-door', 'w12', [382, 130, 386, 154], ['utility', 'pantry'])),
      windows: [
        frontOfDouble('primary-window', 44, 'primary'), frontOfDouble('primary-window-2', 88, 'primary'),
        frontOfDouble('living-window-1', 270, 'living'), frontOfDouble('living-window-2', 374, 'living'),
        frontOfDouble('bedroom-3-window', 532, 'bedroom-3'), frontOfDouble('bedroom-3-window-2', 576, 'bedroom-3'),
        window('kitchen-window', 'rear', [188, 0, 224, 6], 'kitchen', { sill: 44, height: 36, glazedArea: 1100, openableArea: 900, clearHeight: 30 }),
        window('bedroom-2-window', 'rear', [594, 0, 630, 6], 'bedroom-2', { openableArea: 1600 }),
        window('primary-bath-window', 'rear', [20, 0, 44, 6], 'primary-bath', overTub), window('bath-window', 'rear', [480, 0, 504, 6], 'bath', overTub),
      ],
      fixtures: [
        ...level.fixtures.filter(({ id, room: inside }) => inside !== 'kitchen' && inside !== 'living' && id !== 'twin' && id !== 'panel' && id !== 'toilet-2' && id !== 'lavatory'),
        fixture('toilet-2', 'toilet', 'bath', [462, 58, 490, 76], 'right'), fixture('lavatory', 'lavatory', 'bath', [510, 88, 526, 104], 'left'),
        fixture('twin', 'bed-twin', 'bedroom-3', [551, 240, 626, 278], 'left'), fixture('bench', 'bench', 'utility', [342, 48, 354, 84]),
        fixture('panel', 'panel', 'utility', [412, 152, 424, 156], 'rear'),
        fixture('counter-1', 'counter', 'kitchen', [154, 6, 190, 31]), fixture('sink', 'sink', 'kitchen', [190, 6, 223, 30], 'front'),
        fixture('dishwasher', 'dishwasher', 'kitchen', [223, 6, 247, 30], 'front'), fixture('counter-2', 'counter', 'kitchen', [247, 6, 262, 31]),
        fixture('refrigerator', 'refrigerator', 'kitchen', [262, 6, 292, 36], 'front'), fixture('counter-3', 'counter', 'kitchen', [154, 31, 179, 55]),
        fixture('range', 'range', 'kitchen', [154, 55, 180, 85], 'right'), fixture('counter-4', 'counter', 'kitchen', [154, 85, 179, 109]),
        fixture('island', 'island', 'kitchen', [216, 78, 306, 114], undefined, 4),
        fixture('media', 'media-unit', 'living', [154, 190, 172, 250], 'right'), fixture('sofa', 'sofa', 'living', [290, 180, 326, 264], 'left'),
      ],
    }],
  };
};
