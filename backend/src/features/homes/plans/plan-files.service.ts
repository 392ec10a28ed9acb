import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { planFileKinds, planFileView, type PlanFileKind } from '@hearthline/rules/homes/plans/plan-files.ts';
import type { Context } from '../../../platform/context.ts';
import { createFileCache, type FileCache } from '../../../platform/storage/file-cache.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { FileRequest } from './drawn/plan-worker.ts';
import type { PlanFile } from './files/plan-file.ts';

/**
 * Draws a plan, given as its code or its document; null if there is none.
 * @param name the same for the same plan and request: it is then drawn once for all who ask at the same time
 */
export type DrawPlanFile<Source> = (
  source: Source,
  request: FileRequest,
  name?: string,
) => Promise<PlanFile | null>;

const isOn = (value: 'true' | 'false' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'true';

const requestOf = (kind: PlanFileKind, query: unknown): FileRequest => {
  const { furniture, dimensions, mirrored, caption, text, colors, elevation, ...look } = validate(
    planFileView,
    query,
  );
  return {
    kind,
    view: {
      furniture: isOn(furniture) ?? true,
      dimensions: isOn(dimensions) ?? true,
      mirrored: isOn(mirrored) ?? false,
      caption: isOn(caption) ?? true,
      largeText: text === 'large',
      colors,
      elevation,
    },
    look: Object.values(look).some((part) => part !== undefined) ? look : undefined,
  };
};

/** A file as it is kept: what is known of it in one line, then its bytes. */
const packed = ({ body, ...about }: PlanFile): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), body]);

const unpacked = (bytes: Buffer): PlanFile => {
  const end = bytes.indexOf('\n');
  const about = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<PlanFile, 'body'>;
  return { ...about, body: bytes.subarray(end + 1) };
};

/** What the server's program is: files that another one has drawn are drawn again. A program that is being edited trusts only its own. */
const editionOf = ({ id, build }: Context['server']): string =>
  import.meta.url.endsWith('.ts') ? id : build;

/** One for each folder: it knows how much it has kept. */
const caches = new Map<string, FileCache>();
const cacheIn = (folder: string): FileCache => {
  const cache = caches.get(folder) ?? createFileCache(folder);
  caches.set(folder, cache);
  return cache;
};

/** The files of plans. Each is drawn once and kept on disk: somebody who looks at a plan mostly downloads it as well, and others open the same link. */
export const createPlanFiles = <Source>(
  draw: DrawPlanFile<Source>,
): {
  open: (
    context: Pick<Context, 'server'>,
    name: string,
    kind: string,
    source: Source,
    query: unknown,
  ) => Promise<PlanFile | null>;
} => ({
  /**
   * @param name stands for the plan: another plan has another name
   * @returns null if there is no such plan or kind
   * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE
   */
  open: async ({ server }, name, kind, source, query) => {
    const known = planFileKinds.find((one) => one === kind);
    if (!known || name === '') return null;
    const request = requestOf(known, query);
    // Other looks, of which there are many, push no own look out (rule `cost.budget`).
    const cache = cacheIn(join(server.dataDir, 'cache', request.look ? 'plans-in-other-looks' : 'plans'));
    const key = createHash('sha256')
      .update(JSON.stringify([editionOf(server), name, request]))
      .digest('hex');
    const cached = await cache.read(key);
    if (cached) return unpacked(cached);
    const drawn = await draw(source, request, key);
    if (drawn) await cache.write(key, packed(drawn));
    return drawn;
  },
});
