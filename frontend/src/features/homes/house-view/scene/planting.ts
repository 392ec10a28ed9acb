import { sequence } from '@hearthline/model/random.ts';
import {
  type Color,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type BufferGeometry,
} from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Quality } from './quality.ts';
import { onScreen, SurfaceMaterial, type SharedLight } from './surface-material.ts';
import type { Ground } from './ground.ts';

/** A clump of leaves: a ball with dents. */
const clump = (seed: string, fineness: number): BufferGeometry => {
  const whole = new IcosahedronGeometry(1, fineness);
  whole.deleteAttribute('uv');
  const geometry = mergeVertices(whole, 0.01);
  const random = sequence(seed);
  const at = geometry.getAttribute('position');
  for (let index = 0; index < at.count; index++) {
    const by = 0.86 + random() * 0.26;
    at.setXYZ(index, at.getX(index) * by, at.getY(index) * by, at.getZ(index) * by);
  }
  whole.dispose();
  return geometry;
};

const greens = ['#5f7f43', '#6f8f4a', '#54753f', '#7d9650'].map((color) => onScreen(color));
const up = new Vector3(0, 1, 0);

/** Trees and shrubs around a home of this size in feet. */
export const planting = ({ length, depth, built }: Ground, shared: SharedLight, quality: Quality): Group => {
  const random = sequence('garden');
  const group = new Group();
  interface Ball {
    readonly place: Matrix4;
    readonly color: Color;
  }
  const kinds: Ball[][] = [[], [], []];
  const trunks: Matrix4[] = [];
  const ball = (x: number, y: number, z: number, size: number): void => {
    const turn = new Quaternion().setFromAxisAngle(up, random() * 6);
    const place = new Matrix4().compose(
      new Vector3(x, y, z),
      turn,
      new Vector3(size, size * (0.8 + random() * 0.25), size),
    );
    const color = (greens[Math.floor(random() * greens.length)] ?? onScreen('#5f7f43')).clone();
    const kind = kinds[Math.floor(random() * kinds.length)];
    kind?.push({ place, color: color.multiplyScalar(0.92 + random() * 0.16) });
  };
  const tree = (x: number, z: number, tall: number): void => {
    trunks.push(
      new Matrix4().compose(
        new Vector3(x, tall * 0.275, z),
        new Quaternion(),
        new Vector3(tall / 24, tall * 0.55, tall / 24),
      ),
    );
    const crown = tall * 0.26;
    ball(x, tall * 0.72, z, crown * 1.15);
    for (let part = 0; part < 5; part++) {
      const turn = (part / 5) * Math.PI * 2 + random();
      const [dx, dz] = [Math.cos(turn) * crown * 0.75, Math.sin(turn) * crown * 0.75];
      ball(x + dx, tall * (0.55 + random() * 0.22), z + dz, crown * 0.75);
    }
  };
  const [side, rear] = [length / 2, -depth / 2];
  tree(-side - 22, rear - 6, 30);
  tree(-side - 34, depth / 2 + 8, 24);
  tree(side + 26, rear - 14, 34);
  tree(side + 44, depth / 2 + 2, 22);
  for (let at = -3; at <= 3; at++)
    tree(at * 30 + random() * 14, rear - 42 - random() * 30, 28 + random() * 14);
  for (let x = -side + 2; x < side - 1; x += 3.8)
    if (built.every(({ from, to }) => x < from - 1.5 || x > to + 1.5))
      ball(x, 0.9, depth / 2 + 2.4 + random() * 0.7, 1.15 + random() * 0.5);

  const leaves = new SurfaceMaterial(shared, quality, { isShaded: false });
  const put = (geometry: BufferGeometry, balls: readonly Ball[]): void => {
    const mesh = new InstancedMesh(geometry, leaves, balls.length);
    for (const [index, { place, color }] of balls.entries()) {
      mesh.setMatrixAt(index, place);
      mesh.setColorAt(index, color);
    }
    mesh.castShadow = true;
    group.add(mesh);
  };
  for (const [index, balls] of kinds.entries())
    put(clump(['oak', 'elm', 'ash'][index] ?? '', quality.leaves), balls);
  const stems = new InstancedMesh(
    new CylinderGeometry(0.55, 0.85, 1, 7, 1, true),
    new SurfaceMaterial(shared, quality, { color: '#6b5540' }),
    trunks.length,
  );
  for (const [index, place] of trunks.entries()) stems.setMatrixAt(index, place);
  stems.castShadow = true;
  group.add(stems);
  return group;
};
