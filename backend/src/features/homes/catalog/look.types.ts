import { colors, styles, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { Field, InputType, ObjectType } from 'type-graphql';

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The same fields in a question and in an answer. */
@ObjectType('Look', { simpleResolvers: true, description: 'How a home looks from outside.' })
@InputType('LookInput', { description: 'How a home looks from outside: all four are said.' })
export class LookType implements Look {
  @Field(() => String, {
    description: `The style of its front: ${listed(styles)}. With an end to the street \`plain\` and \`porch-end\` fit, otherwise all but \`porch-end\`.`,
  })
  style!: Look['style'];

  @Field(() => String, { description: 'The id of the roof, as in `/api/options`.' })
  roof!: Look['roof'];

  @Field(() => String, { description: 'The id of the siding, as in `/api/options`.' })
  siding!: Look['siding'];

  @Field(() => String, {
    description: `The color of its walls; of brick and stone that of the trim: ${listed(colors)}.`,
  })
  color!: Look['color'];
}
