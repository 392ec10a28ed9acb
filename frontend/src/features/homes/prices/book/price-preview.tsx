import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { rangeText, shortCentsText } from '@hearthline/rules/dollars.ts';
import { homeAloneText } from '@hearthline/rules/homes/prices/price-text.ts';
import { useState } from 'react';
import {
  usePricedHomesQuery,
  usePricePreviewQuery,
  type PricePreviewQuery,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { PriceLines } from '../price-lines.tsx';
import { cacheFirst, networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

type Preview = PricePreviewQuery['pricePreview'];

const Lines = ({ price }: { readonly price: Preview }) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    {price.delivered ? (
      <>
        <Text fontWeight="600">
          About {shortCentsText(price.aboutCents)},{' '}
          {rangeText(price.totalLowCents, price.totalHighCents, shortCentsText)} on {dayText(price.on)}
        </Text>
        <PriceLines price={price} />
      </>
    ) : (
      <Text fontWeight="600">
        {price.conflicts.join(' ')} {homeAloneText(price.aboutCents)} on {dayText(price.on)}
      </Text>
    )}
    {price.assumptions.length > 0 && (
      <Text look="fine" quiet>
        Assumed: {price.assumptions.join(' ')}
      </Text>
    )}
  </chakra.div>
);

interface PricePreviewDialogProps {
  /** The day that the book shows; null for today. */
  readonly on: string | null;
  readonly onClose: () => void;
}

/** What a home costs on a day, line by line. */
export const PricePreviewDialog = ({ on, onClose }: PricePreviewDialogProps) => {
  const today = useToday();
  const [day, setDay] = useState(on ?? today);
  const [chosen, setChosen] = useState('');
  const { data: list } = usePricedHomesQuery(cacheFirst);
  const homes = (list?.homes ?? []).toSorted((one, other) => one.name.localeCompare(other.name));
  const slug = chosen || homes[0]?.slug;
  const { data, previousData, error } = usePricePreviewQuery(
    slug ? { variables: { slug, on: day }, ...networkOnly } : skipToken,
  );
  const price = (data ?? previousData)?.pricePreview;
  return (
    <Dialog
      title="What this home costs"
      description="With standard equipment on a typical site."
      wide
      onClose={onClose}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <FieldRow fieldWidth="12rem">
          <SelectField label="Home" value={slug ?? ''} onChange={(event) => setChosen(event.target.value)}>
            {homes.map(({ slug: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="On"
            type="date"
            value={day}
            onChange={(event) => event.target.value && setDay(event.target.value)}
          />
        </FieldRow>
        {error ? (
          <FormMessage tone="error">{errorText(error)}</FormMessage>
        ) : !price ? (
          <Skeleton h="24rem" />
        ) : price.lines.length > 0 ? (
          <Lines price={price} />
        ) : (
          <FormMessage>This home has no price on {dayText(day)}.</FormMessage>
        )}
      </chakra.div>
    </Dialog>
  );
};
