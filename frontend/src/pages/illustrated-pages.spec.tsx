import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { AboutUsPage } from './about-us-page.tsx';
import { ContactInfoPage } from './contact-info-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { MissionStatementPage } from './mission-statement-page.tsx';

const pages: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/about-us', AboutUsPage],
  ['/contact-info', ContactInfoPage],
  ['/features', FeaturesPage],
  ['/mission-statement', MissionStatementPage],
];

it.each(pages)('%s shows no picture twice, and says what each shows', async (path, Page) => {
  const { container } = renderAt(<Page />, { at: path });
  await expect.poll(() => container.querySelectorAll('img').length).toBeGreaterThanOrEqual(2);
  const pictures = [...container.querySelectorAll('img')];
  const names = pictures.map((picture) => picture.getAttribute('src')?.replace(/\?.*/, ''));
  expect(new Set(names).size).toBe(names.length);
  for (const picture of pictures) expect(picture.alt.length, picture.alt).toBeGreaterThan(15);
});
