import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  walkInSentences,
  walkInPerson,
  type TypedWalkInPerson,
  type WalkInPerson,
} from '@hearthline/rules/sale/walk-in.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { contentOf, siteWith, type Configuration } from '../../../domain/configuration.ts';
import { PlaceFields } from '../../../domain/place-fields.tsx';
import { usePrice } from '../../../domain/use-price.ts';
import { useStartWalkInMutation, WalkInQuoteDocument } from '../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../platform/api/error-text.ts';
import { useIdempotencyKeys } from '../../../platform/api/idempotency-key.ts';
import { useRest } from '../../../platform/api/use-rest.ts';
import {
  useKeepOnSessionEnd,
  useRestoredForm,
  useRestoredValue,
} from '../../../platform/form-memory/restored-form.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { homeOf, homeWords } from './walk-in-home.ts';
import { WalkInPrice } from './walk-in-price.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

const nobody = { firstName: '', lastName: '', phone: '', email: '' };
const fieldNames = ['firstName', 'lastName', 'phone', 'email'] as const;

type Wanted = Pick<Configuration, 'roof' | 'siding' | 'options' | 'site'>;
const nothing: Wanted = { roof: null, siding: null, options: [], site: null };

interface ChosenHome {
  readonly slug: string;
  readonly wanted: Wanted;
}
const isChosenHome = (value: unknown): value is ChosenHome =>
  typeof value === 'object' && value !== null && 'slug' in value && 'wanted' in value;

/** The home and what is wanted of it, which outlive a reload and leaving the page until the quote is made. */
const useHome = () => {
  const restored = useRestoredValue('walk-in home');
  const before = isChosenHome(restored) ? restored : { slug: '', wanted: nothing };
  const [slug, setSlug] = useState(before.slug);
  const [wanted, setWanted] = useState<Wanted>({ ...nothing, ...before.wanted });
  const isSent = useRef(false);
  useKeepOnSessionEnd('walk-in home', () => (isSent.current || !slug ? null : { slug, wanted }), {
    whenLeft: true,
  });
  const forget = (): void => void (isSent.current = true);
  return [slug, setSlug, wanted, setWanted, forget] as const;
};

interface WalkInScreenProps {
  /** Draws what can be chosen for the home. */
  readonly choices: (configuration: Configuration) => ReactNode;
}

/** Somebody who comes by, from the name to the draft of a quote, on one page. Whatever goes wrong, what was entered stays. */
export const WalkInScreen = ({ choices }: WalkInScreenProps) => {
  const navigate = useNavigate();
  const { loaded } = useRest('GET /api/homes');
  const homes = loaded.state === 'loaded' ? loaded.value.homes : [];
  const [slug, setSlug, wanted, setWanted, forgetHome] = useHome();
  const [homeError, setHomeError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  // No state: whoever presses Quote right from the field leaves it in the same press.
  const wrongZip = useRef<HTMLInputElement>(null);
  const listed = homes.find((home) => home.slug === slug);
  const configuration: Configuration = {
    ...wanted,
    name: listed?.name ?? '',
    home: listed ? homeOf(listed) : null,
    loan: null,
    claims: [],
    canEdit: true,
    save: ({ site, ...change }) => {
      setWanted((before) => ({
        ...before,
        ...(change as Partial<Wanted>),
        ...(site !== undefined && {
          site: site && siteWith({ ...before.site, ...site }),
        }),
      }));
      return Promise.resolve(null);
    },
  };
  const answer = usePrice(contentOf(configuration));
  const form = useForm<TypedWalkInPerson, unknown, WalkInPerson>({
    resolver: zodResolver(walkInPerson),
    defaultValues: nobody,
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm('walk-in', form, { whenLeft: true });
  const keys = useIdempotencyKeys('walk-in', { whenLeft: true });
  const [start] = useStartWalkInMutation();
  const [findQuote] = useLazyQuery(WalkInQuoteDocument, networkOnly);
  const send = async (person: WalkInPerson): Promise<void> => {
    setFailure(null);
    setHomeError(listed ? undefined : walkInSentences.home);
    wrongZip.current?.focus();
    if (!listed || wrongZip.current) return;
    const { roof, siding, options, site } = wanted;
    const input = {
      ...person,
      design: { home: { slug: listed.slug }, roof, siding, options: [...options], site },
    };
    try {
      const { data } = await start({ variables: { input }, ...keys.headersFor(input) });
      if (!data) return;
      keys.forget();
      forgetHome();
      const { id, number, buyerName } = data.startWalkIn;
      const found = await findQuote({ variables: { dealId: id } }).catch(() => ({ data: undefined }));
      const [quote] = found.data?.quotes.quotes ?? [];
      showToast({ title: `${number} for ${buyerName}`, text: 'The quote is a draft until you issue it.' });
      void navigate(quote ? `/quotes/${quote.id}` : `/deals/${id}`);
    } catch (error) {
      setFailure(errorText(error));
      showFieldErrors(error, setError, fieldNames);
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Walk-in"
      onSubmit={(event) => void handleSubmit(send)(event)}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Card display="grid" gap="4">
        <Heading as="h2" look="minor">
          Who is it?
        </Heading>
        <Grid>
          <TextField
            label="First name"
            required
            autoFocus
            autoComplete="off"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            required
            autoComplete="off"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="off"
            help="A phone number or an email address."
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...register('email')}
          />
        </Grid>
      </Card>
      <Card display="grid" gap="5">
        <Heading as="h2" look="minor">
          Which home?
        </Heading>
        <SelectField
          label="Home"
          required
          value={slug}
          error={listed ? undefined : homeError}
          disabled={loaded.state === 'loading'}
          onChange={(event) => setSlug(event.target.value)}
        >
          <option value="">{loaded.state === 'loading' ? 'Loading...' : 'Choose a home'}</option>
          {homes.map((home) => (
            <option key={home.slug} value={home.slug}>
              {homeWords(home)}
            </option>
          ))}
        </SelectField>
        <Grid>
          <PlaceFields
            place={{ zip: wanted.site?.zip ?? null, land: wanted.site?.land ?? null }}
            save={(change) => configuration.save({ site: change })}
            onProblem={(field) => void (wrongZip.current = field)}
          />
        </Grid>
        {listed && choices(configuration)}
      </Card>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <WalkInPrice answer={answer} hasHome={listed !== undefined} isBusy={isSubmitting} />
    </chakra.form>
  );
};
