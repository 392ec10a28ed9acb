import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import {
  drawnAlt,
  homeViews,
  inView,
  viewWords,
  type HomeView,
} from '@hearthline/rules/homes/catalog/views.ts';
import { frontImage, type HomeImage } from '../home-images.ts';

/** A picture of a home, and from where it shows it. */
export type ViewImage = HomeImage & { readonly view: HomeView };

/** A home from every place that its drawings show it from; only its front if that is a picture that the seller has uploaded. */
export const viewImages = (home: Pick<ShownHome, 'imageUrl' | 'name' | 'pictures'>): readonly ViewImage[] => {
  const front = frontImage(home);
  const views = front.dusk ? homeViews : homeViews.slice(0, 1);
  return views.map((view) =>
    view === 'street'
      ? { ...front, view }
      : {
          src: inView(front.src, view),
          dusk: true,
          alt: drawnAlt(home.name, view),
          title: `${home.name}: ${viewWords[view].label.toLowerCase()}`,
          view,
        },
  );
};
