import { roofIds, sidingIds } from '@hearthline/rules/design.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import {
  colors,
  fitsStyle,
  lookParts,
  styles,
  type Look,
  type StreetSide,
} from '@hearthline/rules/homes/looks/look.ts';
import { lookTitles } from '@hearthline/rules/homes/looks/look-rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRest } from '../../../../platform/api/use-rest.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { HomeForm } from './home-form-state.ts';

const words: Readonly<Record<keyof Look, readonly string[]>> = {
  style: styles,
  roof: roofIds,
  siding: sidingIds,
  color: colors,
};

interface LookFieldsProps {
  readonly form: HomeForm;
  /** The side of its plan toward the street. */
  readonly street: StreetSide;
}

/** The own look of a home, by the names that the seller gave the choices; of styles those that fit. */
export const LookFields = ({ form, street }: LookFieldsProps) => {
  const { loaded } = useRest('GET /api/options');
  const {
    register,
    formState: { errors },
  } = form.form;
  const field = fieldProps(register, errors);
  const groups = loaded.state === 'loaded' ? loaded.value.groups : [];
  const nameOf = (part: keyof Look, word: string): string =>
    groups.find(({ key }) => key === part)?.choices.find(({ key }) => key === word)?.label ??
    humanize(word.replaceAll('-', ' '));
  const offered = (part: keyof Look): readonly string[] =>
    // What is chosen stays to be seen, so that a plan that it does not fit changes nothing unnoticed.
    words[part].filter(
      (word) =>
        part !== 'style' ||
        word === form.values.style ||
        styles.some((style) => style === word && fitsStyle(style, street)),
    );
  return (
    <chakra.fieldset display="grid" gap="3" border="none" minW="0">
      <chakra.legend textStyle="label" pb="2">
        Look
      </chakra.legend>
      <FieldRow fieldWidth="9.5rem">
        {lookParts.map((part) => (
          <SelectField key={part} label={lookTitles[part]} {...field(part)}>
            {offered(part).map((word) => (
              <option key={word} value={word}>
                {nameOf(part, word)}
              </option>
            ))}
          </SelectField>
        ))}
      </FieldRow>
      <Text look="fine" quiet>
        Pictures show the home like this until a buyer chooses otherwise. Its price includes this look.
      </Text>
    </chakra.fieldset>
  );
};
