import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useQueryChoice } from '../../platform/navigation/query-choice.ts';
import { CheckIcon } from '../theme/icons.tsx';
import { columnsAt, nextIndex } from './option-grid-keys.ts';
import { Picture } from '../image-viewer/picture.tsx';
import { Heading } from '../text/text.tsx';

/** One option. `alt` describes its picture. */
export interface PickerOption {
  readonly id: string;
  readonly label: string;
  readonly alt: string;
  readonly image: string;
}

interface OptionPickerProps {
  /** The query parameter, and the `segmentId` of the event. */
  readonly name: string;
  readonly title: string;
  readonly options: readonly PickerOption[];
  /** Width : height of the pictures. */
  readonly pictureRatio?: string;
  /** In a narrow part of a page: small cards, on a phone rows of 56 pixels. */
  readonly isCompact?: boolean;
  /** The pictures also exist for dark pages. */
  readonly dusk?: boolean;
  /** Puts the choice into the address, in place of the parameter alone. */
  readonly onChoose?: (id: string) => void;
  /** What stands below the label; it describes the option if its id is `note-` and the option's. */
  readonly note?: (id: string) => ReactNode;
  /** Whether an option cannot be chosen; the note says why. */
  readonly barred?: (id: string) => boolean | undefined;
  /** Controls at the bottom of an option's card. */
  readonly children?: (option: PickerOption) => ReactNode;
}

/** The site's own drawings are also available in several sizes, in a format of half the bytes. */
const smallerOnes = (image: string): { srcSet?: string; sizes?: string } => {
  const drawing = /^(\/api\/image\/[\w-]+)\.png$/.exec(image)?.[1];
  if (!drawing) return {};
  return {
    srcSet: [400, 800].map((width) => `${drawing}.webp?w=${width} ${width}w`).join(', '),
    sizes: '(min-width: 1024px) 17rem, (min-width: 640px) 45vw, 10rem',
  };
};

/** The detail of the window event `question:select`. */
export interface QuestionSelect {
  readonly segmentId: string;
  readonly optionId: string;
}

const Option = chakra('div', {
  base: {
    // On a phone the picture is beside its label: eight cards would otherwise fill a dozen screens.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '10rem 1fr', sm: '1fr' },
    alignContent: 'start',
    cursor: 'pointer',
    bg: 'surface',
    overflow: 'hidden',
    borderRadius: 'lg',
    boxShadow: '0 0 0 1px var(--h-colors-line)',
    transition: 'box-shadow 150ms, transform 150ms',
    // The pointer is still on the card after the press that chose it: hovering must not cover the ring.
    _hover: {
      '&:not([aria-checked=true])': { boxShadow: '0 0 0 1px var(--h-colors-edge), var(--h-shadows-low)' },
    },
    _checked: { boxShadow: '0 0 0 3px var(--h-colors-pine)' },
    _focusVisible: { outlineWidth: '3px', outlineOffset: '4px' },
  },
  variants: {
    isCompact: {
      true: {
        gridTemplateColumns: { base: '5rem 1fr', sm: '1fr' },
        alignContent: { base: 'stretch', sm: 'start' },
        h: { base: '14', sm: 'auto' },
        borderRadius: 'md',
        textStyle: { base: 'small', lg: 'fine' },
        '& img': { h: { base: '14', sm: 'auto' } },
        '& > span': { px: { base: '3', lg: '2' }, py: { base: '1', lg: '2' }, minH: '0', lineHeight: '1.25' },
        '& > span + span': { top: { base: '3.5', sm: '1.5' }, insetInlineEnd: { base: '3', sm: '1.5' } },
      },
    },
  },
});

/** Placed in the corner of the card, where it takes no room from the label: choosing must not make a row of cards taller. */
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineEnd: '3',
    display: 'grid',
    placeItems: 'center',
    w: '7',
    h: '7',
    borderRadius: 'full',
    bg: 'pine',
    color: 'onPine',
    fontSize: '0.8125rem',
    boxShadow: '0 0 0 2px var(--h-colors-surface)',
  },
});

/**
 * A question with pictures as answers (docs/specification.md, section 2, Option picker behaviour): arrow keys move the focus over the
 * grid, Space or Enter selects, the choice is in the address, and the window receives `question:select`.
 */
export const OptionPicker = ({
  name,
  title,
  options,
  isCompact = false,
  pictureRatio = '4 / 3',
  dusk = false,
  onChoose,
  note,
  barred,
  children,
}: OptionPickerProps) => {
  const titleId = useId();
  const [chosen, choose] = useQueryChoice(
    name,
    options.map(({ id }) => id),
  );
  const chosenIndex = options.findIndex(({ id }) => id === chosen);
  const [focused, setFocused] = useState<number | null>(null);
  const cards = useRef<(HTMLDivElement | null)[]>([]);
  const inTabOrder = focused ?? Math.max(0, chosenIndex);

  const select = (index: number): void => {
    const option = options[index];
    if (!option || barred?.(option.id)) return;
    (onChoose ?? choose)(option.id);
    const detail: QuestionSelect = { segmentId: name, optionId: option.id };
    window.dispatchEvent(new CustomEvent('question:select', { detail }));
  };

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') select(index);
    else {
      const next = nextIndex(event.key, index, options.length, columnsAt(window.innerWidth));
      if (next === null) return;
      cards.current[next]?.focus();
    }
    event.preventDefault();
  };

  return (
    <chakra.section aria-labelledby={titleId}>
      <Heading
        as={isCompact ? 'h3' : 'h2'}
        id={titleId}
        mb={isCompact ? '3' : '5'}
        {...(isCompact && { textStyle: 'label' })}
      >
        {title}
      </Heading>
      <chakra.div
        role="radiogroup"
        aria-labelledby={titleId}
        data-question={name}
        display="grid"
        gap={isCompact ? '2' : { base: '4', lg: '5' }}
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setFocused(null)}
      >
        {options.map((option, index) => {
          const { id, label, alt, image } = option;
          return (
            // Other controls lie over the bottom of the card: a radio button may not contain them.
            <chakra.div key={id} display="grid" position="relative">
              <Option
                isCompact={isCompact}
                role="radio"
                aria-checked={id === chosen}
                aria-label={label}
                aria-disabled={barred?.(id)}
                aria-describedby={`${titleId}-${id}${note ? ` note-${id}` : ''}`}
                data-option={id}
                tabIndex={index === inTabOrder ? 0 : -1}
                ref={(card: HTMLDivElement | null) => void (cards.current[index] = card)}
                onFocus={() => setFocused(index)}
                onClick={() => select(index)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <Picture
                  dusk={dusk}
                  id={`${titleId}-${id}`}
                  src={image}
                  {...smallerOnes(image)}
                  alt={alt}
                  width="480"
                  height="360"
                  aspectRatio={pictureRatio}
                  objectFit="cover"
                  w="full"
                />
                <chakra.span display="grid" alignContent="center" px="4" py="3" minH="12" fontWeight="600">
                  {label}
                  {note?.(id)}
                </chakra.span>
                {id === chosen && (
                  <Mark>
                    <CheckIcon />
                  </Mark>
                )}
              </Option>
              {children?.(option)}
            </chakra.div>
          );
        })}
      </chakra.div>
    </chakra.section>
  );
};
