import { deliveredText } from '@hearthline/rules/homes/prices/price-text.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { useEffect, useState } from 'react';
import { ShortPriceText } from '../../../../domain/short-price-text.tsx';
import { keyHeader, keyOf } from '../../../../domain/stored-design.ts';
import { rest } from '../../../../platform/api/rest-client.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface DesignPriceProps {
  readonly design: {
    readonly code: string;
    readonly version: number;
    readonly aboutCents: number | null;
    readonly loan?: { readonly kind: string | null } | null;
  };
}

/** What a design costs today, at a glance; until that is known, the delivered total that was stored with it. */
export const DesignPrice = ({ design: { code, version, aboutCents, loan } }: DesignPriceProps) => {
  const session = useSessionStore();
  const [price, setPrice] = useState<Price | null>(null);
  useEffect(() => {
    let isLeft = false;
    rest('GET /api/designs/{code}/price', {
      session,
      parameters: { code },
      headers: keyHeader(keyOf(code)),
    }).then(
      (answer) => isLeft || setPrice(answer as Price),
      () => undefined,
    );
    return () => void (isLeft = true);
    // Another version may cost something else.
  }, [session, code, version]);
  const short = price && shortPriceOf(price, loan?.kind ?? null);
  if (short) return <ShortPriceText price={short} />;
  return aboutCents !== null && <Text fontWeight="600">{deliveredText(aboutCents)}</Text>;
};
