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
  PlaneGeometry,
  RepeatWrapping,
  RingGeometry,
  SphereGeometry,
  type BufferGeometry,
} from 'three';
import type { Ground } from './ground.ts';
import { planting } from './planting.ts';
import type { Quality } from './quality.ts';
import { woods } from './woods.ts';
import { SurfaceMaterial, type SharedLight } from './surface-material.ts';

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
      depthWrite: false,
    }),
  );
  mesh.renderOrder = order.sky;
  return {
    mesh,
    paint: (top, horizon) => {
      for (let index = 0; index < heights.count; index++) {
        const up = Math.max(0, heights.getY(index) / reach);
        const { r, g, b } = horizon
          .clone()
          .lerp(top, Math.min(1, up * 1.6) ** 0.6)
          .convertLinearToSRGB();
        colors.setXYZ(index, r, g, b);
      }
      colors.needsUpdate = true;
    },
  };
};

const turf = 15;
const turfColor = '#7d9954';

const grass = ({ relief }: Quality): CanvasTexture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 256];
  const context = canvas.getContext('2d');
  const random = sequence('grass');
  if (context) {
    context.fillStyle = turfColor;
    context.fillRect(0, 0, 256, 256);
    for (let blade = 0; blade < 9000; blade++) {
      context.fillStyle = ['#738f4c', '#83a058', '#8aa65d', '#7a9650'][Math.floor(random() * 4)] ?? turfColor;
      context.fillRect(random() * 256, random() * 256, 1.2, 2 + random() * 3);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
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

/** How wide the walk to the front door and the sidewalk are, and how far that is from the steps, in feet. */
const [walkWide, walkLong] = [4.5, 40];

/** Lawn, walk, sidewalk, trees and shrubs around a home of this size in feet. Shadows fall within `extent` of its middle. */
export const garden = (size: Ground, extent: number, shared: SharedLight, quality: Quality): Group => {
  const group = new Group();
  const map = grass(quality);
  const near = new Mesh(laid(new CircleGeometry(extent, 48)), new SurfaceMaterial(shared, quality, { map }));
  const far = new Mesh(
    laid(new RingGeometry(extent, reach * 0.9, 48, 8)),
    new SurfaceMaterial(shared, quality, {
      ...(quality.relief ? { map } : { color: turfColor }),
      isShaded: false,
    }),
  );
  near.renderOrder = far.renderOrder = order.lawn;
  const before = size.depth / 2 + size.out;
  const paved = (wide: number, deep: number, isShaded: boolean): Mesh =>
    new Mesh(
      laid(new PlaneGeometry(wide, deep)),
      new SurfaceMaterial(shared, quality, { color: '#cfc8ba', isShaded }),
    );
  const walk = paved(walkWide, walkLong, true);
  walk.position.set(size.door, 0.06, before + walkLong / 2);
  // It runs along the street, beyond all shadows.
  const sidewalk = paved(reach, walkWide, false);
  sidewalk.position.set(0, 0.06, before + walkLong + walkWide / 2);
  group.add(near, far, walk, sidewalk, planting(size, shared, quality), woods(shared, quality));
  return group;
};
