import { floorHeight, type Plan } from '@hearthline/model/plan/document.ts';
import type { Point3 } from '@hearthline/model/space/point.ts';
import { block, finishOf, membrane } from '@hearthline/model/home/finishes.ts';
import { houseIn, type House } from '@hearthline/model/home/house.ts';
import { houseFaces } from '@hearthline/model/home/solid/house-solid.ts';
import type { SolidFace, SolidMaterial } from '@hearthline/model/home/solid/faces.ts';
import { meshesOf } from '@hearthline/model/home/solid/mesh.ts';

/** Numbers of the format: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
const [magic, version, jsonChunk, binaryChunk] = [0x46546c67, 2, 0x4e4f534a, 0x004e4942];
const [floats, shorts, arrayBuffer, elementBuffer] = [5126, 5123, 34962, 34963];
/** A mesh of more corners would need longer indices. */
const maxCorners = 65_535;

const meter = 0.0254;

const colorsOf = ({ plan: { front } }: House): Readonly<Record<SolidMaterial, string>> => {
  const { wall, second, frame, trim, door, covering, timber } = finishOf(front);
  return {
    siding: wall,
    second,
    trim,
    frame,
    shutter: door,
    roof: covering,
    membrane,
    glass: '#9fbecb',
    door,
    hardware: '#d8c99a',
    foundation: block,
    skirting: '#c6c1b5',
    vent: '#5d5a53',
    porch: timber,
    ceiling: '#f7f4ec',
    'inner-wall': '#efe9dd',
    'inner-trim': '#fbfaf6',
    floor: '#c9a878',
    'floor-tile': '#d5d9d6',
    furniture: '#8d6a49',
    counter: '#d9d4c8',
    fabric: '#7f97a3',
    fixture: '#f4f4f1',
  };
};

/** The part of a channel of a color on a screen that light makes of it: glTF is linear. */
const linear = (color: string): number[] =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return Math.round((share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4) * 1e4) / 1e4;
  });

const materialOf = (name: SolidMaterial, color: string): object => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...linear(color), name === 'glass' ? 0.45 : 1],
    metallicFactor: 0,
    roughnessFactor: name === 'glass' ? 0.1 : 0.85,
  },
  ...(name === 'glass' ? { alphaMode: 'BLEND' } : {}),
});

const byNode = (faces: readonly SolidFace[]): Map<string, SolidFace[]> => {
  const found = new Map<string, SolidFace[]>();
  for (const face of faces) {
    const own = found.get(face.node);
    if (own) own.push(face);
    else found.set(face.node, [face]);
  }
  return found;
};

/** The corners of triangles, equal ones once. */
const indexed = (positions: readonly number[], normals: readonly number[]) => {
  const known = new Map<string, number>();
  const corners: number[] = [];
  const directions: number[] = [];
  const indices: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    const corner = positions.slice(at, at + 3);
    const direction = normals.slice(at, at + 3);
    const key = [...corner, ...direction].map((part) => Math.round(part * 1e5)).join(' ');
    let index = known.get(key);
    if (index === undefined) {
      index = corners.length / 3;
      known.set(key, index);
      corners.push(...corner);
      directions.push(...direction);
    }
    indices.push(index);
  }
  return { corners, directions, indices };
};

const padded = (bytes: Buffer, filling: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filling)]);

/** A number of 32 bits, little-endian as all of the format. */
const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** An array of bytes whose parts begin where numbers of four bytes may. */
const bufferOf = () => {
  const parts: Buffer[] = [];
  const views: object[] = [];
  let size = 0;
  return {
    views,
    add: (numbers: Float32Array | Uint16Array, target: number): number => {
      const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      views.push({ buffer: 0, byteOffset: size, byteLength: bytes.length, target });
      parts.push(padded(bytes, 0));
      size += parts.at(-1)?.length ?? 0;
      return views.length - 1;
    },
    bytes: (): Buffer => Buffer.concat(parts),
  };
};

const extremes = (corners: readonly number[]): { min: number[]; max: number[] } => {
  const axis = (offset: number): number[] => corners.filter((_value, index) => index % 3 === offset);
  const all = [0, 1, 2].map(axis);
  // As they are stored, so that a reader finds no corner beyond them.
  return {
    min: all.map((values) => Math.fround(values.reduce((least, value) => Math.min(least, value), Infinity))),
    max: all.map((values) => Math.fround(values.reduce((most, value) => Math.max(most, value), -Infinity))),
  };
};

/**
 * A home as binary glTF 2.0: in meters, Y up, X and Z the x and y of its document, the floor at 0. One node for each wall,
 * window, door, porch, steps, part and fixture, named by kind and id, such as `porch:porch-1`, and one for the roof, the floor and
 * the foundation.
 */
export const planGlb = (plan: Plan): Buffer => {
  const house = houseIn(plan);
  const place = ([x, y, z]: Point3): Point3 => [
    x * meter,
    (z - floorHeight) * meter,
    (house.depth - y) * meter,
  ];
  const colors = colorsOf(house);
  const names: SolidMaterial[] = [];
  const buffer = bufferOf();
  const accessors: object[] = [];
  const accessor = (view: number, count: number, about: object): number =>
    accessors.push({ bufferView: view, count, ...about }) - 1;
  const nodes: { name: string; mesh: number }[] = [];
  const meshes: object[] = [];
  for (const [name, faces] of byNode(houseFaces(house))) {
    const primitives = meshesOf(
      faces.map((face) => ({ ...face, lifts: false })),
      place,
    ).map(({ material, positions, normals }) => {
      const { corners, directions, indices } = indexed(positions, normals);
      if (corners.length / 3 > maxCorners) throw new RangeError(`${name} has too many corners`);
      if (!names.includes(material)) names.push(material);
      return {
        attributes: {
          POSITION: accessor(buffer.add(new Float32Array(corners), arrayBuffer), corners.length / 3, {
            componentType: floats,
            type: 'VEC3',
            ...extremes(corners),
          }),
          NORMAL: accessor(buffer.add(new Float32Array(directions), arrayBuffer), directions.length / 3, {
            componentType: floats,
            type: 'VEC3',
          }),
        },
        indices: accessor(buffer.add(new Uint16Array(indices), elementBuffer), indices.length, {
          componentType: shorts,
          type: 'SCALAR',
        }),
        material: names.indexOf(material),
      };
    });
    if (primitives.length > 0) nodes.push({ name, mesh: meshes.push({ name, primitives }) - 1 });
  }
  const binary = buffer.bytes();
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0', generator: 'Hearthline' },
      scene: 0,
      scenes: [{ nodes: nodes.map((_node, index) => index) }],
      nodes,
      meshes,
      materials: names.map((name) => materialOf(name, colors[name])),
      accessors,
      bufferViews: buffer.views,
      buffers: [{ byteLength: binary.length }],
    }),
  );
  const chunk = (kind: number, bytes: Buffer): Buffer =>
    Buffer.concat([word(bytes.length), word(kind), bytes]);
  const chunks = Buffer.concat([chunk(jsonChunk, padded(json, 0x20)), chunk(binaryChunk, binary)]);
  return Buffer.concat([word(magic), word(version), word(12 + chunks.length), chunks]);
};
