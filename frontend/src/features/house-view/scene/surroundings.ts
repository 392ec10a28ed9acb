import { sequence } from '@hearthline/model/random.ts';
import {
  BackSide,
  BufferAttribute,
  CanvasTexture,
  CircleGeometry,
  type Color,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SphereGeometry,
  SRGBColorSpace,
} from 'three';

const reach = 900;

/** A dome whose color runs from the horizon to the zenith. */
export const skyDome = (): { mesh: Mesh; paint: (top: Color, horizon: Color) => void } => {
  const geometry = new SphereGeometry(reach, 24, 32);
  const heights = geometry.getAttribute('position');
  const colors = new BufferAttribute(new Float32Array(heights.count * 3), 3);
  geometry.setAttribute('color', colors);
  const mesh = new Mesh(
    geometry,
    new MeshBasicMaterial({
      vertexColors: true,
      side: BackSide,
      fog: false,
      toneMapped: false,
      depthWrite: false,
    }),
  );
  return {
    mesh,
    paint: (top, horizon) => {
      for (let index = 0; index < heights.count; index++) {
        const up = Math.max(0, heights.getY(index) / reach);
        const { r, g, b } = horizon.clone().lerp(top, Math.min(1, up * 1.6) ** 0.6);
        colors.setXYZ(index, r, g, b);
      }
      colors.needsUpdate = true;
    },
  };
};

const grass = (): CanvasTexture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 256];
  const context = canvas.getContext('2d');
  const random = sequence('grass');
  if (context) {
    context.fillStyle = '#7d9a54';
    context.fillRect(0, 0, 256, 256);
    for (let blade = 0; blade < 9000; blade++) {
      context.fillStyle = ['#6d8b48', '#8aa65d', '#93ad64', '#76944e'][Math.floor(random() * 4)] ?? '#6d8b48';
      context.fillRect(random() * 256, random() * 256, 1.2, 2 + random() * 3);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.repeat.set(110, 110);
  texture.anisotropy = 4;
  return texture;
};

/** A clump of leaves: a ball with dents. */
const clump = (seed: string): IcosahedronGeometry => {
  const geometry = new IcosahedronGeometry(1, 2);
  const random = sequence(seed);
  const dents = new Map<string, number>();
  const at = geometry.getAttribute('position');
  for (let index = 0; index < at.count; index++) {
    const key = [at.getX(index), at.getY(index), at.getZ(index)].map((part) => part.toFixed(2)).join();
    const by = dents.get(key) ?? 0.84 + random() * 0.3;
    dents.set(key, by);
    at.setXYZ(index, at.getX(index) * by, at.getY(index) * by, at.getZ(index) * by);
  }
  return geometry;
};

/** Lawn, walk, trees and shrubs around a home of this size in feet. */
export const garden = (length: number, depth: number, door: number): Group => {
  const group = new Group();
  const random = sequence('garden');
  const lawn = new Mesh(new CircleGeometry(reach * 0.9, 48), new MeshLambertMaterial({ map: grass() }));
  lawn.rotation.x = -Math.PI / 2;
  lawn.receiveShadow = true;
  const walk = new Mesh(new PlaneGeometry(4.5, 42), new MeshLambertMaterial({ color: '#cfc8ba' }));
  walk.rotation.x = -Math.PI / 2;
  walk.position.set(door, 0.06, depth / 2 + 28);
  walk.receiveShadow = true;
  group.add(lawn, walk);
  const forms = ['oak', 'elm', 'ash'].map(clump);
  const leaves = ['#5f7f43', '#6f8f4a', '#54753f', '#7d9650'].map(
    (color) => new MeshLambertMaterial({ color }),
  );
  const bark = new MeshLambertMaterial({ color: '#6b5540' });
  const stem = new CylinderGeometry(0.55, 0.85, 1, 8);
  const ball = (x: number, y: number, z: number, size: number): void => {
    const mesh = new Mesh(forms[Math.floor(random() * 3)], leaves[Math.floor(random() * 4)]);
    mesh.position.set(x, y, z);
    mesh.scale.set(size, size * (0.8 + random() * 0.25), size);
    mesh.rotation.y = random() * 6;
    mesh.castShadow = mesh.receiveShadow = true;
    group.add(mesh);
  };
  const tree = (x: number, z: number, tall: number): void => {
    const trunk = new Mesh(stem, bark);
    trunk.scale.set(tall / 24, tall * 0.55, tall / 24);
    trunk.position.set(x, tall * 0.275, z);
    trunk.castShadow = true;
    group.add(trunk);
    const crown = tall * 0.26;
    ball(x, tall * 0.72, z, crown * 1.15);
    for (let part = 0; part < 5; part++) {
      const turn = (part / 5) * Math.PI * 2 + random();
      ball(
        x + Math.cos(turn) * crown * 0.75,
        tall * (0.55 + random() * 0.22),
        z + Math.sin(turn) * crown * 0.75,
        crown * 0.75,
      );
    }
  };
  const [side, rear] = [length / 2, -depth / 2];
  tree(-side - 22, rear - 6, 30);
  tree(-side - 34, depth / 2 + 8, 24);
  tree(side + 26, rear - 14, 34);
  tree(side + 44, depth / 2 + 2, 22);
  for (let at = -3; at <= 3; at++)
    tree(at * 30 + random() * 14, rear - 42 - random() * 30, 28 + random() * 14);
  for (let at = 0; at < 44; at++) {
    const turn = (at / 44) * Math.PI * 2;
    const far = 230 + random() * 70;
    ball(Math.cos(turn) * far, 6, Math.sin(turn) * far, 16 + random() * 12);
  }
  for (let x = -side + 2; x < side - 1; x += 3.8)
    if (Math.abs(x - door) > 8) ball(x, 0.9, depth / 2 + 2.4 + random() * 0.7, 1.15 + random() * 0.5);
  return group;
};
