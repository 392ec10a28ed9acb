import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { roofIds, sidingIds } from '@hearthline/rules/design.ts';
import { colors, styles } from '@hearthline/rules/homes/looks/look.ts';
import type { Request } from './load.ts';
import { noneOf, type Figure } from './report.ts';
import type { Headers } from './requests.ts';

const allLooks = styles.flatMap((style) =>
  roofIds.flatMap((roof) =>
    sidingIds.flatMap((siding) =>
      colors.map((color) => new URLSearchParams({ style, roof, siding, color }).toString()),
    ),
  ),
);
/** Every so many of a list, so that all parts of a look change. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_none, index) => all[(index * 37) % all.length] as T);

/** Codes that no answer has held: other styles, other lengths, and the longest that are read, each with its moves. */
const forgedCodes = (codes: readonly string[]): string[] =>
  spread(
    codes.flatMap((code) => {
      const [version, wish, entry, length = '', turn] = code.split('.');
      return Array.from({ length: 200 }, (_none, index) => {
        const inches = (Number.parseInt(length, 36) + index).toString(36);
        const forged = [version, wish, entry, inches, turn].join('.');
        const moves = `~f${(index % 40) + 1}.1.0`;
        return forged + moves.repeat(Math.floor((200 - forged.length) / moves.length));
      });
    }),
    500,
  );

/**
 * What the public calls of plans and looks cost one address that asks for as much as it can (rule `cost.budget`).
 * @param codes of plans that there are
 */
export const lookAttacks = (
  headers: Headers,
  codes: readonly string[],
): Record<string, readonly Request[]> => {
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  return {
    'forged codes': forgedCodes(codes).map((code) => get(`/api/floor-plans/designs/${code}.json`)),
    'five hundred looks': spread(allLooks, 500).map((look, index) =>
      get(index % 2 ? `/api/image/home-enid.webp?${look}` : `/api/homes/enid/plan.svg?${look}`),
    ),
    'GLB files': spread(allLooks, 500).map((look, index) =>
      get(`/api/floor-plans/designs/${codes[index % codes.length]}.glb?${look}`),
    ),
  };
};

/** Where files of homes in their own look are kept. */
const caches = ['images', 'plans'] as const;
const namesIn = (dataDir: string): Promise<string[]> =>
  Promise.all(
    caches.map(async (cache) =>
      (await readdir(join(dataDir, 'cache', cache)).catch(() => [])).map((name) => `${cache}/${name}`),
    ),
  ).then((lists) => lists.flat());

/** Has homes drawn in their own look. @returns the files that are kept of them */
export const homePictures = async (url: string, dataDir: string): Promise<string[]> => {
  for (const path of ['/api/image/home-enid.webp', '/api/homes/enid/plan.svg', '/api/image/home-wasco.webp'])
    await (await fetch(url + path)).arrayBuffer();
  return namesIn(dataDir);
};

/** That none of these files was given up for those in other looks. */
export const lostOwnLooks = async (dataDir: string, before: readonly string[]): Promise<Figure[]> => {
  const present = new Set(await namesIn(dataDir));
  return [
    noneOf(
      before.length,
      'files of homes in their own look: no longer kept',
      before.filter((name) => !present.has(name)).length,
    ),
  ];
};
