import { Picture } from '../../../../../ui/image-viewer/picture.tsx';
import type { HomeSummary } from '../../results/home-summary.ts';

/** How a home looks from the front; small on paper. */
export const HousePicture = ({ src, alt, ratio }: HomeSummary['exterior']) => (
  <Picture
    dusk
    src={src}
    alt={alt}
    w="full"
    aspectRatio={ratio}
    objectFit="cover"
    borderRadius="md"
    _print={{ maxH: '26mm', w: 'auto' }}
  />
);
