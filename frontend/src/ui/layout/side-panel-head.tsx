import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Tooltip } from '../actions/tooltip.tsx';
import { Button } from '../actions/button.tsx';
import { Heading } from '../text/text.tsx';
import { BackIcon, CloseIcon, NextIcon } from '../theme/icons.tsx';

export interface SidePanelHeadProps {
  readonly headingId: string;
  /** The name of what it shows. */
  readonly title: ReactNode;
  /** Beside the name, as a status that can be changed there. */
  readonly aside?: ReactNode;
  /** Further buttons, as one that opens the full page. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** Shows the entry before or after this one; null at the end of the list, missing if there is no list. */
  readonly onPrevious?: (() => void) | null | undefined;
  readonly onNext?: (() => void) | null | undefined;
}

const Tool = ({
  label,
  hint,
  onClick,
  children,
}: {
  readonly label: string;
  readonly hint: string;
  readonly onClick: (() => void) | null;
  readonly children: ReactNode;
}) => (
  <Tooltip text={hint}>
    <Button
      variant="ghost"
      size="icon"
      color="quiet"
      aria-label={label}
      // Not `disabled`: at the end of the list the focus would be lost.
      aria-disabled={onClick === null}
      onClick={() => onClick?.()}
      css={{ '&[aria-disabled=true]': { opacity: '0.4', cursor: 'not-allowed' } }}
    >
      {children}
    </Button>
  </Tooltip>
);

/** The head of a side panel, which stays while its content scrolls. */
export const SidePanelHead = ({
  headingId,
  title,
  aside,
  actions,
  onClose,
  onPrevious,
  onNext,
}: SidePanelHeadProps) => (
  <chakra.header flexShrink="0" borderBottomWidth="1px" borderColor="line" ps="4" pe="2" pt="1.5" pb="3">
    <chakra.div display="flex" alignItems="center" gap="0.5" ms="-2.5">
      {onPrevious !== undefined && (
        <Tool label="Previous in the list" hint="Previous (K)" onClick={onPrevious}>
          <BackIcon />
        </Tool>
      )}
      {onNext !== undefined && (
        <Tool label="Next in the list" hint="Next (J)" onClick={onNext}>
          <NextIcon />
        </Tool>
      )}
      <chakra.span flex="1" />
      {actions}
      <Tool label="Close panel" hint="Close (Esc)" onClick={onClose}>
        <CloseIcon />
      </Tool>
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="1" pe="2">
      <Heading
        id={headingId}
        as="h2"
        look="heading"
        tabIndex={-1}
        data-focus-first
        flex="1 1 10rem"
        minW="0"
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      {aside}
    </chakra.div>
  </chakra.header>
);
