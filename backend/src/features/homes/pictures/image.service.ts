import { createHash } from 'node:crypto';
import type { ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import { fitsStyle, type ChosenLook } from '@hearthline/rules/homes/looks/look.ts';
import { lookSentences } from '@hearthline/rules/homes/looks/look-rules.ts';
import { streetOf } from '@hearthline/model/generate/exterior/dressed.ts';
import { canonicalPlan } from '@hearthline/model/plan/canonical.ts';
import { AppError } from '../../../platform/errors.ts';
import { createFileCache, type FileCache } from '../../../platform/storage/file-cache.ts';
import type { HomeModel } from './home-model.ts';
import { parseImageFile, type ImageFormat, type ImageQuery, type Subject } from './image-file.ts';
import { drawingVersion } from './drawing-version.ts';
import { createDrawingQueue } from '../../../platform/turns/drawing-queue.ts';
import { createRenderer, type Renderer } from './renderer.ts';

export interface OpenedImage {
  readonly body: Buffer;
  readonly contentType: string;
  /** A strong entity tag with its quotes. */
  readonly etag: string;
}

export interface ImageService {
  /**
   * A picture by its file name, such as `plan-enid.png`. Null for a name outside the closed list, for an
   * unknown model, or for a width that is not offered: all are answered with 404. Throws BAD_INPUT for a style that does not fit the
   * home, and when drawing fails.
   * @param card the words on one that has them; without them, there is none
   */
  openImage(file: string, width?: number, query?: ImageQuery, card?: ShareCard): Promise<OpenedImage | null>;
  close(): void;
}

/** Pictures that need a home. */
export type ModelKind = 'plan' | 'home' | 'generated-home';

export interface ImageSurroundings {
  /** The folder in which drawings are kept. */
  readonly cacheFolder: string;
  /** The home that a picture of this kind shows: by its address, or by the code of its plan. @param plan that a quote has kept, by its SHA-256 */
  readonly findModel: (slug: string, kind: ModelKind, plan?: string) => Promise<HomeModel | null>;
  readonly renderer?: Renderer;
}

/** Widths in pixels that `?w=` may ask for. */
export const imageWidths = [400, 800, 1600] as const;

const contentTypes: Record<ImageFormat, string> = {
  png: 'image/png',
  pdf: 'application/pdf',
  webp: 'image/webp',
};

/** Picks only what is drawn, so that other columns of the row neither reach the worker nor change the tag. */
const drawn = ({
  slug,
  name,
  bedrooms,
  bathrooms,
  footprint,
  modelType,
  squareFootage,
  look,
  plan,
}: HomeModel): HomeModel => ({
  slug,
  name,
  bedrooms,
  bathrooms,
  footprint,
  modelType,
  squareFootage,
  look,
  plan,
});

/** @throws AppError BAD_INPUT for a style that does not fit the home */
const demandFit = ({ plan }: HomeModel, { style }: Partial<ChosenLook>): void => {
  if (style && !fitsStyle(style, plan ? streetOf(plan) : 'front'))
    throw new AppError('BAD_INPUT', { message: lookSentences.fits, fields: { style: lookSentences.fits } });
};

const needsModel = (subject: Subject): subject is Extract<Subject, { kind: ModelKind }> => 'slug' in subject;

export const createImageService = ({
  cacheFolder,
  findModel,
  renderer = createRenderer(),
}: ImageSurroundings): ImageService => {
  const cache = createFileCache(cacheFolder);
  /** Of the look that somebody chose, of which there are many: they push no own look out (rule `cost.budget`). */
  const otherLooks = createFileCache(`${cacheFolder}-in-other-looks`);
  const drawings = createDrawingQueue();

  const modelOf = async (subject: Subject): Promise<HomeModel | null> => {
    if (!needsModel(subject)) return null;
    const row = await findModel(subject.slug, subject.kind, 'plan' in subject ? subject.plan : undefined);
    return row && drawn(row);
  };

  /** A file as kept from an earlier request, or drawn now: once for all who ask at the same time. */
  const bodyOf = async (
    files: FileCache,
    key: string,
    draw: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> =>
    (await files.read(key)) ??
    drawings.draw(async () => {
      const body = await draw();
      if (body) await files.write(key, body);
      return body;
    }, key);

  return {
    openImage: async (file, width, query, card) => {
      const request = parseImageFile(file, query);
      if (!request || (width !== undefined && !(imageWidths as readonly number[]).includes(width)))
        return null;
      const { subject, format, tone, isShared, hasCard } = request;
      if (isShared && width !== undefined) return null;
      if (hasCard && !card) return null;
      const words = hasCard ? card : undefined;
      const model = await modelOf(subject);
      if (needsModel(subject) && !model) return null;
      const look = 'look' in subject ? subject.look : undefined;
      if (model && look) demandFit(model, look);
      const identity = JSON.stringify([
        drawingVersion,
        // Its plan stands in the model: as long as the catalog has it too, both are one picture.
        { ...subject, plan: undefined },
        model && { ...model, plan: model.plan && canonicalPlan(model.plan) },
        format,
        format === 'pdf' ? null : (width ?? null),
        // Pictures without a tone keep the names that they had before there were any.
        ...(tone ? [tone] : []),
        ...(isShared ? ['share'] : []),
        ...(words ? [words] : []),
      ]);
      const digest = createHash('sha256').update(identity).digest('hex').slice(0, 40);
      const body = await bodyOf(look ? otherLooks : cache, `${digest}.${format}`, () =>
        renderer.render({ subject, model, format, tone, isShared, card: words, width }),
      );
      return body && { body, contentType: contentTypes[format], etag: `"${digest}"` };
    },
    close: () => {
      drawings.close();
      renderer.close();
    },
  };
};
