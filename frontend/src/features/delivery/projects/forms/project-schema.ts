import { newProject, projectFieldNames } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { projectStatuses, defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { acceptStoredValues } from '@hearthline/rules/unchanged.ts';
import { z } from 'zod';
import type { ProjectFormFragment } from '../../../../gql/generated.ts';
import type { Choice } from '../../../../ui/forms/combo-field.tsx';

/** The whole number in a typed text such as `250,000` or `$250,000`; null if it is empty. */
const numberOf = (text: string): number | null => (text.trim() ? Number(text.replace(/[$,\s]/g, '')) : null);
const line = z.string();
const picked = z.custom<Choice | null>(() => true);

const ruleOf = (project: typeof newProject) =>
  z
    .object({
      name: line,
      description: line,
      status: z.enum(projectStatuses),
      stage: line,
      progress: line,
      address: line,
      startDate: line,
      estimatedCompletion: line,
      budget: line,
      actualCost: line,
      sqft: line,
      bedrooms: line,
      bathrooms: line,
      ...eachProjectText(() => line),
      contactPhone: line,
      contactEmail: line,
      notes: line,
      withoutPapers: line,
      customer: picked,
      contractor: picked,
      manager: picked,
      contact: picked,
    })
    .transform(({ customer, contractor, manager, contact, ...typed }): z.input<typeof newProject> => ({
      ...typed,
      customerId: customer?.id ?? null,
      contractorId: contractor?.id ?? null,
      managerId: manager?.id ?? null,
      contactId: contact?.id ?? null,
      startDate: typed.startDate || null,
      estimatedCompletion: typed.estimatedCompletion || null,
      progress: numberOf(typed.progress),
      budget: numberOf(typed.budget),
      actualCost: numberOf(typed.actualCost),
      sqft: numberOf(typed.sqft),
      bedrooms: numberOf(typed.bedrooms),
      bathrooms: numberOf(typed.bathrooms),
    }))
    .pipe(project);

/** The rule for projects, adapted to a form in which numbers and days are texts and people include their names. */
export const projectFormRule = ruleOf(newProject);

/** The same for a project that exists: what stays as it was stored is not judged. */
export const projectChangeRule = (before: ProjectFormFields): typeof projectFormRule =>
  ruleOf(acceptStoredValues(newProject, before));

/** The values of the fields. */
export type ProjectFormFields = z.input<typeof projectFormRule>;
/** The values that are sent. */
export type ProjectFormValues = z.output<typeof projectFormRule>;

export const emptyProjectForm: ProjectFormFields = {
  name: '',
  description: '',
  status: 'planning',
  stage: defaultStages[0],
  progress: '0',
  address: '',
  startDate: '',
  estimatedCompletion: '',
  budget: '',
  actualCost: '',
  sqft: '',
  bedrooms: '',
  bathrooms: '',
  ...eachProjectText(() => ''),
  contactPhone: '',
  contactEmail: '',
  notes: '',
  withoutPapers: '',
  customer: null,
  contractor: null,
  manager: null,
  contact: null,
};

const textOf = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const choiceOf = (person: { readonly id: string; readonly name: string } | null | undefined): Choice | null =>
  person ? { id: person.id, title: person.name } : null;

/** A stored project as values of the form. */
export const fieldsOf = (project: ProjectFormFragment): ProjectFormFields => ({
  name: project.name,
  description: project.description,
  status: project.status,
  stage: project.stage,
  progress: textOf(project.progress),
  address: textOf(project.address),
  startDate: textOf(project.startDate),
  estimatedCompletion: textOf(project.estimatedCompletion),
  budget: textOf(project.budget),
  actualCost: textOf(project.actualCost),
  sqft: textOf(project.sqft),
  bedrooms: textOf(project.bedrooms),
  bathrooms: textOf(project.bathrooms),
  ...eachProjectText((name) => textOf(project[name])),
  contactPhone: phoneText(textOf(project.contactPhone)),
  contactEmail: textOf(project.contactEmail),
  notes: textOf(project.notes),
  withoutPapers: '',
  customer: choiceOf(project.customer),
  contractor: choiceOf(project.contractor),
  manager: choiceOf(
    project.managerId ? { id: project.managerId, name: project.managerName ?? 'A colleague' } : null,
  ),
  contact: choiceOf(project.contact),
});

/** What can be wrong with a form: a field of the project, or the reason to complete it without papers. */
export const formFieldNames = [...projectFieldNames, 'withoutPapers'] as const;
type FormField = (typeof formFieldNames)[number];

/** The form's name for a field of the rules: for people it holds the whole person, not just the id. */
export const formName = (field: FormField): keyof ProjectFormFields =>
  field.replace(/^(customer|contractor|manager|contact)Id$/, '$1') as keyof ProjectFormFields;
