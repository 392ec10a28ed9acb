import { chakra } from '@chakra-ui/react/styled-system';
import { homeSlugOf, homeTitles } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { ReactNode } from 'react';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { CheckboxField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { publicPage } from '../catalog-words.ts';
import type { HomeForm } from './home-form-state.ts';

/** The rule's limit. */
const maxLength = 2000;

interface HomeDetailsProps {
  readonly form: HomeForm;
  /** Whether visitors may have kept its address. */
  readonly wasPublished: boolean;
  /** The facts, typed or read from the plan. */
  readonly facts: ReactNode;
  /** Its own look. */
  readonly look: ReactNode;
}

/** Name, address, facts, description and whether the home page features it. */
export const HomeDetails = ({ form, wasPublished, facts, look }: HomeDetailsProps) => {
  const { values, base } = form;
  const {
    register,
    formState: { errors },
  } = form.form;
  const slug = values.slug.trim() || homeSlugOf(values.name);
  const isMoving = wasPublished && base !== null && slug !== base.slug;
  const field = fieldProps(register, errors);
  return (
    <Card
      as="section"
      aria-labelledby="home-details"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading id="home-details" look="subheading">
        Details
      </Heading>
      <TextField label={homeTitles.name} required autoComplete="off" maxLength={60} {...field('name')} />
      <TextField
        label={homeTitles.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        placeholder={homeSlugOf(values.name)}
        help={
          isMoving
            ? `Becomes ${publicPage({ slug })}. Links to ${publicPage(base)} will no longer work.`
            : slug
              ? `Its page: ${publicPage({ slug })}`
              : 'The end of its page’s address. Left blank, it is made from the name.'
        }
        {...field('slug')}
      />
      {facts}
      {look}
      <TextAreaField
        label={homeTitles.description}
        required
        rows={6}
        maxLength={maxLength}
        help={
          <chakra.span display="flex" justifyContent="space-between" gap="3">
            <span>A few sentences for visitors. Plain text.</span>
            <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {values.description.length.toLocaleString('en-US')} of {maxLength.toLocaleString('en-US')}
            </chakra.span>
          </chakra.span>
        }
        {...field('description')}
      />
      <CheckboxField
        label={
          <>
            <strong>{homeTitles.featured}</strong>
            <chakra.span display="block" color="quiet">
              Shown on the home page once it is published.
            </chakra.span>
          </>
        }
        {...register('featured')}
      />
    </Card>
  );
};
