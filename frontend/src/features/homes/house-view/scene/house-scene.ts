import { houseIn } from '@hearthline/model/home/house.ts';
import { sunk, type Foundation } from '@hearthline/model/home/solid/foundation-faces.ts';
import { ceiling } from '@hearthline/model/home/solid/inside-faces.ts';
import { floorHeight, type Look, type Plan, type Room } from '@hearthline/model/plan/document.ts';
import type { Stand, Walk } from '@hearthline/model/walk/walk.ts';
import { Mesh, Scene, type Material, type Object3D } from 'three';
import { canvasDrawing } from './canvas-drawing.ts';
import { lightAt } from './daylight.ts';
import { groundOf } from './ground.ts';
import { houseMaterials } from './house-materials.ts';
import { houseMeshes } from './house-meshes.ts';
import { defaultQuality } from './quality.ts';
import { sunAndSky } from './sun.ts';
import { SurfaceMaterial } from './surface-material.ts';
import { garden, skyDome } from './surroundings.ts';
import { viewer } from './viewer.ts';
import type { ViewName } from './view-points.ts';
import { walker } from './walker.ts';

/**
 * A home in its garden, drawn again whenever something in it changes.
 * @param onWalk where somebody stands who walks through it, and in which room
 */
export const houseScene = (
  canvas: HTMLCanvasElement,
  plan: Plan,
  foundation: Foundation,
  onWalk: (stand: Stand, room: Room | undefined) => void,
  quality = defaultQuality(),
) => {
  const own = houseIn(plan);
  const size = groundOf(own);
  const extent = Math.max(size.length, size.depth) * 0.62 + 26;
  const scene = new Scene();
  const visitor = viewer(canvas, size, () => drawing.request());
  const drawing = canvasDrawing(canvas, scene, visitor.camera, quality);
  const inside = walker(canvas, visitor.camera, own, foundation, (stand, room) => {
    drawing.request();
    onWalk(stand, room);
  });
  const sun = sunAndSky(size, extent, quality);
  const floor = (floorHeight - sunk[foundation]) / 12;
  sun.shared.storey.value.set(floor, floor + ceiling / 12);
  const materials = houseMaterials(sun.shared, quality);
  const house = houseMeshes(foundation, materials.of);
  const sky = skyDome();
  scene.add(house.group, sky.mesh, sun.sun);
  let land: Object3D | null = null;
  const clear = (root: Object3D): void => {
    root.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      const { material } = one as Mesh & { material: Material };
      if (material instanceof SurfaceMaterial) material.strip();
      material.dispose();
    });
    scene.remove(root);
  };
  return {
    dress: (look: Look): void => {
      const shown = houseIn(plan, look);
      materials.dress(shown.plan.front);
      house.build(shown);
      if (land) clear(land);
      land = garden(groundOf(shown), extent, sun.shared, quality);
      scene.add(land);
      drawing.requestShadows();
    },
    lift: (isUp: boolean): void => {
      house.lift(isUp);
      drawing.requestShadows();
    },
    setHour: (hour: number): void => {
      const light = lightAt(hour);
      sky.paint(light.top, light.horizon);
      sun.light(light, hour);
      materials.light(light);
      drawing.requestShadows();
    },
    /** @param calmly at once, without a flight */
    look: (name: ViewName, calmly: boolean): void => {
      inside.leave();
      house.enter(false);
      visitor.look(name, calmly);
      drawing.requestShadows();
    },
    turn: visitor.turn,
    /** Stands in the home, from where one walks on by `step`. */
    enter: (walk: Walk, from: Stand): void => {
      house.enter(true);
      visitor.goInside();
      inside.enter(walk, from);
      drawing.requestShadows();
    },
    step: inside.step,
    resize: (width: number, height: number): void => {
      visitor.resize(width, height);
      drawing.resize(width, height);
    },
    dispose: (): void => {
      visitor.dispose();
      inside.dispose();
      for (const root of [land, sky.mesh]) if (root) clear(root);
      materials.dispose();
      sun.dispose();
      drawing.dispose();
    },
  };
};

export type HouseScene = ReturnType<typeof houseScene>;
