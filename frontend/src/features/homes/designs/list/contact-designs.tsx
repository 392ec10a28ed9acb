import { chakra } from '@chakra-ui/react/styled-system';
import { useContactDesignsQuery } from '../../../../gql/generated.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { DesignCard } from './design-card.tsx';
import { SinceLead } from './lead-design-card.tsx';

/** The designs that a contact made, booked or asked with; nothing if there are none. */
export const ContactDesigns = ({ contactId }: { contactId: string }) => {
  const { data, error, refetch } = useContactDesignsQuery({
    variables: { id: contactId },
  });
  const designs = data?.contact.designs ?? [];
  if (error && !data)
    return (
      <ErrorNotice
        title="Their designs could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (designs.length === 0) return null;
  return (
    <chakra.section aria-labelledby="contact-designs" display="grid" gap="3">
      <Heading id="contact-designs" as="h2" look="subheading">
        Designs
      </Heading>
      {designs.map((design) => (
        <DesignCard key={design.id} design={design}>
          {data?.contact.leadDesigns
            .filter(({ code }) => code === design.code)
            .map((lead) => (
              <SinceLead key={lead.id} lead={lead} />
            ))}
        </DesignCard>
      ))}
    </chakra.section>
  );
};
