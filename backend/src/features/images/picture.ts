import type { PlanModel } from '@hearthline/model/layout/plan-model.ts';
import type { Picture } from './drawing/shape.ts';
import { designPicture, homePicture, roofPicture } from './home/home-picture.ts';
import { sidingPicture } from './home/siding/siding-picture.ts';
import type { Subject } from './image-file.ts';
import { bathroomPicture } from './option/bathroom-picture.ts';
import { bedroomPicture } from './option/bedroom-picture.ts';
import { planPicture } from './plan/sheet.ts';
import { scenePicture } from './scene/scene-picture.ts';

/** The drawing of a subject; null if it needs a model that is missing or does not allow a plan. */
export const pictureOf = (subject: Subject, model: PlanModel | null): Picture | null => {
  switch (subject.kind) {
    case 'plan':
      return model && planPicture(model);
    case 'home':
      return model && homePicture(model);
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
      return designPicture(subject.roof, subject.siding);
  }
};
