import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FooterBar } from '../../../../ui/forms/footer-bar.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface HomeFooterProps {
  readonly isNew: boolean;
  readonly isPublished: boolean;
  readonly typing: boolean;
  readonly saving: boolean;
  /** A conflict waits for a decision, or something else is under way. */
  readonly waits: boolean;
  readonly failure: string | null;
  readonly onDiscard: () => void;
  /** A conflict to decide. */
  readonly children: ReactNode;
}

/** Saves the form, and says whether there is something to save; always in view. */
export const HomeFooter = ({
  isNew,
  isPublished,
  typing,
  saving,
  waits,
  failure,
  onDiscard,
  children,
}: HomeFooterProps) => {
  const state = typing
    ? 'You have unsaved changes.'
    : isNew
      ? 'Nothing is saved yet.'
      : 'All changes are saved.';
  return (
    <FooterBar>
      {children}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {/* On a phone, the two buttons say it. */}
        <Text look="small" quiet role="status" flex="1 1 9rem" srOnly={typing && { base: true, sm: false }}>
          {state}
          {typing && isPublished && ' Visitors see them once they are saved.'}
        </Text>
        {typing && !saving && (
          <Button variant="outline" flex={{ base: '1', sm: '0 0 auto' }} disabled={waits} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <Button
          type="submit"
          flex={{ base: typing ? '1' : '0 0 auto', sm: '0 0 auto' }}
          disabled={saving || waits || !typing}
        >
          {saving ? 'Saving...' : isNew ? 'Save draft' : 'Save changes'}
        </Button>
      </chakra.div>
    </FooterBar>
  );
};
