import type { House } from '@hearthline/model/home/house.ts';
import type { Foundation } from '@hearthline/model/home/solid/foundation-faces.ts';
import { houseSolid, placeIn } from '@hearthline/model/home/solid/house-solid.ts';
import type { SolidMaterial } from '@hearthline/model/home/solid/faces.ts';
import { ceiling } from '@hearthline/model/home/solid/inside-faces.ts';
import { floorHeight } from '@hearthline/model/plan/document.ts';
import { BufferGeometry, Float32BufferAttribute, Group, Mesh, PlaneGeometry, type Material } from 'three';

/** The ceiling ends within the outside walls, so many inches from their faces. */
const inset = 3;

/** The ceiling over all rooms, which only those below it see. */
const ceilingOf = (house: House, foundation: Foundation, material: Material): Mesh => {
  const { length, depth, street } = house;
  const along = street.length;
  const [wide, deep] = [along - 2 * inset, length + depth - along - 2 * inset];
  const mesh = new Mesh(new PlaneGeometry(wide / 12, deep / 12).rotateX(Math.PI / 2), material);
  mesh.position.set(...placeIn(house, foundation)([length / 2, depth / 2, floorHeight + ceiling]));
  mesh.userData['isCeiling'] = true;
  return mesh;
};

/** The meshes of a home in its present look, whose roof can be lifted, and which can be looked at from inside. */
export const houseMeshes = (
  foundation: Foundation,
  of: (material: SolidMaterial | 'ceiling') => Material,
) => {
  const group = new Group();
  const clear = (): void => {
    for (const child of group.children) if (child instanceof Mesh) (child as Mesh).geometry.dispose();
    group.clear();
  };
  let [isLifted, isInside] = [false, false];
  const show = (): void => {
    for (const child of group.children) {
      const { lifts, inside, isGlass, isCeiling } = child.userData;
      child.visible = isCeiling
        ? isInside && !isLifted
        : // Panes mirror the sky to those outside only, and who is there sees nothing of the inside below a roof.
          !(isLifted && lifts) && !(isInside && isGlass) && (isInside || isLifted || !inside);
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
      group.add(ceilingOf(house, foundation, of('ceiling')));
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
