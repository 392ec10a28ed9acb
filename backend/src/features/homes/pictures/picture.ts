import { darkPalette, lightPalette } from '@hearthline/model/drawing/palette.ts';
import { sharedSize, type ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import { withDuskLight, byLamp, onDark } from './drawing/dusk.ts';
import type { Picture } from './drawing/shape.ts';
import { designPicture, homePicture, roofPicture } from './home/home-picture.ts';
import { sidingPicture } from './home/siding/siding-picture.ts';
import type { Subject, Tone } from './image-file.ts';
import { bathroomPicture } from './option/bathroom-picture.ts';
import { bedroomPicture } from './option/bedroom-picture.ts';
import type { HomeModel } from './home-model.ts';
import { withCard } from './share-card.ts';
import { planPicture } from './plan-sheet.ts';
import { outdoorScenes, scenePicture } from './scene/scene-picture.ts';

interface Wanted {
  readonly tone?: Tone | undefined;
  /** In the proportions of a link preview. */
  readonly isShared?: boolean | undefined;
  /** The words on it. */
  readonly card?: ShareCard | undefined;
}

const byDay = (subject: Subject, model: HomeModel | null, isShared?: boolean): Picture | null => {
  const sheet = isShared ? sharedSize : undefined;
  switch (subject.kind) {
    case 'plan':
      return model?.plan ? planPicture(model.plan, lightPalette) : null;
    case 'home':
    case 'generated-home':
      return model && homePicture(model, subject.look, { view: subject.view, sheet });
    case 'bedroom':
      return bedroomPicture(subject.id);
    case 'bathroom':
      return bathroomPicture(subject.id);
    case 'roof':
      return roofPicture(subject.id);
    case 'siding':
      return sidingPicture(subject.id);
    case 'scene':
      return scenePicture(subject.id);
    case 'house':
      return designPicture(subject.roof, subject.siding, { view: subject.view, sheet });
  }
};

/** How each kind of picture is drawn for a dark page. Materials are there to be judged: they are shown in daylight only. */
const inTone: Readonly<Partial<Record<Subject['kind'], (picture: Picture) => Picture>>> = {
  bedroom: onDark,
  bathroom: onDark,
  home: withDuskLight,
  'generated-home': withDuskLight,
  house: withDuskLight,
  scene: byLamp,
};

/** The drawing of a subject; null if it needs a model that is missing or does not allow a plan, or has no such tone. */
export const pictureOf = (
  subject: Subject,
  model: HomeModel | null,
  { tone, isShared, card }: Wanted = {},
): Picture | null => {
  const picture = byDay(subject, model, isShared);
  if (picture && card) return withCard(picture, card);
  if (!picture || !tone) return picture;
  if (subject.kind === 'plan') return model?.plan ? planPicture(model.plan, darkPalette) : null;
  if (subject.kind === 'scene' && outdoorScenes.has(subject.id)) return withDuskLight(picture);
  return inTone[subject.kind]?.(picture) ?? null;
};
