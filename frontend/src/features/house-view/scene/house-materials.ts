import type { SolidMaterial } from '@hearthline/model/home/solid/mesh.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import {
  CanvasTexture,
  DataTexture,
  DoubleSide,
  EquirectangularReflectionMapping,
  LinearFilter,
  type Material,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MixOperation,
  RepeatWrapping,
  SRGBColorSpace,
  type Color,
  type Texture,
} from 'three';
import { paint, textureFeet, type Brush } from './paint.ts';
import { palettes } from './palette.ts';
import { otherPaint, sidingPaint } from './surfaces.ts';

interface Painted {
  readonly map: Texture;
  readonly normalMap: Texture;
}

/** The sky in a window: pale at the horizon, dark trees below it. */
const mirrored = (top: Color, horizon: Color): DataTexture => {
  const [width, height] = [4, 64];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const up = y / height - 0.5;
    const tone =
      up < -0.02 ? horizon.clone().multiplyScalar(0.18) : horizon.clone().lerp(top, Math.min(1, up * 3.2));
    tone.convertLinearToSRGB();
    for (let x = 0; x < width; x++)
      data.set([tone.r * 255, tone.g * 255, tone.b * 255, 255], (y * width + x) * 4);
  }
  const texture = new DataTexture(data, width, height);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};

/** The materials of a home; each pattern is painted when it is first needed, and kept. */
export const houseMaterials = () => {
  const painted = new Map<string, Painted>();
  const textureOf = (canvas: HTMLCanvasElement, isColor: boolean): Texture => {
    const texture = new CanvasTexture(canvas);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.repeat.set(1 / textureFeet, 1 / textureFeet);
    texture.anisotropy = 8;
    if (isColor) texture.colorSpace = SRGBColorSpace;
    return texture;
  };
  const pattern = (name: string, draw: (brush: Brush) => void): Painted => {
    const known = painted.get(name);
    if (known) return known;
    const { color, normal } = paint(name, draw);
    const made = { map: textureOf(color, true), normalMap: textureOf(normal, false) };
    painted.set(name, made);
    return made;
  };
  const plain = (color: string): MeshLambertMaterial => new MeshLambertMaterial({ color });
  const glass = new MeshPhongMaterial({
    color: '#30434d',
    specular: '#ffffff',
    shininess: 90,
    reflectivity: 0.62,
    combine: MixOperation,
    emissive: '#ffbe6b',
    emissiveIntensity: 0,
    side: DoubleSide,
  });
  const all: Record<SolidMaterial, MeshLambertMaterial | MeshPhongMaterial> = {
    siding: new MeshLambertMaterial(),
    trim: plain('#fbfaf6'),
    roof: new MeshLambertMaterial(),
    membrane: plain('#c9c8c2'),
    glass,
    door: new MeshPhongMaterial({ shininess: 40, specular: '#333333' }),
    foundation: new MeshLambertMaterial(pattern('block', otherPaint.block)),
    porch: new MeshLambertMaterial(pattern('deck', otherPaint.deck)),
    'inner-wall': plain('#efe9dd'),
    floor: new MeshLambertMaterial(pattern('floor', otherPaint.floor)),
    'floor-tile': new MeshLambertMaterial(pattern('tile', otherPaint.tile)),
    furniture: plain('#8d6a49'),
    fabric: plain('#7f97a3'),
    fixture: plain('#f4f4f1'),
  };
  return {
    of: (material: SolidMaterial): Material => all[material],
    dress: (roof: RoofProfile, siding: Siding): void => {
      const { trim, door, roof: covering, porch } = palettes[siding];
      Object.assign(all.siding, pattern(siding, sidingPaint[siding]));
      const kind = roof === 'shed' || roof === 'butterfly' ? 'seam' : 'shingle';
      Object.assign(all.roof, pattern(kind, otherPaint[kind]));
      all.roof.color.set(covering).multiplyScalar(2.1);
      all.trim.color.set(trim);
      all.door.color.set(door);
      all.porch.color.set(porch);
      for (const material of Object.values(all)) material.needsUpdate = true;
    },
    light: (top: Color, horizon: Color, lamps: number): void => {
      glass.envMap?.dispose();
      glass.envMap = mirrored(top, horizon);
      glass.emissiveIntensity = lamps;
      glass.reflectivity = 0.62 - Math.min(0.45, lamps * 0.4);
    },
    dispose: (): void => {
      glass.envMap?.dispose();
      for (const { map, normalMap } of painted.values())
        for (const texture of [map, normalMap]) texture.dispose();
      for (const material of Object.values(all)) material.dispose();
    },
  };
};
