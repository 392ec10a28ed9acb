/** Styles for a row that scrolls sideways: it fades out at the edges where there is more to see. Without overflow nothing fades. */
export const scrollFade = {
  '@supports (animation-timeline: scroll())': {
    maskImage:
      'linear-gradient(to right, transparent, #000 2rem), linear-gradient(to left, transparent, #000 2rem)',
    maskSize: 'calc(100% + 2rem) 100%',
    maskRepeat: 'no-repeat',
    maskComposite: 'intersect',
    maskPosition: '-2rem 0, 0 0',
    animation: 'edges linear',
    animationTimeline: 'scroll(self inline)',
  },
} as const;
