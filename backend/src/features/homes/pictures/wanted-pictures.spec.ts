import { questions, roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import { housePicture } from '@hearthline/rules/design.ts';
import { expect, it } from 'vitest';
import { parseImageFile } from './image-file.ts';
import { imageWidths } from './image.service.ts';
import { picturesIn, wantedPictures, type PictureRequest } from './wanted-pictures.ts';

const addressOf = ({ file, view, width }: PictureRequest): string => {
  const query = [view && `view=${view}`, width && `w=${width}`].filter(Boolean).join('&');
  return `/api/image/${file}${query && `?${query}`}`;
};

it('finds the pictures that a page names', () => {
  const page = `<img src="/api/image/home-enid.webp?w=800" srcset="/api/image/home-enid.webp?w=400 400w, /api/image/home-enid.webp?w=800 800w">
    <meta content="https://example.com/api/image/house-shed-wood.png"><img src="/api/image/home-enid.dusk.webp?view=porch&amp;w=400"><a href="/api/image/">none</a>
    <meta content="https://example.com/api/image/home-enid.card.png">`;
  expect(picturesIn(page).map(addressOf)).toEqual([
    '/api/image/home-enid.webp?w=800',
    '/api/image/home-enid.webp?w=400',
    '/api/image/home-enid.webp?w=800',
    '/api/image/house-shed-wood.png',
    '/api/image/home-enid.dusk.webp?view=porch&w=400',
  ]);
});

it('wants every picture that a visitor can choose, each once and each of the closed list', () => {
  const homes = ['birkenfeld', 'enid', 'toutle'].map((slug) => ({ slug, featured: slug === 'enid' }));
  const wanted = wantedPictures(
    ['<img src="/api/image/roof-hip.png">', '<img src="/api/image/home-toutle.webp">'],
    homes,
  );
  const addresses = wanted.map(addressOf);
  expect(addresses.slice(0, 2)).toEqual(['/api/image/roof-hip.png', '/api/image/home-toutle.webp']);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { file, width } of wanted) {
    expect(parseImageFile(file), file).not.toBeNull();
    expect([undefined, ...imageWidths]).toContain(width);
  }
  const options = questions.flatMap((question) => question.options.map(({ image }) => image as string));
  expect(addresses).toEqual(
    expect.arrayContaining([...options, ...options.map((image) => image.replace('.png', '.pdf'))]),
  );
  const houses = roofQuestion.options.flatMap(({ id: roof }) =>
    sidingQuestion.options.map(({ id: siding }) => housePicture({ roof, siding })),
  );
  expect(addresses).toEqual(
    expect.arrayContaining(houses.flatMap((house) => [400, 800, 1600].map((width) => `${house}?w=${width}`))),
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/api/image/plan-birkenfeld.png',
      '/api/image/plan-birkenfeld.pdf',
      '/api/image/home-enid.webp',
      '/api/image/home-toutle.webp',
      ...['corner', 'porch'].flatMap((view) => [
        `/api/image/home-toutle.webp?view=${view}&w=400`,
        `/api/image/home-toutle.webp?view=${view}&w=800`,
        `/api/image/home-toutle.dusk.webp?view=${view}&w=400`,
      ]),
    ]),
  );
});
