import { planFileView } from '@hearthline/rules/floor-plans/plan-files.ts';
import { AppError } from '../../platform/errors.ts';
import { attachment } from '../../platform/http/content-disposition.ts';
import { sandboxPolicy } from '../../platform/http/response-headers.ts';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import type { PlanFile } from './files/plan-file.ts';
import { createPlanFiles, type DrawPlanFile } from './plan-files.service.ts';

const headersOf = ({ etag, contentType, fileName }: PlanFile): Record<string, string> => ({
  'Content-Type': contentType,
  // Browsers show everything but what is made for drafting programs.
  'Content-Disposition': attachment(fileName, fileName.endsWith('.dxf') ? 'attachment' : 'inline'),
  ...(contentType.startsWith('image/svg') ? { 'Content-Security-Policy': sandboxPolicy } : {}),
  // A code stands for the same bytes forever: a new version of the generator makes new codes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  ETag: etag,
});

/**
 * The files of a design.
 * @param draw draws the plan of a code
 */
export const planFileRoutes = (draw: DrawPlanFile): RestRoute[] => {
  const files = createPlanFiles(draw);
  return [
    {
      method: 'get',
      path: '/api/floor-plans/designs/:file',
      access: 'public',
      about: {
        summary: 'A design as JSON, SVG, PNG, PDF or DXF',
        query: planFileView,
        like: {
          file: 'The code of the design and the kind of file, as in `<code>.svg`, `<code>.png`, `<code>.pdf`, `<code>.dxf` or `<code>.json`; `NOT_FOUND` for an unknown code or kind.',
        },
        answers: 'image/svg+xml',
      },
      handle: async (_context, { params, query, header }) => {
        const file = await files.open(params.file ?? '', query);
        if (!file) throw new AppError('NOT_FOUND');
        const headers = headersOf(file);
        if (header('if-none-match')?.includes(file.etag)) return { status: 304, headers };
        return { status: 200, headers, body: file.body };
      },
    },
  ];
};
