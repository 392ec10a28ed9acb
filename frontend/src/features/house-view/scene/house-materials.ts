import { block, finishes, membrane } from '@hearthline/model/home/finishes.ts';
import type { SolidMaterial } from '@hearthline/model/home/solid/mesh.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import {
  CanvasTexture,
  LinearMipmapNearestFilter,
  type Material,
  MeshLambertMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { glassOf } from './glass.ts';
import { paint, textureFeet, type Brush } from './paint.ts';
import type { Quality } from './quality.ts';
import { shadedOnce } from './shaded-once.ts';
import { otherPaint, sidingPaint } from './surfaces.ts';

interface Painted {
  readonly map: Texture;
  readonly normalMap: Texture | null;
}

/** The materials of a home; each pattern is painted when it is first needed, and kept. */
export const houseMaterials = (quality: Quality) => {
  const painted = new Map<string, Painted>();
  const textureOf = (canvas: HTMLCanvasElement, isColor: boolean): Texture => {
    const texture = new CanvasTexture(canvas);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.repeat.set(1 / textureFeet, 1 / textureFeet);
    if (quality.relief) texture.anisotropy = 8;
    else texture.minFilter = LinearMipmapNearestFilter;
    if (isColor) texture.colorSpace = SRGBColorSpace;
    return texture;
  };
  const pattern = (name: string, draw: (brush: Brush) => void): Painted => {
    const known = painted.get(name);
    if (known) return known;
    const { color, normal } = paint(name, draw);
    const made = {
      map: textureOf(color, true),
      normalMap: quality.relief ? textureOf(normal(), false) : null,
    };
    painted.set(name, made);
    return made;
  };
  const matt = (given: { color?: string } & Partial<Painted>): MeshLambertMaterial =>
    shadedOnce(new MeshLambertMaterial(given), quality);
  const plain = (color: string): MeshLambertMaterial => matt({ color });
  const glass = glassOf();
  const all = {
    siding: matt({}),
    trim: plain('#fbfaf6'),
    frame: plain('#ffffff'),
    roof: matt({}),
    membrane: plain(membrane),
    glass: glass.material,
    door: plain('#30434d'),
    hardware: plain('#d8c99a'),
    foundation: matt(pattern('block', otherPaint.block)),
    porch: matt(pattern('deck', otherPaint.deck)),
    'inner-wall': plain('#efe9dd'),
    floor: matt(pattern('floor', otherPaint.floor)),
    'floor-tile': matt(pattern('tile', otherPaint.tile)),
    furniture: plain('#8d6a49'),
    fabric: plain('#7f97a3'),
    fixture: plain('#f4f4f1'),
  } satisfies Record<SolidMaterial, Material>;
  return {
    of: (material: SolidMaterial): Material => all[material],
    dress: (roof: RoofProfile, siding: Siding): void => {
      const { frame, trim, door, covering, timber } = finishes[siding];
      Object.assign(all.siding, pattern(siding, sidingPaint[siding]));
      const kind = roof === 'shed' || roof === 'butterfly' ? 'seam' : 'shingle';
      Object.assign(all.roof, pattern(kind, otherPaint[kind]));
      all.roof.color.set(covering).multiplyScalar(1.9);
      all.trim.color.set(trim);
      all.frame.color.set(frame);
      all.door.color.set(door);
      all.porch.color.set(timber);
      all.foundation.color.set(block).multiplyScalar(1.6);
    },
    light: glass.light,
    dispose: (): void => {
      for (const { map, normalMap } of painted.values())
        for (const texture of [map, normalMap]) texture?.dispose();
      for (const material of Object.values(all)) material.dispose();
    },
  };
};
