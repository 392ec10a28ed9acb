import { eachOfTexts, namesOfTexts, type PlainText } from '../../plain-texts.ts';
import { defaultPropertyTypes } from './project-sentences.ts';

interface ProjectText extends PlainText {
  /** What its field offers to choose from; any other text may be typed. */
  readonly suggestions?: readonly string[];
}

/** The texts of a project that need nothing of their own. Rules, form, page and history follow from this list (docs/add-a-field.md). */
export const projectTexts = {
  propertyType: { title: 'Property type', max: 80, suggestions: defaultPropertyTypes },
} as const satisfies Record<string, ProjectText>;
export type ProjectTextName = keyof typeof projectTexts;

export const projectTextNames = namesOfTexts(projectTexts);

/** What is known of one of the texts. */
export const projectText = (name: ProjectTextName): ProjectText => projectTexts[name];

/** A value for each of the texts. */
export const eachProjectText = eachOfTexts(projectTexts);
