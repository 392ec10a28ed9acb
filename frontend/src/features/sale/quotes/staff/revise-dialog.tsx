import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraftQuoteMutation, type StaffQuoteFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';

const choices = [
  {
    fromDesign: false,
    title: 'As it is',
    text: 'Copies every line, the terms, the discounts, and the version of the design.',
  },
  {
    fromDesign: true,
    title: 'With prices from the newest design',
    text: 'Takes the lines of the price book anew, at today’s prices. What you added yourself stays.',
  },
] as const;

interface ReviseDialogProps {
  readonly quote: Pick<StaffQuoteFragment, 'id' | 'dealId' | 'number'>;
  readonly onClose: () => void;
}

/** Asks what a revision begins with, drafts it, and opens it. */
export const ReviseDialog = ({ quote, onClose }: ReviseDialogProps) => {
  const title = 'No quote was drafted';
  const { failure, fail, clear } = useSaveError(title);
  const [fromDesign, setFromDesign] = useState(false);
  const [draft, { loading }] = useDraftQuoteMutation();
  const navigate = useNavigate();
  const close = useIfMounted(onClose);
  const revise = async (): Promise<void> => {
    clear();
    try {
      const { data } = await draft({ variables: { dealId: quote.dealId, replaces: quote.id, fromDesign } });
      if (!data) return;
      close();
      void navigate(`/quotes/${data.draftQuote.id}`);
    } catch (error) {
      fail(errorText(error));
    }
  };
  return (
    <FormDialog
      title={`Revise ${nameOfQuote(quote)}`}
      description="Drafts a quote that replaces this one once it is issued."
      action="Draft revision"
      busyText="Drafting..."
      busy={loading}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => {
        event.preventDefault();
        void revise();
      }}
      onClose={onClose}
    >
      <chakra.fieldset display="grid" gap="3">
        <chakra.legend srOnly>What the revision begins with</chakra.legend>
        {choices.map((choice) => (
          <chakra.label
            key={choice.title}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="3"
            p="3"
            borderWidth="1px"
            borderColor={choice.fromDesign === fromDesign ? 'pine' : 'edge'}
            borderRadius="md"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name="fromDesign"
              w="5"
              h="5"
              mt="px"
              accentColor="pine"
              checked={choice.fromDesign === fromDesign}
              onChange={() => setFromDesign(choice.fromDesign)}
            />
            <span>
              <chakra.span display="block" fontWeight="600">
                {choice.title}
              </chakra.span>
              <chakra.span textStyle="small" color="quiet">
                {choice.text}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.fieldset>
    </FormDialog>
  );
};
