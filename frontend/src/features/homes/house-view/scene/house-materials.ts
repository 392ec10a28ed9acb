import { block, finishOf, membrane } from '@hearthline/model/home/finishes.ts';
import type { SolidMaterial } from '@hearthline/model/home/solid/faces.ts';
import type { Front } from '@hearthline/model/plan/document.ts';
import { CanvasTexture, LinearMipmapNearestFilter, type Material, RepeatWrapping, type Texture } from 'three';
import { glassOf } from './glass.ts';
import { paint, textureFeet, type Brush } from './paint.ts';
import type { Quality } from './quality.ts';
import { SurfaceMaterial, type Look, type SharedLight } from './surface-material.ts';
import { otherPaint, sidingPaint } from './surfaces.ts';

interface Painted {
  readonly map: Texture;
  readonly relief: Texture | null;
}

/** The materials of a home; each pattern is painted when it is first needed, and kept. */
export const houseMaterials = (shared: SharedLight, quality: Quality) => {
  const painted = new Map<string, Painted>();
  const textureOf = (canvas: HTMLCanvasElement): Texture => {
    const texture = new CanvasTexture(canvas);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    if (quality.relief) texture.anisotropy = 8;
    else texture.minFilter = LinearMipmapNearestFilter;
    return texture;
  };
  const pattern = (name: string, draw: (brush: Brush) => void): Painted => {
    const known = painted.get(name);
    if (known) return known;
    const { color, normal } = paint(name, draw);
    const made = { map: textureOf(color), relief: quality.relief ? textureOf(normal()) : null };
    painted.set(name, made);
    return made;
  };
  const matt = (look: Look): SurfaceMaterial =>
    new SurfaceMaterial(shared, quality, { ...look, scale: 1 / textureFeet });
  const indoors = (look: Look): SurfaceMaterial => matt({ ...look, isIndoors: true });
  const plain = (color: string): SurfaceMaterial => matt({ color });
  const glass = glassOf();
  const all = {
    siding: matt(pattern('plain', sidingPaint('vinyl', '#ffffff'))),
    second: matt(pattern('plain', sidingPaint('vinyl', '#ffffff'))),
    trim: plain('#fbfaf6'),
    frame: plain('#ffffff'),
    shutter: plain('#30434d'),
    roof: matt(pattern('shingle', otherPaint.shingle)),
    membrane: plain(membrane),
    glass: glass.material,
    door: plain('#30434d'),
    hardware: plain('#d8c99a'),
    foundation: matt({ ...pattern('concrete', otherPaint.concrete), color: block }),
    skirting: plain('#c6c1b5'),
    vent: plain('#5d5a53'),
    porch: matt(pattern('deck', otherPaint.deck)),
    ceiling: indoors({ color: '#f7f4ec', isShaded: false }),
    'inner-wall': indoors({ color: '#f1ebdf' }),
    'inner-trim': indoors({ color: '#fdfcf9' }),
    floor: indoors(pattern('floor', otherPaint.floor)),
    'floor-tile': indoors(pattern('tile', otherPaint.tile)),
    furniture: indoors({ color: '#8d6a49' }),
    counter: indoors({ color: '#d9d4c8' }),
    fabric: indoors({ color: '#7f97a3' }),
    fixture: indoors({ color: '#f4f4f1' }),
  } satisfies Record<SolidMaterial, Material>;
  return {
    of: (material: SolidMaterial): Material => all[material],
    dress: (front: Front): void => {
      const { wall, second, frame, trim, door, covering, timber } = finishOf(front);
      const { roof, siding } = front;
      all.siding.wear(pattern(`${siding} ${wall}`, sidingPaint(siding, wall)));
      const other = front.second?.siding ?? siding;
      all.second.wear(pattern(`${other} ${second}`, sidingPaint(other, second)));
      const kind = roof === 'shed' || roof === 'butterfly' ? 'seam' : 'shingle';
      all.roof.wear({ ...pattern(kind, otherPaint[kind]), color: covering, by: 1.18 });
      all.trim.wear({ color: trim });
      all.frame.wear({ color: frame });
      all.door.wear({ color: door });
      all.shutter.wear({ color: door });
      all.porch.wear({ color: timber, by: 1.1 });
    },
    light: glass.light,
    dispose: (): void => {
      for (const { map, relief } of painted.values()) for (const texture of [map, relief]) texture?.dispose();
      for (const material of Object.values(all)) material.dispose();
    },
  };
};
