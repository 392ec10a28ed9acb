import { houseIn } from '@hearthline/model/home/house.ts';
import type { Foundation } from '@hearthline/model/home/solid/foundation-faces.ts';
import type { Look, Plan } from '@hearthline/model/plan/document.ts';
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

/** A home in its garden, drawn again whenever something in it changes. */
export const houseScene = (
  canvas: HTMLCanvasElement,
  plan: Plan,
  foundation: Foundation,
  quality = defaultQuality(),
) => {
  const size = groundOf(houseIn(plan));
  const extent = Math.max(size.length, size.depth) * 0.62 + 26;
  const scene = new Scene();
  const visitor = viewer(canvas, size, () => drawing.request());
  const drawing = canvasDrawing(canvas, scene, visitor.camera, quality);
  const sun = sunAndSky(size, extent, quality);
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
    look: visitor.look,
    turn: visitor.turn,
    resize: (width: number, height: number): void => {
      visitor.resize(width, height);
      drawing.resize(width, height);
    },
    dispose: (): void => {
      visitor.dispose();
      for (const root of [land, sky.mesh]) if (root) clear(root);
      materials.dispose();
      sun.dispose();
      drawing.dispose();
    },
  };
};

export type HouseScene = ReturnType<typeof houseScene>;
