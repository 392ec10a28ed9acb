import { chakra } from '@chakra-ui/react/styled-system';
import type { PlanFacts } from '@hearthline/model/plan/home-facts.ts';
import { homeTitles } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { modelTypes } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { countText } from '../../../../platform/figures/quantity-text.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { footprintText } from '../catalog-words.ts';
import type { HomeForm } from './home-form-state.ts';

const bathsText = ({ fullBaths, threeQuarterBaths, halfBaths }: PlanFacts): string =>
  [
    fullBaths > 0 && `${fullBaths} full`,
    threeQuarterBaths > 0 && `${threeQuarterBaths} three-quarter`,
    halfBaths > 0 && `${halfBaths} half`,
  ]
    .filter(Boolean)
    .join(', ');

/** The facts of a home as its plan has them: they cannot be typed. */
export const DerivedFacts = ({ facts }: { readonly facts: PlanFacts }) => {
  const { modelType, footprint, bedrooms, bathrooms, squareFootage } = facts;
  return (
    <chakra.div bg="sunken" borderRadius="md" p="3" display="grid" gap="3">
      <FactColumns
        aria-label="Facts from the plan"
        rowGap="3"
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      >
        <Fact label={homeTitles.modelType}>{modelType}</Fact>
        <Fact label={homeTitles.footprint}>{footprintText(footprint)}</Fact>
        <Fact label={homeTitles.squareFootage}>{countText(squareFootage)}</Fact>
        <Fact label={homeTitles.bedrooms}>{bedrooms}</Fact>
        <Fact label={homeTitles.bathrooms}>
          {bathrooms}
          {bathrooms > facts.fullBaths && ` (${bathsText(facts)})`}
        </Fact>
      </FactColumns>
      <Text look="fine" quiet>
        Read from the plan. To change them, change the plan.
      </Text>
    </chakra.div>
  );
};

/** What a home without a plan is: typed by hand. */
export const FactFields = ({ form }: { readonly form: HomeForm }) => {
  const {
    register,
    formState: { errors },
  } = form.form;
  const field = fieldProps(register, errors);
  return (
    <>
      <FieldRow fieldWidth="8rem">
        <SelectField label={homeTitles.modelType} {...field('modelType')}>
          {modelTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </SelectField>
        <TextField
          label={homeTitles.footprint}
          required
          autoComplete="off"
          placeholder="26x66"
          help="Nominal feet"
          {...field('footprint')}
        />
      </FieldRow>
      <FieldRow fieldWidth="8rem">
        <TextField
          label={homeTitles.bedrooms}
          required
          inputMode="numeric"
          autoComplete="off"
          {...field('bedrooms')}
        />
        <TextField
          label={homeTitles.bathrooms}
          required
          inputMode="numeric"
          autoComplete="off"
          help="A half bath counts one"
          {...field('bathrooms')}
        />
        <TextField
          label={homeTitles.squareFootage}
          required
          inputMode="numeric"
          autoComplete="off"
          {...field('squareFootage')}
        />
      </FieldRow>
    </>
  );
};
