import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { LinkIcon } from '../../../../ui/theme/icons.tsx';
import { MirrorIcon, RedoIcon, UndoIcon } from './editor-icons.tsx';

interface EditorBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the view is mirrored; null where the plan itself is. */
  readonly mirrored: boolean | null;
  /** Whether the plan is being changed as a whole. */
  readonly isChanging: boolean;
  /** Whether the plan breaks a rule that must be kept. */
  readonly isBroken: boolean;
  readonly isMending: boolean;
  readonly done: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onMirror: () => void;
  readonly onMend: () => void;
  readonly onCopy: () => void;
  /** What the plan costs. */
  readonly price: ReactNode;
  /** What is chosen, and what can be done with it. */
  readonly children: ReactNode;
}

/** The tools of the editor: above the sheet, on a phone at the bottom of the window. */
export const EditorBar = (props: EditorBarProps) => {
  const { canUndo, canRedo, mirrored, isChanging, isBroken, isMending, done, price, children } = props;
  return (
    <chakra.div
      role="group"
      aria-label="Change the plan"
      position="sticky"
      zIndex="2"
      top={{ md: '4.75rem' }}
      bottom={{ base: '0', md: 'auto' }}
      order={{ base: 2, md: 0 }}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius={{ base: '0', md: 'lg' }}
      mx={{ base: '-5', md: '0' }}
      px={{ base: '4', md: '4' }}
      py="2.5"
      pb={{ base: 'calc(0.625rem + env(safe-area-inset-bottom))', md: '2.5' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      <chakra.div display="flex" alignItems="center" gap="3">
        {price && (
          <chakra.div role="region" aria-label="Price" minW="0" fontVariantNumeric="lining-nums tabular-nums">
            {price}
          </chakra.div>
        )}
        <ButtonLink to={done} size="sm" ms="auto">
          Done
        </ButtonLink>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '0.5', md: '2' }}>
        <Button variant="ghost" size="icon" aria-label="Undo" disabled={!canUndo} onClick={props.onUndo}>
          <UndoIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Redo" disabled={!canRedo} onClick={props.onRedo}>
          <RedoIcon />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={mirrored === null ? 'Mirror' : 'Mirror the view'}
          aria-pressed={mirrored ?? undefined}
          aria-disabled={isChanging}
          onClick={() => isChanging || props.onMirror()}
        >
          <MirrorIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Copy link" onClick={props.onCopy}>
          <LinkIcon />
        </Button>
        <chakra.div
          order={{ base: 1, md: 0 }}
          flex={{ base: '0 0 100%', md: '1 1 0' }}
          minW="0"
          ps={{ md: '2' }}
          display="grid"
          gap="1"
        >
          {children}
        </chakra.div>
        {isBroken && (
          <Button
            variant="outline"
            size="sm"
            ms="auto"
            aria-disabled={isMending}
            onClick={() => isMending || props.onMend()}
          >
            {isMending ? 'Mending…' : 'Mend it'}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
};
