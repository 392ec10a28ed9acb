import { hitsOfKind, maxHits, searchKinds, type SearchKind } from '@hearthline/rules/office/search-hits.ts';
import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

const SearchKindEnum = graphqlEnum('SearchKind', 'What a hit of the search is.', searchKinds, {
  contact: 'A contact that the viewer may open; only for staff.',
  deal: 'A deal that the viewer may open; only for staff.',
  quote: 'A quote of which the number was typed, as in `Q-1001`, if the viewer may read it.',
  agreement: 'An agreement, by its number as in `A-1001`.',
  payment: 'A payment, by the number of its receipt as in `R-1001`.',
  project: 'A project that the viewer may open.',
  appointment: 'An appointment that the viewer may open.',
  document: 'A document that the viewer may open.',
  design:
    'A design: a customer’s own, or for staff the one whose code was typed, of those that they read. By the home of a design staff find the contact.',
  campaign: 'A campaign; only for whoever may list campaigns.',
  user: 'An account; only for whoever may list accounts. Archived accounts are not found.',
  report: 'A saved report: a shared one or the viewer’s own, of what they may list; only for staff.',
});

@ObjectType({
  simpleResolvers: true,
  description: `One thing that the search found. At most ${hitsOfKind} of one kind, ${maxHits} in all.`,
})
export class SearchHit {
  @Field(() => SearchKindEnum, { description: 'What it is.' })
  kind!: SearchKind;

  @Field(() => ID, { description: 'Its id; unique together with the kind.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'One line that tells it apart from others of the same name. Null if there is nothing to say.',
  })
  detail!: string | null;

  @Field(() => String, { description: 'The path of the screen that shows it to this viewer.' })
  path!: string;
}
