import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawAhead } from './draw-ahead.ts';
import type { ImageService } from './image.service.ts';

let siteFolder = '';
beforeEach(() => {
  siteFolder = mkdtempSync(join(tmpdir(), 'hearthline-site-'));
  writeFileSync(join(siteFolder, 'index.html'), '<img src="/api/image/scene-home.webp?w=400">');
});
afterEach(() => rmSync(siteFolder, { recursive: true }));

/** Stands in for the service that draws. `draw` is called with each file. */
const service = (draw: (file: string) => void = () => undefined) => {
  const drawn: string[] = [];
  let isClosed = false;
  const images: ImageService = {
    openImage: async (file, width) => {
      drawn.push(width === undefined ? file : `${file} ${width}`);
      draw(file);
      return null;
    },
    close: () => void (isClosed = true),
  };
  return { images, drawn, isClosed: () => isClosed };
};
const noHomes = () => Promise.resolve([]);

it('draws what the pages name first, then what the scripts ask for, and ends', async () => {
  const { images, drawn, isClosed } = service();
  const homes = () => Promise.resolve([{ slug: 'enid', featured: true }]);
  await drawAhead({ images, siteFolder, homes, isIdle: () => true, onError: () => undefined }).done;
  expect(drawn[0]).toBe('scene-home.webp 400');
  expect(drawn).toContain('plan-enid.png');
  expect(isClosed()).toBe(true);
});

it('goes on after a picture that cannot be drawn', async () => {
  const failed: string[] = [];
  const { images, drawn } = service((file) => {
    if (file === 'scene-home.webp') throw new Error('no canvas');
  });
  const onError = (_error: unknown, { file }: { file: string }) => void failed.push(file);
  await drawAhead({ images, siteFolder, homes: noHomes, isIdle: () => true, onError }).done;
  expect(failed).toEqual(['scene-home.webp']);
  expect(drawn.length).toBeGreaterThan(100);
});

it('waits while somebody is there, and ends when it is stopped', async () => {
  const { images, drawn, isClosed } = service();
  const ahead = drawAhead({
    images,
    siteFolder,
    homes: noHomes,
    isIdle: () => drawn.length < 3,
    onError: () => undefined,
  });
  await expect.poll(() => drawn.length).toBe(3);
  await ahead.stop();
  expect(drawn).toHaveLength(3);
  expect(isClosed()).toBe(true);
});
