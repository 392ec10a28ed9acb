import { sharedSize, type ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import { textWidth } from './drawing/font.ts';
import { group, path, rect, roundRect, text, type Face, type Picture, type Shape } from './drawing/shape.ts';

const { width, height } = sharedSize;
/** From the edges, in pixels: what is cut off where a preview is shown in other proportions is empty. */
const edge = 56;

const colors = {
  paper: '#f6f3ec',
  pine: '#1d4a38',
  ember: '#d9722e',
  night: '#0d1e18',
  quiet: '#dfe6e0',
} as const;

/** The largest size up to `size` at which a text fits into the picture. */
const fitting = (content: string, face: Face, size: number): number =>
  Math.min(size, (size * (width - 2 * edge)) / textWidth(content, face, size));

/** The mark of the site's logo (`frontend/src/ui/theme/logo.tsx`), 32 by 32. */
const mark: readonly Shape[] = [
  path('M4.5 16.4 16 6l11.5 10.4', { stroke: colors.pine, width: 2.6, cap: 'round', join: 'round' }),
  path('M8 15.5V26h16V15.5', { stroke: colors.pine, width: 2.6, cap: 'round', join: 'round' }),
  path('M16 14.5c2.6 2.6 3.9 4.6 3.9 6.6a3.9 3.9 0 0 1-7.8 0c0-2 1.3-4 3.9-6.6Z', { fill: colors.ember }),
];

const logo = (company: string): Shape => {
  const size = Math.min(34, fitting(company, 'title', 34) * 0.8);
  const wide = textWidth(company, 'title', size);
  return group(
    [
      roundRect(0, 0, wide + 106, 72, 36, { fill: colors.paper }),
      group(mark, { move: [24, 12], scale: 1.5 }),
      text(company, [80, 47], { face: 'title', size, fill: colors.pine }),
    ],
    { move: [edge - 16, edge - 16] },
  );
};

/** A picture with the logo above it, and what the home is called, has and costs below. */
export const withCard = (picture: Picture, { company, title, facts, price }: ShareCard): Picture => {
  const lines = [
    { content: title, face: 'title', size: 84, fill: '#ffffff', high: 84 },
    ...(facts ? [{ content: facts, face: 'label', size: 32, fill: colors.quiet, high: 48 } as const] : []),
    ...(price
      ? [{ content: price, face: 'label-strong', size: 42, fill: '#ffffff', high: 60 } as const]
      : []),
  ] as const;
  let below = lines.slice(1).reduce((sum, { high }) => sum + high, 0);
  const words = lines.map(({ content, face, size, fill }, index) => {
    if (index > 0) below -= lines[index]?.high ?? 0;
    return text(content, [edge, height - edge - below], { face, size: fitting(content, face, size), fill });
  });
  return {
    ...picture,
    shapes: [
      ...picture.shapes,
      rect(0, 0, width, height, {
        fill: {
          kind: 'linear',
          from: [0, height * 0.42],
          to: [0, height],
          stops: [
            [0, `${colors.night}00`],
            [0.45, `${colors.night}b3`],
            [1, `${colors.night}f2`],
          ],
        },
      }),
      logo(company),
      ...words,
    ],
  };
};
