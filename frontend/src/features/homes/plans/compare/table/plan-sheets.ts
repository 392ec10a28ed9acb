import { useEffect, useState } from 'react';
import { apiFetch } from '../../../../../platform/api/rest-client.ts';

/** What a drawing shows, in inches. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

const sizeOf = (svg: string): Sheet | null => {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 2000)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
};

const read = async (src: string): Promise<Sheet | null> => sizeOf(await (await apiFetch(null, src)).text());

/** How much of the ground each drawing shows, so that all can be drawn at one scale: undefined until that is known. */
export const usePlanSheets = (
  sources: readonly (string | undefined)[],
): readonly (Sheet | null | undefined)[] => {
  const [sheets, setSheets] = useState<Readonly<Record<string, Sheet | null>>>({});
  const missing = sources.filter((src) => src !== undefined && !(src in sheets)).join(' ');
  useEffect(() => {
    let isCancelled = false;
    for (const src of missing.split(' ').filter(Boolean))
      read(src)
        // The picture says what is wrong with it.
        .catch(() => null)
        .then(
          (sheet) => isCancelled || setSheets((known) => ({ ...known, [src]: sheet })),
          () => undefined,
        );
    return () => void (isCancelled = true);
  }, [missing]);
  return sources.map((src) => (src === undefined ? undefined : sheets[src]));
};
