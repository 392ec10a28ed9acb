import { touchLengths } from '@hearthline/rules/people/leads/touch-parts.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';

const most = `at most ${touchLengths.part} characters`;
const parts = {
  source: `Who sent the visitor, by \`utm_source\`; ${most}.`,
  medium: `By what means, by \`utm_medium\`; ${most}.`,
  campaign: `Of which campaign, by \`utm_campaign\` or \`campaign\`; ${most}.`,
  term: `For which words, by \`utm_term\`; ${most}.`,
  content: `By which of several links, by \`utm_content\`; ${most}.`,
  referrer: 'The page that linked here, without its query.',
} as const;
const unless = (text: string): string => `${text} Null if it is not known.`;

/** How a visitor came to the site once, as their browser tells. What is too long is cut, and what is no text left out: it stops nothing. */
@InputType({
  description: 'How a visitor came to the site once. Nothing in it stops a booking or a request.',
})
export class TouchInput {
  @Field(() => String, { nullable: true, description: parts.source })
  source?: string | null;

  @Field(() => String, { nullable: true, description: parts.medium })
  medium?: string | null;

  @Field(() => String, { nullable: true, description: parts.campaign })
  campaign?: string | null;

  @Field(() => String, { nullable: true, description: parts.term })
  term?: string | null;

  @Field(() => String, { nullable: true, description: parts.content })
  content?: string | null;

  @Field(() => String, { nullable: true, description: parts.referrer })
  referrer?: string | null;

  @Field(() => String, { nullable: true, description: 'When, in ISO 8601.' })
  at?: string | null;
}

@InputType({ description: 'How a visitor came to the site the first time, and the last time.' })
export class TouchesInput {
  @Field(() => TouchInput, { nullable: true, description: 'The first time.' })
  first?: TouchInput | null;

  @Field(() => TouchInput, { nullable: true, description: 'The last time; the first time if omitted.' })
  last?: TouchInput | null;
}

@ObjectType('Touch', { simpleResolvers: true, description: 'How a visitor came to the site once.' })
export class TouchType {
  @Field(() => String, { nullable: true, description: unless(parts.source) })
  source!: string | null;

  @Field(() => String, { nullable: true, description: unless(parts.medium) })
  medium!: string | null;

  @Field(() => String, { nullable: true, description: unless(parts.campaign) })
  campaign!: string | null;

  @Field(() => String, { nullable: true, description: unless(parts.term) })
  term!: string | null;

  @Field(() => String, { nullable: true, description: unless(parts.content) })
  content!: string | null;

  @Field(() => String, { nullable: true, description: unless(parts.referrer) })
  referrer!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: unless('When.') })
  at!: string | null;
}
