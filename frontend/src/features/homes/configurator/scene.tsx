import { chakra } from '@chakra-ui/react/styled-system';
import { designWords } from '@hearthline/rules/design.ts';
import { homeViews, viewWords, type HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import { designPicture, smallDesignPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import {
  chosenLook,
  lookOfDesign,
  lookParameters,
  lookParts,
  standardLook,
  type Look,
} from '@hearthline/rules/homes/looks/look.ts';
import { homeOfChoices } from '@hearthline/rules/homes/prices/choices.ts';
import { madeIn, type PricedGroup } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Configuration } from '../../../domain/configuration.ts';
import { ViewStrip } from '../../../domain/view-strip.tsx';
import { SceneFrame } from './layout.tsx';
import type { FinishColors } from './plan-in-colors.tsx';
import { ScenePicture, type SceneImage } from './scene-picture.tsx';

// The drawing of plans: not before somebody chooses the inside.
const InsideScene = lazy(() => import('./inside-scene.tsx').then((file) => ({ default: file.InsideScene })));

/** The swatches of what is checked inside. */
const finishColors = (configuration: Configuration, groups: readonly PricedGroup[]): FinishColors => {
  const swatchOf = (key: string): string | null => {
    const group = groups.find((one) => one.key === key);
    const [made] = group ? madeIn(group, configuration, homeOfChoices(configuration.home)) : [];
    return group?.choices.find((choice) => choice.key === made)?.swatch ?? null;
  };
  return { floors: swatchOf('floors'), cabinets: swatchOf('cabinets'), counters: swatchOf('counters') };
};

/** What is checked in each group, for whoever looks at the page from outside: `data-style="cabin"`. */
const checkedIn = (
  configuration: Configuration,
  groups: readonly PricedGroup[],
  look: Look,
): Readonly<Record<string, string>> => {
  const home = homeOfChoices(configuration.home);
  return {
    ...Object.fromEntries(lookParts.map((part) => [`data-${part}`, look[part]])),
    ...Object.fromEntries(
      groups.map((group) => [`data-${group.key}`, madeIn(group, configuration, home).join(' ')]),
    ),
  };
};

/** A home in its look in words, as in `The Enid home with a gable roof and wood siding, seen from the corner`. */
const altOf = ({ home, roof, siding }: Configuration, view: HomeView): string => {
  const look = designWords({ roof, siding });
  const what = `${home ? `The ${home.name} home` : 'A home'}${look ? ` with a ${look}` : ''}`;
  return view === 'street' ? what : `${what}, ${viewWords[view].seen}`;
};

const imageOf = (configuration: Configuration, view: HomeView): SceneImage => ({
  ...designPicture(configuration, view),
  dusk: true,
  alt: altOf(configuration, view),
  title: `${configuration.name}: ${viewWords[view].label.toLowerCase()}`,
});

/** Says that a picture is no photograph. */
const DrawingLabel = chakra('figcaption', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineEnd: '3',
    px: '2',
    borderRadius: 'sm',
    bg: 'surface',
    color: 'quiet',
    textStyle: 'fine',
    pointerEvents: 'none',
  },
});

/** What pages add to the scene. */
export interface SceneSlots {
  /** The house in 3D, in place of its picture when it is asked for. @param planFile the address of its plan document */
  readonly house?: ((planFile: string, look: Look, picture: ReactNode) => ReactNode) | undefined;
  /** Where the files of its plan are, without an ending; null without a plan. */
  readonly planBase: string | null;
  /** What is around the picture, such as a button that enlarges it. @param at which of the pictures is shown */
  readonly frame?: ((images: readonly SceneImage[], at: number, picture: ReactNode) => ReactNode) | undefined;
  /** A picture that the seller has uploaded: it comes first, as long as no other look is chosen. */
  readonly upload?: SceneImage | null | undefined;
  /** Called with the address of the picture of the street, once it is there. */
  readonly onShown?: ((src: string) => void) | undefined;
}

interface SceneProps extends SceneSlots {
  readonly configuration: Configuration;
  readonly groups: readonly PricedGroup[];
  /** Whether the inside is being chosen: then the plan in its colors is in place of the picture. */
  readonly isInside: boolean;
}

/** The home as it is chosen: it stays in view while choices are made. */
export const Scene = ({
  configuration,
  groups,
  isInside,
  planBase,
  house,
  frame,
  upload,
  onShown,
}: SceneProps) => {
  const [view, setView] = useState<HomeView>('street');
  // The small pictures follow once the large one is there: whoever waits, waits for that.
  const [inStrip, setInStrip] = useState(configuration);
  const look = lookOfDesign(configuration.home?.look ?? standardLook, configuration);
  const isUpload = Boolean(upload) && lookParameters(chosenLook(configuration)) === '';
  const images: readonly SceneImage[] =
    upload && isUpload ? [upload] : homeViews.map((each) => imageOf(configuration, each));
  const at = isUpload ? 0 : homeViews.indexOf(view);
  const image = images[at];
  if (!image) return null;
  const shown = (
    <ScenePicture
      image={image}
      frame={(picture) => frame?.(images, at, picture) ?? picture}
      onShown={(src) => {
        setInStrip(configuration);
        if (view === 'street') onShown?.(src);
      }}
    />
  );
  const withViews = (
    <chakra.figure position="relative" m="0">
      {shown}
      {!isUpload && <DrawingLabel>Drawing</DrawingLabel>}
      {!isUpload && (
        <ViewStrip
          views={homeViews.map((one) => ({
            view: one,
            src: smallDesignPicture(inStrip, one),
            dusk: true,
          }))}
          shown={view}
          onShow={setView}
        />
      )}
    </chakra.figure>
  );
  const picture =
    isInside && planBase !== null ? (
      <Suspense fallback={withViews}>
        <InsideScene planFile={`${planBase}.json`} colors={finishColors(configuration, groups)}>
          {withViews}
        </InsideScene>
      </Suspense>
    ) : (
      withViews
    );
  return (
    <SceneFrame data-part="scene" {...checkedIn(configuration, groups, look)}>
      {house && planBase !== null ? house(`${planBase}.json`, look, picture) : picture}
    </SceneFrame>
  );
};
