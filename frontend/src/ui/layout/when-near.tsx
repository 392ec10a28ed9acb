import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** What holds the place until then, about as high. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is costly to draw and lies below the first screen: drawn once its place is within half a window's height of what is seen, or
 * the page is printed, and then kept.
 */
export const WhenNear = ({ placeholder, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const draw = (): void => setNear(true);
    const views = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: '50% 0px' },
    );
    views.observe(element);
    window.addEventListener('beforeprint', draw);
    return () => {
      views.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
};
