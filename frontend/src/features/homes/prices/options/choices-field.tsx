import { chakra } from '@chakra-ui/react/styled-system';
import { maxChoices } from '@hearthline/rules/homes/prices/option-group.ts';
import { useId } from 'react';
import { newUuid } from '../../../../platform/browser/uuid.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { ChoiceEditor } from './choice-editor.tsx';
import { emptyChoice, type ChoiceFields } from './option-group-form.ts';

interface ChoicesFieldProps {
  readonly choices: readonly ChoiceFields[];
  /** One of them is the standard: only one of the group is chosen. */
  readonly hasStandard: boolean;
  readonly onChange: (choices: readonly ChoiceFields[]) => void;
}

/** The choices of a group in the order in which they are shown; each can be unfolded. */
export const ChoicesField = ({ choices, hasStandard, onChange }: ChoicesFieldProps) => {
  const id = useId();
  const change = (index: number, change: Partial<ChoiceFields>): void =>
    onChange(
      choices.map((choice, place) => {
        if (place === index) return { ...choice, ...change };
        // There is one standard choice.
        return change.standard ? { ...choice, standard: false } : choice;
      }),
    );
  const move = (index: number, to: number): void => {
    const rest = choices.filter((_, place) => place !== index);
    const moved = choices[index];
    if (moved) onChange([...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  return (
    <chakra.fieldset display="grid" gap="2" minW="0" border="none">
      <chakra.legend textStyle="label" pb="2">
        Choices
      </chakra.legend>
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {choices.map((choice, index) => (
          <ChoiceEditor
            key={choice.row}
            choice={choice}
            radio={hasStandard ? id : null}
            onChange={(changed) => change(index, changed)}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index < choices.length - 1 ? () => move(index, index + 1) : null}
            onRemove={choices.length > 1 ? () => onChange(choices.toSpliced(index, 1)) : null}
          />
        ))}
      </chakra.ol>
      <chakra.div>
        <Button
          size="sm"
          variant="outline"
          disabled={choices.length >= maxChoices}
          onClick={() =>
            onChange([
              ...choices,
              emptyChoice(newUuid(), hasStandard && !choices.some((one) => one.standard)),
            ])
          }
        >
          <PlusIcon />
          Add a choice
        </Button>
      </chakra.div>
    </chakra.fieldset>
  );
};
