import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import { z } from 'zod';
import { bounds } from './bounds.ts';
import * as words from './document.ts';
import { isBedroom, needsFacing } from './kinds.ts';

const text = z.string().min(1).max(bounds.text);
const coordinate = z.int().min(-bounds.coordinate).max(bounds.coordinate);
const size = z.int().min(1).max(bounds.coordinate);
/** A height or width that may be none, such as the clear opening of a fixed window. */
const inches = z.int().min(0).max(bounds.coordinate);
const squareInches = z
  .int()
  .min(0)
  .max(bounds.length * bounds.width);
const squareFeet = z
  .number()
  .min(0)
  .max(bounds.length * bounds.width);
const count = z.int().min(0).max(bounds.lists.rooms);

const box = { x: coordinate, y: coordinate, w: size, h: size };
const point = { x: coordinate, y: coordinate };

const idsOf = <Id extends string>(options: readonly { readonly id: Id }[]): Id[] =>
  options.map(({ id }) => id);
const roof = z.enum(idsOf(roofQuestion.options));
const siding = z.enum(idsOf(sidingQuestion.options));

/** Says that a field is missing which only some objects of a kind have. */
const require = (
  context: z.core.$RefinementCtx,
  object: Readonly<Record<string, unknown>>,
  ...fields: string[]
): void => {
  for (const field of fields)
    if (object[field] === undefined)
      context.addIssue({ code: 'custom', path: [field], message: 'Required here' });
};

/** Makes an object's schema: what it says of unknown fields is the only thing in which schemas of plans differ. */
type ObjectOf<Config extends z.core.$ZodObjectConfig> = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
) => z.ZodObject<z.core.util.Writeable<Shape>, Config>;

/**
 * The schema of a plan document. The lengths of its lists have to be bounded beforehand (`check/read-plan.ts`).
 * @param object makes the schema of each object in it: `z.looseObject` keeps unknown fields, `z.strictObject` refuses them
 */
export const planSchemaOf = <Config extends z.core.$ZodObjectConfig>(object: ObjectOf<Config>) => {
  const room = object({
    id: text,
    name: text,
    use: z.enum(words.uses),
    floor: z
      .array(z.tuple([coordinate, coordinate]))
      .min(3)
      .max(bounds.corners),
    ceiling: size,
    squareFeet,
    bed: z.enum(words.bedKinds).optional(),
    sleeps: z.int().min(1).max(20).optional(),
    bath: z.enum(words.bathKinds).optional(),
    for: text.optional(),
    rod: z.boolean().optional(),
    shelf: z.boolean().optional(),
  }).superRefine((value, context) => {
    if (isBedroom(value.use)) require(context, value, 'bed', 'sleeps');
    if (value.use === 'bath') require(context, value, 'bath');
  });

  const door = object({
    id: text,
    wall: text,
    ...box,
    kind: z.enum(words.doorKinds),
    rooms: z.tuple([text, text]),
    clearWidth: inches,
    clearHeight: inches,
    lock: z.enum(words.locks),
    into: text.optional(),
    hinge: z.enum(words.hinges).optional(),
    exit: z.boolean().optional(),
    entry: z.boolean().optional(),
    glazedArea: squareInches.optional(),
    openableArea: squareInches.optional(),
    safetyGlazing: z.boolean().optional(),
  }).superRefine((value, context) => {
    if (value.kind === 'hinged') require(context, value, 'into', 'hinge');
    const outer = value.rooms.filter((one) => one === words.outside).length;
    if (outer > 0) require(context, value, 'glazedArea', 'openableArea', 'safetyGlazing');
    if (outer > 1) context.addIssue({ code: 'custom', path: ['rooms'], message: 'Outside is allowed once' });
  });

  const window = object({
    id: text,
    wall: text,
    room: text,
    ...box,
    operation: z.enum(words.operations),
    sill: inches,
    height: size,
    glazedArea: squareInches,
    openableArea: squareInches,
    clearWidth: inches,
    clearHeight: inches,
    latch: inches,
    safetyGlazing: z.boolean(),
  });

  const fixture = object({
    id: text,
    kind: z.enum(words.fixtureKinds),
    room: text,
    ...box,
    facing: z.enum(words.sides).optional(),
    seats: z.int().min(0).max(100).optional(),
  }).superRefine((value, context) => {
    if (needsFacing(value.kind)) require(context, value, 'facing');
  });

  const alarm = object({
    id: text,
    kind: z.enum(words.alarmKinds),
    room: text,
    ...point,
    mount: z.enum(words.mounts),
    interconnected: z.boolean(),
    photoelectric: z.boolean(),
    silence: z.boolean(),
  });

  const fan = object({
    id: text,
    kind: z.enum(words.fanKinds),
    room: text,
    ...point,
    cfm: z.number().min(0).max(100_000),
  });

  const level = object({
    sections: z.array(object({ id: text, ...box })),
    rooms: z.array(room),
    walls: z.array(object({ id: text, ...box, kind: z.enum(words.wallKinds) })),
    doors: z.array(door),
    windows: z.array(window),
    fixtures: z.array(fixture),
    alarms: z.array(alarm),
    fans: z.array(fan),
  });

  const steps = object({
    id: text,
    ...box,
    porch: text,
    kind: z.enum(words.stepsKinds),
    risers: z.int().min(0).max(100),
    facing: z.enum(words.sides),
  }).superRefine(({ kind, risers }, context) => {
    if (kind === 'ramp' && risers !== 0)
      context.addIssue({ code: 'custom', path: ['risers'], message: 'A ramp has none' });
  });

  const front = object({
    style: z.enum(words.styles),
    roof,
    siding,
    color: z.enum(words.colors),
    parts: z.array(
      object({
        id: text,
        kind: z.enum(words.partKinds),
        side: z.enum(words.sides),
        from: coordinate,
        to: coordinate,
      }),
    ),
    second: object({ siding, where: z.enum(words.secondSidingPlaces) }).nullable(),
  });

  return object({
    schema: z.literal(words.planSchemaName),
    name: text,
    length: z.int().min(1).max(bounds.length),
    width: z.int().min(1).max(bounds.width),
    widthClass: z.enum(words.widthClasses),
    fuel: z.enum(words.fuels),
    garage: z.boolean(),
    summary: object({
      bedrooms: count,
      fullBaths: count,
      threeQuarterBaths: count,
      halfBaths: count,
      squareFeet,
    }),
    arrangement: z.enum(words.arrangements).optional(),
    street: z.enum(words.streetSides).optional(),
    porches: z.array(object({ id: text, ...box, covered: z.boolean().optional() })),
    steps: z.array(steps).optional(),
    front: front.optional(),
    levels: z.tuple([level]),
  }).superRefine((value, context) => {
    if (value.front === undefined) return;
    require(context, value, 'arrangement', 'street', 'steps');
    for (const [index, porch] of value.porches.entries())
      if (porch.covered === undefined)
        context.addIssue({ code: 'custom', path: ['porches', index, 'covered'], message: 'Required here' });
  });
};

/** A plan document, with whatever else it carries. */
export const planSchema = planSchemaOf(z.looseObject);
