import { chakra } from '@chakra-ui/react/styled-system';
import { maxPictureAlt } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Textarea } from '../../../../ui/forms/field.tsx';

interface PictureTextProps {
  /** Its place among the pictures, from 1. */
  readonly number: number;
  readonly alt: string;
  readonly disabled: boolean;
  readonly onSave: (alt: string) => void;
}

/** What a picture shows, for those who do not see it. */
export const PictureText = ({ number, alt, disabled, onSave }: PictureTextProps) => {
  const [text, setText] = useState(alt);
  const changed = text.trim() !== alt;
  const save = (): void => {
    if (changed && !disabled) onSave(text.trim());
  };
  return (
    <chakra.div display="grid" gap="1.5" mt="1.5">
      <Textarea
        aria-label={`What picture ${number} shows`}
        title="What it shows, for those who do not see it"
        rows={2}
        minH="0"
        maxLength={maxPictureAlt}
        textStyle="small"
        value={text}
        // On one line, as it is read out.
        onChange={(event) => setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      {changed && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          disabled={disabled}
          aria-label={`Save what picture ${number} shows`}
          onClick={save}
        >
          Save
        </Button>
      )}
    </chakra.div>
  );
};
