import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { legalSentences, legalTitles, type LegalKey } from '@hearthline/rules/legal/pages.ts';
import { useCompany } from '../../../../domain/company.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Container } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { LegalBody } from './legal-body.tsx';
import { useLegalText } from './legal-text.ts';

/** `March 31, 2027`: the weekday of a change is of no use. */
const changedText = (day: string): string => `Last changed on ${longDate(day).replace(/^\w+, /, '')}.`;

/** A legal page: its text as an admin last saved it, and above it whether that is still a sample. */
export const LegalPage = ({ which }: { readonly which: LegalKey }) => {
  const { name } = useCompany();
  const { text, failed, retry } = useLegalText(which);
  const about = [name, text?.updatedOn && changedText(text.updatedOn)].filter(Boolean).join('. ');
  return (
    <>
      <PageHeader title={legalTitles[which]} lead={about || undefined} />
      <Container pb={{ base: '14', md: '24' }}>
        {failed ? (
          <ErrorNotice title="We could not load this page" onRetry={retry}>
            Please check your connection and try again.
          </ErrorNotice>
        ) : text ? (
          <>
            {text.sample && (
              <Text
                look="small"
                role="note"
                maxW="prose"
                mb="8"
                px="4"
                py="3"
                borderRadius="md"
                bg="emberTint"
                color="emberText"
                fontWeight="500"
              >
                {legalSentences.sample}
              </Text>
            )}
            <LegalBody body={text.body} />
          </>
        ) : (
          <chakra.div maxW="prose" role="status" aria-label="Loading">
            <Skeleton minH="60rem" data-skeleton />
          </chakra.div>
        )}
      </Container>
    </>
  );
};
