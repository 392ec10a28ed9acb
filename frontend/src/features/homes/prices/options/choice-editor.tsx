import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { SwatchField } from './swatch-field.tsx';
import type { ChoiceFields } from './option-group-form.ts';

const Frame = chakra('li', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'md', px: '4', py: '2' },
});

interface ChoiceEditorProps {
  readonly choice: ChoiceFields;
  /** The name of the radio buttons that say which choice is standard; null if none is. */
  readonly radio: string | null;
  readonly onChange: (change: Partial<ChoiceFields>) => void;
  /** Null where it cannot be moved or removed. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

/** A choice of a group: its name, unfolded all that it is. */
export const ChoiceEditor = ({ choice, radio, onChange, onUp, onDown, onRemove }: ChoiceEditorProps) => {
  const [startsOpen] = useState(choice.key === '');
  const name = choice.label.trim() || 'New choice';
  return (
    <Frame>
      <chakra.details open={startsOpen || undefined}>
        <chakra.summary cursor="pointer" py="1" fontWeight="550">
          {name} {radio !== null && choice.standard && <Badge tone="done">Standard</Badge>}
        </chakra.summary>
        <chakra.div display="grid" gap="4" py="3" gridTemplateColumns="minmax(0, 1fr)">
          <FieldRow fieldWidth="11rem">
            <TextField
              label="Label"
              required
              autoComplete="off"
              maxLength={80}
              value={choice.label}
              onChange={(event) => onChange({ label: event.target.value })}
            />
            <TextField
              label="Key"
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={50}
              value={choice.key}
              onChange={(event) => onChange({ key: event.target.value })}
            />
          </FieldRow>
          <TextAreaField
            label="Text (optional)"
            minH="20"
            maxLength={400}
            value={choice.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <TextField
            label="Cannot be had with"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="roof:flat, siding:log"
            help="Choices of other groups, separated by commas"
            value={choice.excludes}
            onChange={(event) => onChange({ excludes: event.target.value })}
          />
          <SwatchField choice={name} value={choice.swatch} onChange={(swatch) => onChange({ swatch })} />
          {radio !== null && (
            <chakra.label display="flex" gap="3" alignItems="center" cursor="pointer" textStyle="small">
              <chakra.input
                type="radio"
                name={radio}
                w="5"
                h="5"
                accentColor="pine"
                checked={choice.standard}
                onChange={() => onChange({ standard: true })}
              />
              Comes with every home and costs nothing
            </chakra.label>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              size="sm"
              variant="outline"
              disabled={!onUp}
              aria-label={`Move ${name} up`}
              onClick={() => onUp?.()}
            >
              Up
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={!onDown}
              aria-label={`Move ${name} down`}
              onClick={() => onDown?.()}
            >
              Down
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={!onRemove}
              aria-label={`Remove ${name}`}
              onClick={() => onRemove?.()}
            >
              Remove
            </Button>
          </chakra.div>
        </chakra.div>
      </chakra.details>
    </Frame>
  );
};
