import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { ViewStrip } from '../../../../domain/view-strip.tsx';
import { imageAt } from '../home-images.ts';
import { viewImages, type ViewImage } from './view-images.ts';

// For the viewer too: one file for both.
export { viewImages };

interface HomeViewsProps {
  readonly home: ShownHome;
  /** The one that is shown large; the first one as long as none was chosen. */
  readonly shown: ViewImage | null;
  readonly onShow: (image: ViewImage) => void;
}

/** The places from which a home can be seen, to choose from. */
export const HomeViews = ({ home, shown, onShow }: HomeViewsProps) => {
  const images = viewImages(home);
  return (
    <ViewStrip
      views={images.map((image) => ({ ...image, src: imageAt(image, 400) }))}
      shown={shown?.view ?? 'street'}
      onShow={(view) => {
        const image = images.find((one) => one.view === view);
        if (image) onShow(image);
      }}
    />
  );
};
