import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface WhenNearProps<File> {
  /** Imports the file that draws it; the same function each time. */
  readonly load: () => Promise<File>;
  /** What holds the place until then, about as high. */
  readonly placeholder: ReactNode;
  /** Draws it with that file. */
  readonly children: (file: File) => ReactNode;
}

type Loaded<File> = { readonly file: File } | { readonly error: unknown };

/**
 * What is costly to draw and lies below the first screen: drawn once its place is within half a window's height of what is seen, or
 * the page is printed, and then kept. Its file is loaded before that, because a printer waits for nothing. Throws what kept the file
 * from being loaded.
 */
export const WhenNear = <File,>({ load, placeholder, children }: WhenNearProps<File>) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [loaded, setLoaded] = useState<Loaded<File> | null>(null);
  useEffect(() => {
    if (loaded) return;
    load().then(
      (file) => setLoaded({ file }),
      // Asked for again when it is needed.
      (error: unknown) => {
        if (isNear) setLoaded({ error });
      },
    );
  }, [load, loaded, isNear]);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const draw = (): void => setNear(true);
    const print = (): void => flushSync(draw);
    const views = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: '50% 0px' },
    );
    views.observe(element);
    window.addEventListener('beforeprint', print);
    return () => {
      views.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear]);
  if (!isNear || !loaded) return <div ref={place}>{placeholder}</div>;
  if ('error' in loaded) throw loaded.error;
  return children(loaded.file);
};
