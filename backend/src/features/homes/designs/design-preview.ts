import { designWords } from '@hearthline/rules/design.ts';
import { designCardPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import type { LinkPreview } from '@hearthline/rules/link-preview.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { homeViewOf } from './design-home.ts';
import { findDesign } from './design.policy.ts';

/**
 * What is shown where the address of a design is shared: the home with its roof and siding, and nothing that was typed. Null for one that
 * is not shared or not there, which counts as a guess; undefined while too many codes are being tried, existing ones or not.
 */
export const previewOfDesign = async (
  context: Context,
  code: string,
): Promise<LinkPreview | null | undefined> => {
  try {
    const { code: stored, content, homeName } = await findDesign(context, code);
    const { roof, siding, options } = content;
    const home = await homeViewOf(context, { home: content.home, homeName, code: stored });
    const look = designWords({ roof, siding });
    // An edited plan is called what somebody typed.
    const name = home && !home.plan ? home.name : null;
    return {
      title: name ? `The ${name} home, as it was designed` : 'A home design',
      description: `${look ? `With a ${look}. ` : ''}Open it to see what it costs and what a month costs.`,
      picture: designCardPicture({ home, roof, siding, options }, stored),
      alt: `${name ? `The ${name} home` : 'A home'}${look ? ` with a ${look}` : ''}`,
    };
  } catch (error) {
    return error instanceof AppError && error.code === 'NOT_FOUND' ? null : undefined;
  }
};
