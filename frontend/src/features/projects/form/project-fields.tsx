import { chakra } from '@chakra-ui/react/styled-system';
import { projectMoves, usualPropertyTypes, usualStages } from '@hearthline/rules/projects/rules.ts';
import { useId } from 'react';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { AccountField, ContactField } from './person-field.tsx';
import { requiredDocumentSentences } from '@hearthline/rules/projects/required-documents.ts';
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
  readonly asksReason: boolean;
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', sm: '5' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'start',
  },
});
const Group = chakra('fieldset', {
  base: { display: 'grid', gap: '5', borderTopWidth: '1px', borderColor: 'line', pt: '4', minW: '0' },
});
const Legend = chakra('legend', {
  base: { textStyle: 'label', color: 'quiet', float: 'left', width: 'full' },
});

const initialState = { status: 'planning', stage: usualStages[0], progress: 0 } as const;

/** All fields of a project, for the admin. */
export const ProjectFields = ({ control, register, errors, stored, asksReason }: ProjectFieldsProps) => {
  const id = useId();
  const status = stored?.status;
  const possible = statusOptions.filter(
    (option) => !status || option.status === status || projectMoves[status].includes(option.status),
  );
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label="Description"
        rows={2}
        minH="20"
        error={errors.description?.message}
        {...register('description')}
      />
      <Group>
        <Legend>Progress</Legend>
        <Pair gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
          <SelectField label="Status" error={errors.status?.message} {...register('status')}>
            {possible.map((option) => (
              <option key={option.status} value={option.status}>
                {option.title}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Stage"
            list={`${id}-stages`}
            autoComplete="off"
            error={errors.stage?.message}
            {...register('stage')}
          />
          <TextField
            label="Progress (%)"
            inputMode="numeric"
            autoComplete="off"
            error={errors.progress?.message}
            {...register('progress')}
          />
        </Pair>
        {asksReason && (
          <TextAreaField
            label={requiredDocumentSentences.reasonLabel}
            rows={2}
            maxLength={500}
            help={requiredDocumentSentences.reasonHelp}
            error={errors.withoutPapers?.message}
            {...register('withoutPapers')}
          />
        )}
        <datalist id={`${id}-stages`}>
          {usualStages.map((stage) => (
            <option key={stage} value={stage} />
          ))}
        </datalist>
        <Pair gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
          <TextField
            label="Start date"
            type="date"
            error={errors.startDate?.message}
            {...register('startDate')}
          />
          <TextField
            label="Estimated completion"
            type="date"
            error={errors.estimatedCompletion?.message}
            {...register('estimatedCompletion')}
          />
        </Pair>
        <ChangePreview control={control} stored={stored ?? null} initial={initialState} />
      </Group>
      <Group>
        <Legend>People</Legend>
        <AccountField
          role="customer"
          label="Customer"
          control={control}
          help="Sees the project in the customer portal, but neither messages nor papers exchanged with a customer before."
        />
        <AccountField role="contractor" label="Contractor" control={control} />
        <ContactField
          label="Contact"
          control={control}
          help="For somebody without an account, or where the project came from."
        />
      </Group>
      <Group>
        <Legend>Home and site</Legend>
        <TextField
          label="Site address"
          autoComplete="off"
          error={errors.address?.message}
          {...register('address')}
        />
        <Pair>
          <TextField
            label="Square feet"
            inputMode="numeric"
            autoComplete="off"
            error={errors.sqft?.message}
            {...register('sqft')}
          />
          <TextField
            label="Bedrooms"
            inputMode="numeric"
            autoComplete="off"
            error={errors.bedrooms?.message}
            {...register('bedrooms')}
          />
          <TextField
            label="Bathrooms"
            inputMode="numeric"
            autoComplete="off"
            error={errors.bathrooms?.message}
            {...register('bathrooms')}
          />
        </Pair>
        <TextField
          label="Property type"
          list={`${id}-types`}
          autoComplete="off"
          error={errors.propertyType?.message}
          {...register('propertyType')}
        />
        <datalist id={`${id}-types`}>
          {usualPropertyTypes.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
      </Group>
      <Group>
        <Legend>Money, in whole US dollars</Legend>
        <Pair>
          <TextField
            label="Budget"
            inputMode="numeric"
            autoComplete="off"
            error={errors.budget?.message}
            {...register('budget')}
          />
          <TextField
            label="Actual cost"
            inputMode="numeric"
            autoComplete="off"
            help="Only admins see it."
            error={errors.actualCost?.message}
            {...register('actualCost')}
          />
        </Pair>
      </Group>
      <Group>
        <Legend>How the customer wants to be reached</Legend>
        <CustomerFields register={register} errors={errors} />
      </Group>
    </>
  );
};

/** The fields that a customer can edit too. */
export const CustomerFields = ({ register, errors }: Pick<ProjectFieldsProps, 'register' | 'errors'>) => (
  <>
    <Pair gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
      <TextField
        label="Phone for this project"
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...register('contactPhone')}
      />
      <TextField
        label="Email for this project"
        type="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...register('contactEmail')}
      />
    </Pair>
    <TextAreaField
      label="Notes"
      rows={3}
      help="For everybody on the project: access, pets, preferred times."
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
);
