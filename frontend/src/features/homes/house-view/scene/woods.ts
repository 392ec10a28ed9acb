import { sequence } from '@hearthline/model/random.ts';
import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh } from 'three';
import type { Quality } from './quality.ts';
import { SurfaceMaterial, type SharedLight } from './surface-material.ts';

const away = 250;
const crowns = 64;
const parts = 4;

/** The edge of the woods all round, far enough away to be a mere line of crowns. */
export const woods = (shared: SharedLight, quality: Quality): Mesh => {
  const random = sequence('woods');
  const positions: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  const count = crowns * parts;
  let [tall, far] = [0, 0];
  for (let at = 0; at < count; at++) {
    const within = (at % parts) / parts;
    if (at % parts === 0) [tall, far] = [15 + random() * 13, away + random() * 30];
    const turn = (at / count) * Math.PI * 2;
    const [x, z] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const round = Math.sin((within * 0.8 + 0.1) * Math.PI);
    const foot = positions.length / 3;
    // A crown bulges: its sides look aside, its upper edge looks up.
    const aside = turn + (within - 0.4) * 1.6;
    positions.push(x, -1, z, x, tall * (0.62 + 0.38 * round), z);
    normals.push(
      -Math.cos(aside),
      0.1,
      -Math.sin(aside),
      -Math.cos(aside) * 0.7,
      0.7,
      -Math.sin(aside) * 0.7,
    );
    const next = ((at + 1) % count) * 2;
    index.push(foot, foot + 1, next + 1, foot, next + 1, next);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute((positions.length / 3) * 2, 2));
  geometry.setIndex(index);
  const material = new SurfaceMaterial(shared, quality, { color: '#5f7d49', isShaded: false });
  material.side = DoubleSide;
  return new Mesh(geometry, material);
};
