import { chakra } from '@chakra-ui/react/styled-system';
import type { Reading } from '@hearthline/rules/sale/agreements/reading.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { LinkedAgreementShownFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showPdf } from '../../../../platform/api/show-pdf.ts';
import { ConsentStep } from './consent-step.tsx';
import { DeclineButtons } from './decline-buttons.tsx';
import { linkedFile } from '../../../../platform/api/linked-file.ts';
import { ReadingView } from './reading-view.tsx';
import { SignHead } from './sign-head.tsx';
import { SignatureStep } from './signature-step.tsx';
import { SignedCopy } from './signed-copy.tsx';
import { Step } from './step.tsx';
import { WarrantyButtons } from './warranty-buttons.tsx';
import { paperWords } from './paper-words.ts';

interface SignStepsProps {
  readonly token: string;
  readonly agreement: LinkedAgreementShownFragment;
  /** Reads the agreement again. */
  readonly onChanged: () => void;
}

/** Read, agree to sign electronically, sign, and keep a copy. */
export const SignSteps = ({ token, agreement: read, onChanged }: SignStepsProps) => {
  // Reading it again would only answer that the link has ended.
  const [ended, setEnded] = useState<{ agreement: LinkedAgreementShownFragment; onPaper: boolean } | null>(
    null,
  );
  const agreement = ended?.agreement ?? read;
  const { kind, number, state, status, lastDay } = agreement;
  const { name: paper, file } = paperWords(agreement);
  const isAgreement = kind !== 'change_order';
  const [reading, setReading] = useState(false);
  /** What it says, once somebody has asked to read it here. */
  const [page, setPage] = useState<Reading | null>(null);
  const pageId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  // Not disabled meanwhile: the button would lose the focus.
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (reading) return;
    setFailure(null);
    setReading(true);
    try {
      await work();
      onChanged();
    } catch (error) {
      setFailure(errorText(error));
    }
    setReading(false);
  };
  const open = (path: string, name: string): Promise<void> =>
    run(() => showPdf(() => linkedFile(token, path), name));
  const readHere = (): void => {
    if (page) return setPage(null);
    void run(async () => {
      const answer = await linkedFile(token, '/api/linked-agreement/reading');
      setPage((await answer.json()) as Reading);
    });
  };
  const openWarranty = (path: string, name: string): void => void open(path, name);
  const openAgreement = (): void => void open('/api/linked-agreement.pdf', `${file}-${number}.pdf`);
  const readDisclosures = (): void =>
    void open('/api/linked-agreement/disclosures.pdf', `disclosures-${number}.pdf`);
  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // What was pressed is gone or done: goes on where the next step, or the end, begins. After reading, the button stays.
    if (state !== 'viewed') steps.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [state]);
  const isSigned = state === 'signed';
  const hasRead = state !== 'sent';
  return (
    <chakra.div ref={steps} display="grid" gap={{ base: '5', md: '6' }} maxW="46rem" mx="auto">
      <SignHead agreement={agreement} />
      {state === 'declined' ? (
        <Text role="status" look="lead" tabIndex={-1} data-next>
          {ended?.onPaper
            ? `You have asked to sign on paper. We have notified ${agreement.company.name}, who will send you the ${paper}.`
            : `You have declined this ${paper}. We have notified ${agreement.company.name}, who will get in touch.`}
        </Text>
      ) : isSigned ? (
        <SignedCopy
          agreement={agreement}
          reading={reading}
          onRead={openAgreement}
          onReadDisclosures={readDisclosures}
          onOpenWarranty={openWarranty}
        />
      ) : (
        <>
          <Step number={1} title="Read" state={hasRead ? 'done' : 'now'}>
            <Text look="small">
              {isAgreement
                ? 'The agreement, its disclosures and the warranties open in a new tab. You can also read the agreement on this page. Take your time: nothing is signed by opening them.'
                : 'The change order opens in a new tab. You can also read it on this page. Take your time: nothing is signed by opening it, and your agreement stays as it is until everybody has signed.'}
            </Text>
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button variant={hasRead ? 'outline' : 'solid'} aria-busy={reading} onClick={openAgreement}>
                Read the {paper}
              </Button>
              <Button
                variant="outline"
                aria-busy={reading}
                aria-expanded={page !== null}
                aria-controls={page ? pageId : undefined}
                onClick={readHere}
              >
                {page ? 'Hide the text' : 'Read it on this page'}
              </Button>
            </chakra.div>
            {isAgreement && (
              <chakra.div display="flex" flexWrap="wrap" gap="3">
                <Button variant="outline" aria-busy={reading} onClick={readDisclosures}>
                  Read the disclosures
                </Button>
                <WarrantyButtons files={agreement.files} busy={reading} onOpen={openWarranty} />
              </chakra.div>
            )}
            {page && <ReadingView id={pageId} label={`The ${paper}`} reading={page} />}
          </Step>
          <chakra.p srOnly aria-live="polite">
            {state === 'viewed' && `You have opened the ${paper}. You can agree to sign electronically now.`}
          </chakra.p>
          <ConsentStep token={token} agreement={agreement} onChanged={onChanged} />
          <SignatureStep token={token} agreement={agreement} onChanged={onChanged} />
          {status === 'out' && lastDay && (
            <Text look="small" quiet>
              Sign by {dayText(lastDay)}.
            </Text>
          )}
          <DeclineButtons
            token={token}
            agreement={agreement}
            onEnded={(last, onPaper) => setEnded({ agreement: last, onPaper })}
          />
        </>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </chakra.div>
  );
};
