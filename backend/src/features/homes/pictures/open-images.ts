import { constants } from 'node:os';
import { join } from 'node:path';
import type { Query } from '../../../platform/db/database.ts';
import { drawAhead, type DrawingAhead } from './draw-ahead.ts';
import { generatedModel } from './generated-model.ts';
import { homeModels, shownHomes } from './home-model.queries.ts';
import { createImageService, type ImageService } from './image.service.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** Opens the picture service, which draws from the rows of the catalog and caches under the data directory. @param renderer the process that draws */
export const openImages = (query: Query, dataDir: string, renderer?: Renderer): ImageService =>
  createImageService({
    cacheFolder: join(dataDir, 'cache', 'images'),
    findModel: (slug, kind, plan) =>
      kind === 'generated-home' ? generatedModel(slug) : homeModels(query)(slug, kind, plan),
    ...(renderer && { renderer }),
  });

/** Draws the pictures of the site before anybody asks for them. @param given the built site, and whether nobody is there */
export const drawImagesAhead = (
  query: Query,
  dataDir: string,
  given: Pick<DrawingAhead, 'siteFolder' | 'isIdle' | 'onError'>,
) =>
  drawAhead({
    ...given,
    images: openImages(query, dataDir, createRenderer(constants.priority.PRIORITY_LOW)),
    homes: () => query(shownHomes, {}),
  });
