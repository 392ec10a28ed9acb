import { projectMoves, defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectText, projectTextNames } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { Fragment, useId } from 'react';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { SelectField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { FormSections, type FormSection } from './form-sections.tsx';
import { ManagerField } from './manager-field.tsx';
import { AccountField, ContactField } from './person-field.tsx';
import { requiredDocumentSentences } from '@hearthline/rules/delivery/projects/required-documents.ts';
import { ChangePreview, type StoredProject } from './change-preview.tsx';
import type { ProjectFormFields, ProjectFormValues } from './project-schema.ts';
import { statusOptions } from '../project-words.ts';

interface ProjectFieldsProps {
  readonly control: Control<ProjectFormFields, unknown, ProjectFormValues>;
  readonly register: UseFormRegister<ProjectFormFields>;
  readonly errors: FieldErrors<ProjectFormFields>;
  /** The project as it is stored; missing for a new one. Its status decides which may follow. */
  readonly stored?: StoredProject;
  /** Whether a reason is asked for: the server has refused to complete the project without papers. */
  readonly needsReason: boolean;
}

const initialState = { status: 'planning', stage: defaultStages[0], progress: 0 } as const;

/** All fields of a project, for the admin, in sections. */
export const ProjectFields = ({ control, register, errors, stored, needsReason }: ProjectFieldsProps) => {
  const id = useId();
  const field = fieldProps(register, errors);
  const status = stored?.status;
  const possible = statusOptions.filter(
    (option) => !status || option.status === status || projectMoves[status].includes(option.status),
  );
  const isWrong = (...names: readonly (keyof ProjectFormFields)[]): boolean =>
    names.some((name) => errors[name] !== undefined);
  const basics = (
    <>
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextAreaField label="Description" rows={2} minH="20" {...field('description')} />
    </>
  );
  const progress = (
    <>
      <FieldRow fieldWidth="8rem">
        <SelectField label="Status" {...field('status')}>
          {possible.map((option) => (
            <option key={option.status} value={option.status}>
              {option.title}
            </option>
          ))}
        </SelectField>
        <TextField label="Stage" list={`${id}-stages`} autoComplete="off" {...field('stage')} />
        <TextField label="Progress (%)" inputMode="numeric" autoComplete="off" {...field('progress')} />
      </FieldRow>
      {needsReason && (
        <TextAreaField
          label={requiredDocumentSentences.reasonLabel}
          rows={2}
          maxLength={500}
          help={requiredDocumentSentences.reasonHelp}
          {...field('withoutPapers')}
        />
      )}
      <datalist id={`${id}-stages`}>
        {defaultStages.map((stage) => (
          <option key={stage} value={stage} />
        ))}
      </datalist>
      <FieldRow fieldWidth="11rem">
        <TextField label="Start date" type="date" {...field('startDate')} />
        <TextField label="Estimated completion" type="date" {...field('estimatedCompletion')} />
      </FieldRow>
      <ChangePreview control={control} stored={stored ?? null} initial={initialState} />
    </>
  );
  const people = (
    <>
      <AccountField
        role="customer"
        label="Customer"
        control={control}
        help="Can see the project in the customer portal, but not messages or documents exchanged with an earlier customer."
      />
      <AccountField role="contractor" label="Contractor" control={control} />
      <ManagerField control={control} />
      <ContactField
        label="Contact"
        control={control}
        help="For somebody without an account, or where the project came from."
      />
    </>
  );
  const home = (
    <>
      <TextField label="Site address" autoComplete="off" {...field('address')} />
      <FieldRow fieldWidth="9rem">
        <TextField label="Square feet" inputMode="numeric" autoComplete="off" {...field('sqft')} />
        <TextField label="Bedrooms" inputMode="numeric" autoComplete="off" {...field('bedrooms')} />
        <TextField label="Bathrooms" inputMode="numeric" autoComplete="off" {...field('bathrooms')} />
      </FieldRow>
      {projectTextNames.map((name) => {
        const { title, suggestions = [] } = projectText(name);
        const list = `${id}-${name}`;
        return (
          <Fragment key={name}>
            <TextField
              label={title}
              list={suggestions.length > 0 ? list : undefined}
              autoComplete="off"
              {...field(name)}
            />
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </Fragment>
        );
      })}
    </>
  );
  const money = (
    <>
      <FieldRow fieldWidth="9rem">
        <TextField
          label="Budget"
          help="In whole US dollars."
          inputMode="numeric"
          autoComplete="off"
          {...field('budget')}
        />
        <TextField
          label="Actual cost"
          inputMode="numeric"
          autoComplete="off"
          help="In whole US dollars. Only admins see it."
          {...field('actualCost')}
        />
      </FieldRow>
    </>
  );
  const reach = (
    <>
      <CustomerFields register={register} errors={errors} />
    </>
  );
  const sections: readonly FormSection[] = [
    { id: 'basics', title: 'Basics', wrong: isWrong('name', 'description'), content: basics },
    {
      id: 'progress',
      title: 'Progress',
      wrong: isWrong('status', 'stage', 'progress', 'withoutPapers', 'startDate', 'estimatedCompletion'),
      content: progress,
    },
    {
      id: 'people',
      title: 'People',
      wrong: isWrong('customer', 'contractor', 'manager', 'contact'),
      content: people,
    },
    {
      id: 'home',
      title: 'Home and site',
      wrong: isWrong('address', 'sqft', 'bedrooms', 'bathrooms', ...projectTextNames),
      content: home,
    },
    { id: 'money', title: 'Money', wrong: isWrong('budget', 'actualCost'), content: money },
    {
      id: 'reach',
      title: 'Contact preferences',
      wrong: isWrong('contactPhone', 'contactEmail', 'notes'),
      content: reach,
    },
  ];
  return <FormSections sections={sections} />;
};
