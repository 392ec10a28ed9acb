import { planFileView } from '@hearthline/rules/homes/plans/plan-files.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { planFileAnswer } from './plan-file-answer.ts';
import { createPlanFiles, type DrawPlanFile } from './plan-files.service.ts';

/** A code, and what is asked for of its plan. */
const fileName = /^([A-Za-z0-9._~-]{1,200})\.([a-z]+)$/;

/**
 * The files of a design.
 * @param draw draws the plan of a code
 */
export const planFileRoutes = (draw: DrawPlanFile<string>): RestRoute[] => {
  const files = createPlanFiles(draw);
  return [
    {
      method: 'get',
      path: '/api/floor-plans/designs/:file',
      access: 'public',
      about: {
        summary: 'A design as JSON, SVG, PNG, PDF, DXF or GLB',
        query: planFileView,
        like: {
          file: 'The code of the design and the kind of file, as in `<code>.svg`, `<code>.png`, `<code>.pdf`, `<code>.dxf`, `<code>.glb` or `<code>.json`; `NOT_FOUND` for an unknown code or kind.',
        },
        answers: 'image/svg+xml',
      },
      handle: async (context, { params, query, header }) => {
        const [, code = '', kind = ''] = fileName.exec(params.file ?? '') ?? [];
        const file = await files.open(context, code, kind, code, query);
        if (!file) throw new AppError('NOT_FOUND');
        // A code stands for the same plan forever, but the way it is drawn gets better.
        const forever = kind === 'json';
        return planFileAnswer(
          file,
          header,
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        );
      },
    },
  ];
};
