import { z } from 'zod';
import type { ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { lookQuery } from '@hearthline/rules/homes/looks/look-rules.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { homeViews } from '@hearthline/rules/homes/catalog/views.ts';
import type { RestRequest, RestRoute } from '../../../platform/http/rest-router.ts';
import { parseImageFile, type ImageQuery } from './image-file.ts';
import { imageWidths, type ImageService } from './image.service.ts';

/** Pictures, and with them their tags, change only with the drawing or the model: cached for a day, then revalidated with a few bytes. */
const cacheControl = 'public, max-age=86400';

/** The SHA-256 of a plan in lower-case hexadecimal digits. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const shown = z.object({
  w: z.literal(imageWidths).optional().describe('The width in pixels; the original width if omitted.'),
  ...lookQuery,
  view: z
    .enum(homeViews)
    .optional()
    .describe(
      'Of a home: from the street, from its corner or at its front door; from the street if omitted.',
    ),
  code: z.string().max(200).optional().describe('For `generated-home.webp`: the code of its plan.'),
  plan: sha256
    .optional()
    .describe(
      'For `home-enid.webp`: the SHA-256 of the plan that a quote has kept, as designs and quotes name it.',
    ),
  design: z
    .string()
    .max(40)
    .optional()
    .describe('For a link preview: the code of the design whose price stands on it.'),
});

/** How a home is to look; nothing for a view that there is not, so that no picture is found. @throws AppError BAD_INPUT for an unknown look */
const queryOf = ({ view, code, plan, ...query }: RestRequest['query']): ImageQuery | null => {
  const look = validate(z.object(lookQuery), query);
  const read = shown.pick({ view: true, code: true, plan: true }).safeParse({ view, code, plan });
  if (!read.success) return null;
  return {
    ...(Object.values(look).some((part) => part !== undefined) && { look }),
    ...(read.data.view && { view: read.data.view }),
    ...(read.data.code !== undefined && { code: read.data.code }),
    ...(read.data.plan !== undefined && { plan: read.data.plan }),
  };
};

/** What a link preview is of: a home of the catalog, a drawn plan, a design, or the company where nothing is named. */
export interface ShareSubject {
  readonly slug?: string | undefined;
  readonly planCode?: string | undefined;
  readonly design?: string | undefined;
}

/** Finds the words on the picture of a link preview. */
export type FindCard = (context: Context, of: ShareSubject) => Promise<ShareCard>;

/** What an address asks a link preview of; null if it asks for none. */
const shareSubject = (file: string, request: ImageQuery, design: unknown): ShareSubject | null => {
  const image = parseImageFile(file, request);
  if (!image?.hasCard) return null;
  const { subject } = image;
  return {
    ...(subject.kind === 'home' && { slug: subject.slug }),
    ...(subject.kind === 'generated-home' && { planCode: subject.slug }),
    ...(typeof design === 'string' && { design }),
  };
};

/** The width in `?w=800`; for an unknown width no picture exists. */
const widthOf = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));

/** The drawings, as png, pdf and webp (docs/specification.md, section 7). */
export const imageRoutes = (images: ImageService, findCard: FindCard): RestRoute[] => [
  {
    method: 'get',
    path: '/api/image/:file',
    access: 'public',
    about: {
      summary: 'A drawing as PNG, WebP or PDF',
      query: shown,
      like: {
        file: 'The name of the drawing and its format, as in `plan-enid.png`, `home-enid.webp`, `bedroom-king.png`, `house-gable-brick.webp` or `generated-home.webp`. With `.card.png`, homes and houses are pictures of 1200 by 630 for link previews, with name, price and logo. As WebP, all but roofs and sidings exist for dark pages too: `home-enid.dusk.webp`; `NOT_FOUND` for an unknown name.',
      },
      answers: 'image/png',
    },
    handle: async (context, { params, query, header }) => {
      const request = queryOf(query);
      const file = params.file ?? '';
      const shared = request && shareSubject(file, request, query.design);
      const card = shared ? await findCard(context, shared) : undefined;
      const image = request && (await images.openImage(file, widthOf(query.w), request, card));
      if (!image) throw new AppError('NOT_FOUND');
      const headers = {
        ETag: image.etag,
        'Cache-Control': cacheControl,
        // Mails and link previews show them too, in pages of others.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      if (header('if-none-match')?.includes(image.etag)) return { status: 304, headers };
      return { status: 200, headers: { ...headers, 'Content-Type': image.contentType }, body: image.body };
    },
  },
];
