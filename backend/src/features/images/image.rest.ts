import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import { imageWidths, type ImageService } from './image.service.ts';

/** Pictures, and with them their tags, change only with the drawing or the model: cached for a day, then revalidated with a few bytes. */
const cacheControl = 'public, max-age=86400';

/** The width in `?w=800`; for an unknown width no picture exists. */
const widthOf = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));

/** The drawings, as png, pdf and webp (specification, section 7). */
export const imageRoutes = (images: ImageService): RestRoute[] => [
  {
    method: 'get',
    path: '/api/image/:file',
    access: 'public',
    about: {
      summary: 'A drawing as PNG, WebP or PDF',
      query: z.object({
        w: z.literal(imageWidths).optional().describe('The width in pixels; the original width if omitted.'),
      }),
      like: {
        file: 'The name of the drawing and its format, as in `plan-enid.png`, `home-enid.webp`, `bedroom-king.png` or `house-gable-brick.webp`. As WebP, all but roofs and sidings exist for dark pages too: `home-enid.dusk.webp`; `NOT_FOUND` for an unknown name.',
      },
      answers: 'image/png',
    },
    handle: async (_context, { params, query, header }) => {
      const image = await images.openImage(params.file ?? '', widthOf(query.w));
      if (!image) throw new AppError('NOT_FOUND');
      const headers = { ETag: image.etag, 'Cache-Control': cacheControl };
      if (header('if-none-match')?.includes(image.etag)) return { status: 304, headers };
      return { status: 200, headers: { ...headers, 'Content-Type': image.contentType }, body: image.body };
    },
  },
];
