import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import { sharedSize } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import type { LinkPreview } from '@hearthline/rules/link-preview.ts';

/** The elements of a page's head that link previews are made from. @param site what public addresses start with */
export const previewTags = ({ title, description, picture, alt }: LinkPreview, site: string): string =>
  [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', site + picture],
    ['og:image:width', String(sharedSize.width)],
    ['og:image:height', String(sharedSize.height)],
    ['og:image:alt', alt],
  ]
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escapeMarkup(content)}">`)
    .join('') + '<meta name="twitter:card" content="summary_large_image">';
