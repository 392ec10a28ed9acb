import { chakra } from '@chakra-ui/react/styled-system';
import { mergeFields, type MergeField } from '@hearthline/rules/people/campaigns/merge-fields.ts';
import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { Field, Textarea } from '../../../../ui/forms/field.tsx';

interface ContentFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** For a form that focuses the field. */
  readonly name: string;
  readonly ref: Ref<HTMLTextAreaElement>;
}

const Insert = chakra('button', {
  base: {
    minH: '8',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'edge',
    textStyle: 'fine',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'sunken' },
  },
});

/** Suggested fallbacks for contacts without that value, which can be edited. */
const fallbacks: Partial<Record<MergeField, string>> = {
  firstName: 'there',
  fullName: 'there',
  company: 'your company',
};

const written = (field: MergeField): string =>
  `{{${field}${fallbacks[field] ? `|${fallbacks[field]}` : ''}}}`;

/** The content in Markdown, with buttons that insert a merge field at the cursor. */
export const ContentField = ({ value, error, onChange, onBlur, name, ref }: ContentFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  /** The position of the cursor after an insertion. */
  const caret = useRef<number | null>(null);
  const insert = (field: MergeField): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const piece = written(field);
    caret.current = selectionStart + piece.length;
    onChange(value.slice(0, selectionStart) + piece + value.slice(selectionEnd));
  };
  // Before the next paint, so that typing continues after the inserted text.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  return (
    <chakra.div display="grid" gap="2.5" gridTemplateColumns="minmax(0, 1fr)">
      <Field
        label="Content"
        required
        error={error}
        help="Markdown: # heading, **bold**, *italic*, - list, [text](https://…). A blank line starts a new paragraph."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            ref={area}
            name={name}
            value={value}
            minH="20rem"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      <chakra.div
        role="group"
        aria-label="Insert a merge field"
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="center"
      >
        <chakra.span textStyle="fine" color="quiet">
          Insert
        </chakra.span>
        {(Object.keys(mergeFields) as MergeField[]).map((field) => (
          <Insert key={field} type="button" onClick={() => insert(field)}>
            {mergeFields[field].title}
          </Insert>
        ))}
      </chakra.div>
    </chakra.div>
  );
};
