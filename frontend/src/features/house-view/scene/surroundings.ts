import { sequence } from '@hearthline/model/random.ts';
import {
  BackSide,
  BufferAttribute,
  CanvasTexture,
  CircleGeometry,
  type Color,
  Group,
  LinearMipmapNearestFilter,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RepeatWrapping,
  RingGeometry,
  SphereGeometry,
  SRGBColorSpace,
  type BufferGeometry,
} from 'three';
import { planting } from './planting.ts';
import type { Quality } from './quality.ts';
import { shadedOnce } from './shaded-once.ts';

const reach = 900;
/** What lies behind is drawn last: most of it is covered. */
const order = { lawn: 2, sky: 3 } as const;

/** A dome whose color runs from the horizon to the zenith. */
export const skyDome = (): { mesh: Mesh; paint: (top: Color, horizon: Color) => void } => {
  const geometry = new SphereGeometry(reach, 24, 16, 0, Math.PI * 2, 0, Math.PI * 0.54);
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
  mesh.renderOrder = order.sky;
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

const turf = 15;

const grass = ({ relief }: Quality): CanvasTexture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 256];
  const context = canvas.getContext('2d');
  const random = sequence('grass');
  if (context) {
    context.fillStyle = '#7d9a54';
    context.fillRect(0, 0, 256, 256);
    for (let blade = 0; blade < 9000; blade++) {
      context.fillStyle = ['#738f4c', '#83a058', '#8aa65d', '#7a9650'][Math.floor(random() * 4)] ?? '#7d9a54';
      context.fillRect(random() * 256, random() * 256, 1.2, 2 + random() * 3);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  if (relief) texture.anisotropy = 4;
  else texture.minFilter = LinearMipmapNearestFilter;
  return texture;
};

/** Lies flat, its texture in feet. */
const laid = (geometry: BufferGeometry): BufferGeometry => {
  geometry.rotateX(-Math.PI / 2);
  const at = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < at.count; index++)
    uv.setXY(index, at.getX(index) / turf, at.getZ(index) / turf);
  return geometry;
};

/** Lawn, walk, trees and shrubs around a home of this size in feet. Shadows fall within `extent` of its middle. */
export const garden = (
  { length, depth, door }: { length: number; depth: number; door: number },
  extent: number,
  quality: Quality,
): Group => {
  const group = new Group();
  const map = grass(quality);
  const near = new Mesh(
    laid(new CircleGeometry(extent, 48)),
    shadedOnce(new MeshLambertMaterial({ map }), quality),
  );
  const far = new Mesh(
    laid(new RingGeometry(extent, reach * 0.9, 48)),
    shadedOnce(new MeshLambertMaterial({ map }), quality),
  );
  const walk = new Mesh(
    new PlaneGeometry(4.5, 42),
    shadedOnce(new MeshLambertMaterial({ color: '#cfc8ba' }), quality),
  );
  walk.rotation.x = -Math.PI / 2;
  walk.position.set(door, 0.06, depth / 2 + 28);
  near.receiveShadow = walk.receiveShadow = true;
  near.renderOrder = far.renderOrder = order.lawn;
  group.add(near, far, walk, planting(length, depth, door, quality));
  return group;
};
