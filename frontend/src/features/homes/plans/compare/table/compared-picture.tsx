import { Picture } from '../../../../../ui/image-viewer/picture.tsx';
import type { HomeSummary } from '../../results/home-summary.ts';

/** How a home looks from the street; small on paper. */
export const HousePicture = (exterior: HomeSummary['exterior']) => (
  <Picture
    dusk
    {...exterior}
    sizes="(min-width: 768px) 30rem, 60vw"
    w="full"
    aspectRatio="3 / 2"
    objectFit="cover"
    borderRadius="md"
    _print={{ maxH: '15mm', w: 'auto' }}
  />
);
