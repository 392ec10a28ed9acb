import { useEffect, useState, type RefObject } from 'react';

/** What a home is configured by, in this order on every page. */
export const chapterNames = ['plan', 'outside', 'inside', 'lot', 'payment'] as const;
export type ChapterName = (typeof chapterNames)[number];

const isChapter = (name: unknown): name is ChapterName => (chapterNames as readonly unknown[]).includes(name);

/** The chapter that is being read: the one that crosses a line somewhat below the middle of the window. @param within what holds the chapters */
export const useChapter = (within: RefObject<HTMLElement | null>): ChapterName | null => {
  const [chapter, setChapter] = useState<ChapterName | null>(null);
  useEffect(() => {
    const crossing = new IntersectionObserver(
      (entries) => {
        const name = entries
          .find(({ isIntersecting }) => isIntersecting)
          ?.target.getAttribute('data-chapter');
        if (isChapter(name)) setChapter(name);
      },
      { rootMargin: '-60% 0px -39% 0px' },
    );
    for (const section of within.current?.querySelectorAll('[data-chapter]') ?? []) crossing.observe(section);
    return () => crossing.disconnect();
  }, [within]);
  return chapter;
};
