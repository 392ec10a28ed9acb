import { useEffect, useState, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Wider stages (a tablet, a desktop) show a picture large enough as it is. */
const narrowStage = 640;
/** A picture is not turned for less than this. */
const minGain = 1.2;

const fit = (picture: Size, stage: Size): number =>
  Math.min(stage.width / picture.width, stage.height / picture.height);

/** Whether a wide picture becomes clearly larger on a narrow upright stage when it is turned by 90 degrees. */
export const gainsByTurning = (picture: Size, stage: Size): boolean => {
  if (picture.width <= picture.height || stage.width >= narrowStage || stage.width <= 0) return false;
  return fit({ width: picture.height, height: picture.width }, stage) >= minGain * fit(picture, stage);
};

/** The size of an element, which changes when the phone is turned; null until it is known. */
export const useStageSize = (stage: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
};
