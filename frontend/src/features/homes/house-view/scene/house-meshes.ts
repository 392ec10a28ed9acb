import type { House } from '@hearthline/model/home/house.ts';
import type { Foundation } from '@hearthline/model/home/solid/foundation-faces.ts';
import { houseSolid } from '@hearthline/model/home/solid/house-solid.ts';
import type { SolidMaterial } from '@hearthline/model/home/solid/faces.ts';
import { BufferGeometry, Float32BufferAttribute, Group, Mesh, type Material } from 'three';

/** The meshes of a home in its present look, whose roof can be lifted, and which can be looked at from inside. */
export const houseMeshes = (foundation: Foundation, of: (material: SolidMaterial) => Material) => {
  const group = new Group();
  const clear = (): void => {
    for (const child of group.children) if (child instanceof Mesh) (child as Mesh).geometry.dispose();
    group.clear();
  };
  let [isLifted, isInside] = [false, false];
  const show = (): void => {
    for (const child of group.children) {
      const { lifts, inside, isGlass } = child.userData;
      // Panes mirror the sky to those outside only, and nothing of the inside is seen from there below a roof.
      child.visible = !(isLifted && lifts) && !(isInside && isGlass) && (isLifted || isInside || !inside);
    }
  };
  return {
    group,
    build: (house: House): void => {
      clear();
      for (const { material, lifts, inside, positions, normals, uvs } of houseSolid(house, foundation)) {
        const geometry = new BufferGeometry();
        for (const [name, values, count] of [
          ['position', positions, 3],
          ['normal', normals, 3],
          ['uv', uvs, 2],
        ] as const)
          geometry.setAttribute(name, new Float32BufferAttribute(values, count));
        const mesh = new Mesh(geometry, of(material));
        mesh.castShadow = material !== 'glass';
        mesh.receiveShadow = true;
        Object.assign(mesh.userData, { lifts, inside, isGlass: material === 'glass' });
        group.add(mesh);
      }
      show();
    },
    lift: (isUp: boolean): void => {
      isLifted = isUp;
      show();
    },
    enter: (isIn: boolean): void => {
      isInside = isIn;
      show();
    },
  };
};
